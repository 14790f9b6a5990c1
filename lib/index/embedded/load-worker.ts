/** Loads and checks one generation without holding up the thread that serves. */
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { GenerationStore } from "./generation-store";
import { loadGeneration } from "./loader";
import type { LoaderInput, LoaderReply } from "./generation-loader";

const { dataDir, generation } = workerData as LoaderInput;

const LOWEST = 19;

function reply(message: LoaderReply): void {
  parentPort!.postMessage(message);
}

try {
  const { loaded, verifyRest } = loadGeneration(new GenerationStore(dataDir), generation);
  reply({ kind: "loaded", loaded });
  // Gigabytes are read now, beside requests, which go first. Elsewhere than on Linux a thread's priority is its process's. https://man7.org/linux/man-pages/man2/setpriority.2.html
  if (process.platform === "linux") setPriority(LOWEST);
  verifyRest?.();
  reply({ kind: "verified" });
} catch (error) {
  reply({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}
