// This file is read by whatever Node is there, so it keeps to the syntax of Node 12.

/**
 * The oldest minor of each major before 24 that the compilers of pages and tests run on: they load ES modules with
 * require. package.json's "engines" says the same.
 * @type {Record<number, number>}
 */
export const OLDEST_MINOR = { 20: 19, 22: 13 };

/**
 * @param {string} version as in `process.versions.node`, for example "20.19.0"
 * @returns {string | null} what to tell the user, or null when this Node is new enough
 */
export function nodeComplaint(version) {
  const parts = version.split(".");
  const major = Number(parts[0]);
  const oldest = OLDEST_MINOR[major];
  if (major >= 24 || (oldest !== undefined && Number(parts[1]) >= oldest)) return null;
  return (
    `Firmament needs Node 20.19, 22.13, 24 or newer; this is Node ${version}.\n` +
    "Install a newer one from https://nodejs.org/ or with a version manager (nvm install 22), then run the command again."
  );
}

/** Ends the process with a message when this Node is too old. */
export function requireNode() {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
