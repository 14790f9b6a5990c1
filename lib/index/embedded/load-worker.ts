/** Loads and checks one generation without holding up the thread that serves. */
import { parentPort, workerData } from "node:worker_threads";
import { GenerationStore } from "./generation-store";
import { loadGeneration } from "./loader";
import type { LoaderInput, LoaderReply } from "./generation-loader";

const { dataDir, generation } = workerData as LoaderInput;

function reply(message: LoaderReply): void {
  parentPort!.postMessage(message);
}

try {
  const { loaded, verifyRest } = loadGeneration(new GenerationStore(dataDir), generation);
  reply({ kind: "loaded", loaded });
  verifyRest?.();
  reply({ kind: "verified" });
} catch (error) {
  reply({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
}
