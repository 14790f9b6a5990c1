// This file is read by whatever Node is there, so it keeps to the syntax of Node 12.

/** The oldest Node that every dependency runs on: major and minor, as in package.json's "engines". */
export const OLDEST_NODE = { major: 20, minor: 9 };

/**
 * @param {string} version as in `process.versions.node`, for example "20.9.0"
 * @returns {string | null} what to tell the user, or null when this Node is new enough
 */
export function nodeComplaint(version) {
  const parts = version.split(".");
  const major = Number(parts[0]);
  const minor = Number(parts[1]);
  if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)) return null;
  const oldest = `${OLDEST_NODE.major}.${OLDEST_NODE.minor}`;
  return (
    `Firmament needs Node ${oldest} or newer (20, 22 and 24 are tested); this is Node ${version}.\n` +
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
