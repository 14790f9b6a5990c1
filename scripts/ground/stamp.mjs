import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "./paths.mjs";

/**
 * What one build was made from. Contents are compared, not times: a checkout or a copy changes every time stamp
 * and no content.
 * @typedef {{ inputs: string[], folders: string[], digest: string }} Stamp
 */

/**
 * @param {string} folder relative to the root
 * @returns {string[]} every file below it, relative to the root, sorted; empty when the folder is missing
 */
export function filesBelow(folder) {
  try {
    return readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.join(folder, name))
      .filter((file) => statSync(inRoot(file)).isFile())
      .sort();
  } catch {
    return [];
  }
}

/**
 * @param {string[]} inputs files relative to the root; a missing one counts as such
 * @param {string[]} folders folders whose list of files (not their contents) belongs to the inputs
 * @returns {string} SHA-256, hex
 */
function digestOf(inputs, folders) {
  const hash = createHash("sha256");
  for (const folder of folders) hash.update(`${folder}\0${filesBelow(folder).join("\0")}\0`);
  for (const input of [...inputs].sort()) {
    hash.update(`${input}\0`);
    try {
      hash.update(createHash("sha256").update(readFileSync(inRoot(input))).digest());
    } catch {
      hash.update("missing");
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} file the stamp's path, relative to the root
 * @returns {boolean} true when a stamp is there and everything it names is unchanged
 */
export function isFresh(file) {
  try {
    const stamp = /** @type {Stamp} */ (JSON.parse(readFileSync(inRoot(file), "utf8")));
    return digestOf(stamp.inputs, stamp.folders) === stamp.digest;
  } catch {
    return false;
  }
}

/**
 * @param {string} file the stamp's path, relative to the root
 * @param {string[]} inputs
 * @param {string[]} [folders]
 */
export function writeStamp(file, inputs, folders = []) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  const stamp = { inputs, folders, digest: digestOf(inputs, folders) };
  writeFileSync(inRoot(file), `${JSON.stringify(stamp, null, 1)}\n`);
}

/** @param {string} file the stamp's path, relative to the root */
export function removeStamp(file) {
  rmSync(inRoot(file), { force: true });
}
