import { createServer } from "node:net";
import { runPackage } from "./run.mjs";

/**
 * Runs Playwright against a server of its own on a free port.
 * @param {{ chromium: string, data?: string, args?: string[], env?: Record<string, string> }} options `chromium` is the browser's path; `data` a
 *   folder for the server's data, otherwise one that stays between runs
 * @returns {Promise<number>} its exit code
 */
export async function playwright({ chromium, data, args = [], env = {} }) {
  const server = { E2E_PORT: String(await freePort()), ...(data === undefined ? {} : { E2E_DATA_DIR: data }) };
  const { code } = await runPackage("@playwright/test/cli.js", ["test", ...args], { show: true, env: { CHROMIUM_PATH: chromium, ...server, ...env } });
  return code;
}

/** @returns {Promise<number>} a port that nothing listens on now */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });
}
