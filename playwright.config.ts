import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3100);
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = process.env.CHROMIUM_PATH;
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

/** Browser tests run against the real server, started as a user starts it, on a data folder of its own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "build/reports/browser",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // On a busy machine a browser sometimes misses its moment; a defect fails again.
  retries: process.env.CI === undefined ? 0 : 2,
  use: {
    baseURL,
    // Recording costs a sixth of the time: where a failed test is run again, its second run is recorded.
    trace: process.env.CI === undefined ? "retain-on-failure" : "on-first-retry",
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
  // Pictures are for looking at, not tests: `npm run screenshots`.
  projects: process.env.SCREENSHOTS === undefined ? [{ name: "chromium", use: desktop }] : [{ name: "screenshots", testMatch: "screenshots.ts", use: desktop }],
  webServer: {
    command: "node scripts/start.mjs",
    url: `${baseURL}/api/health`,
    env: { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: process.env.E2E_DATA_DIR ?? "build/e2e-data" },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 4000 },
    reuseExistingServer: false,
    stdout: "pipe",
  },
});
