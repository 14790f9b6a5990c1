import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { endianness } from "node:os";
import { FILES, MEMORY_FILES, type FileName, type Manifest } from "./format";
import { GenerationError, type GenerationStore } from "./generation-store";
import type { LoadedGeneration } from "./reader";

const CHUNK_BYTES = 8 << 20;
/** Above this the documents are checked while the generation already serves. */
const CHECK_FIRST_BYTES = 512 << 20;

/**
 * Loads a generation's memory files and checks them, and the documents too where that is quick.
 * @returns the generation and, when the documents are still to be checked, the function that does it.
 * @throws GenerationError naming the file that is missing, cut short or changed, and what to do.
 */
export function loadGeneration(store: GenerationStore, generation: string): { readonly loaded: LoadedGeneration; readonly verifyRest: (() => void) | undefined } {
  if (endianness() !== "LE") throw new GenerationError("The embedded index needs a little-endian machine.");
  const folder = store.folder(generation);
  const manifest = store.manifest(generation);
  for (const name of FILES) checkSize(folder, name, manifest);
  const memory = Object.fromEntries(MEMORY_FILES.map((name) => [name, loadFile(folder, name, manifest)])) as Record<(typeof MEMORY_FILES)[number], SharedArrayBuffer>;
  const others = FILES.filter((name) => !(MEMORY_FILES as readonly FileName[]).includes(name));
  const verifyOthers = (): void => others.forEach((name) => checkFile(folder, name, manifest));
  const small = others.reduce((sum, name) => sum + manifest.files[name].bytes, 0) <= CHECK_FIRST_BYTES;
  if (small) verifyOthers();
  return { loaded: { folder, manifest, memory }, verifyRest: small ? undefined : verifyOthers };
}

function checkSize(folder: string, name: FileName, manifest: Manifest): void {
  const path = join(folder, name);
  if (!existsSync(path)) throw damaged(path, "is missing");
  const { size } = statSync(path);
  if (size !== manifest.files[name].bytes) throw damaged(path, `has ${size} bytes instead of ${manifest.files[name].bytes}`);
}

function loadFile(folder: string, name: FileName, manifest: Manifest): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(manifest.files[name].bytes);
  const bytes = new Uint8Array(memory);
  let end = 0;
  const digest = hashFile(join(folder, name), (chunk) => {
    bytes.set(chunk, end);
    end += chunk.length;
  });
  if (digest !== manifest.files[name].sha256) throw damaged(join(folder, name), "was changed after it was written");
  return memory;
}

function checkFile(folder: string, name: FileName, manifest: Manifest): void {
  if (hashFile(join(folder, name), () => undefined) !== manifest.files[name].sha256) throw damaged(join(folder, name), "was changed after it was written");
}

function hashFile(path: string, visit: (chunk: Uint8Array) => void): string {
  const hash = createHash("sha256");
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const descriptor = openSync(path, "r");
  try {
    for (let read = readSync(descriptor, chunk); read > 0; read = readSync(descriptor, chunk)) {
      hash.update(chunk.subarray(0, read));
      visit(chunk.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest("hex");
}

function damaged(path: string, what: string): GenerationError {
  return new GenerationError(`The index file ${path} ${what}. Run \`npm run reindex\` to build the index anew from the imported records, or import the registers again.`);
}
