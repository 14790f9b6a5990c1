import { spawn } from "node:child_process";
import { resolve } from "node:path";

/** The import said on standard error why it failed. */
export class DemoDataError extends Error {
  constructor() {
    super("The fictional companies could not be made; the reason is above.");
    this.name = "DemoDataError";
  }
}

/**
 * Imports the demo register into a data folder, by the command of its own: in the server's process it would hold up every answer for seconds
 * and leave 200 MB behind. Its progress shows on standard error; a server on the folder serves the data within seconds.
 * @param ended stops it; the promise is then fulfilled.
 * @throws DemoDataError
 */
export async function makeDemoData(dataDir: string, ended: AbortSignal): Promise<void> {
  const command = spawn(process.execPath, [resolve("build/cli.mjs"), "import", "demo", "--data-dir", dataDir], { stdio: ["ignore", "ignore", "inherit"] });
  const stop = (): void => void command.kill();
  ended.addEventListener("abort", stop);
  const code = await new Promise<number | null>((done, failed) => command.once("error", failed).once("close", done));
  ended.removeEventListener("abort", stop);
  if (code !== 0 && !ended.aborted) throw new DemoDataError();
}
