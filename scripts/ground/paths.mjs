import { fileURLToPath } from "node:url";
import path from "node:path";

/** The repository's root folder, absolute, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * @param {...string} parts path below the repository's root
 * @returns {string} the absolute path
 */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
