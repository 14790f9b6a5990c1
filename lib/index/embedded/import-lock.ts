import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Locks of this process. */
const held = new Set<string>();

/**
 * Lets one import at a time work on a data directory. A lock whose process no longer runs is taken over.
 * @returns the function that releases it.
 * @throws when another process holds it.
 */
export function lockImports(indexDir: string): () => void {
  const path = join(indexDir, "LOCK");
  for (let attempt = 0; ; attempt++) {
    try {
      const descriptor = openSync(path, "wx");
      writeSync(descriptor, String(process.pid));
      closeSync(descriptor);
      held.add(path);
      return () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = holderOf(path);
      if (attempt > 0 || (holder !== undefined && isHeld(path, holder))) throw new Error(`Another import is running (process ${holder ?? "unknown"}). Wait for it to end; if it does not exist, delete ${path}.`);
      rmSync(path, { force: true });
    }
  }
}

function holderOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

/** In a container a restarted process has the number of the one that died. */
function isHeld(path: string, holder: number): boolean {
  return holder === process.pid ? held.has(path) : isRunning(holder);
}

/** Whether a process of that number runs, be it another user's. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
