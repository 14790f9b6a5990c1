import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["{lib,app,components,bench,scripts}/**/*.test.{ts,tsx,mjs}"],
    globalSetup: ["scripts/ground/vitest-setup.mjs"],
    // Worker threads and native packages run inside the tests: processes keep a crash from the other half.
    pool: "forks",
    // One after the other in the same process, files share what is loaded and compiled: a fifth less time. A test leaves nothing behind.
    isolate: false,
    // By default one core is left idle, which on two is half of them.
    maxWorkers: "100%",
    // Servers, threads and kills on a busy machine; a defect fails again.
    retry: process.env.CI === undefined ? 0 : 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    watch: false,
    passWithNoTests: true,
    restoreMocks: true,
  },
});
