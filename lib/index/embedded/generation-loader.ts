import { Worker } from "node:worker_threads";
import { GenerationError } from "./generation-store";
import type { LoadedGeneration } from "./reader";

export interface LoaderInput {
  readonly dataDir: string;
  readonly generation: string;
}
export type LoaderReply = { readonly kind: "loaded"; readonly loaded: LoadedGeneration } | { readonly kind: "verified" } | { readonly kind: "failed"; readonly message: string };

/**
 * Loads a generation in a thread of its own.
 * @param script path of the compiled loader.
 * @param onDamage called when a file too large to be checked first turns out to be damaged.
 * @returns the generation as soon as it can serve.
 * @throws GenerationError when it must not.
 */
export function loadInThread(script: string, input: LoaderInput, onDamage: (error: GenerationError) => void): Promise<LoadedGeneration> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: input });
    let serving = false;
    worker.unref();
    worker.on("message", (reply: LoaderReply) => {
      if (reply.kind === "loaded") {
        serving = true;
        resolve(reply.loaded);
      } else if (reply.kind === "failed") {
        const error = new GenerationError(reply.message);
        if (serving) onDamage(error);
        else reject(error);
      }
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`The index loader ended with code ${code}.`)));
  });
}
