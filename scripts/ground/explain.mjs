/** A failure that was foreseen: its message is for the person at the terminal, its stack for nobody. */
export class Stop extends Error {}

/**
 * Known causes, the most specific first, as they show in the output of npm, node-gyp, esbuild and Next.
 * @type {{ sign: RegExp, advice: string }[]}
 */
const CAUSES = [
  {
    sign: /ENOSPC|no space left on device|SQLITE_FULL/i,
    advice: "The disk is full. Firmament needs about 1.5 GB for its packages and build: free some space and run the command again.",
  },
  {
    sign: /EACCES|EPERM|EROFS|permission denied/,
    advice: "This folder cannot be written to. Run the command as the folder's owner, or correct its owner: chown -R \"$USER\" .",
  },
  {
    sign: /gyp ERR!|node-gyp|prebuild-install|not found: make|no acceptable C/i,
    advice:
      "A C++ compiler and python3 are needed because no prebuilt binary could be downloaded:\n" +
      "  Debian, Ubuntu   apt-get install build-essential python3\n" +
      "  Fedora           dnf install gcc-c++ make python3\n" +
      "  Alpine           apk add build-base python3\n" +
      "  macOS            xcode-select --install",
  },
  {
    sign: /NODE_MODULE_VERSION|ERR_DLOPEN_FAILED|Could not locate the bindings/,
    advice:
      "A native package is compiled for another Node, or was never compiled. Let npm run install scripts\n" +
      "(npm config get ignore-scripts), delete the folder node_modules, and run the command again.",
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|network request to/,
    advice: "The package registry cannot be reached. Check the network (and npm's proxy and registry settings), then run the command again.",
  },
  {
    sign: /heap out of memory|\bENOMEM\b|SIGKILL/,
    advice: "The machine ran out of memory. Building needs about 1.5 GB: close other programs or add swap space, then run the command again.",
  },
];

/**
 * @param {string} output what a failed step printed
 * @returns {string | null} what to do about it, when the cause is a known one
 */
export function adviceFor(output) {
  return CAUSES.find(({ sign }) => sign.test(output))?.advice ?? null;
}

/**
 * @param {string} what the step that failed, as the start of a sentence
 * @param {string} output what it printed
 * @returns {Stop} its message holds the end of the output, then the advice
 */
export function explained(what, output) {
  const advice = adviceFor(output);
  const tail = output.trimEnd().split("\n").slice(advice === null ? -40 : -8).join("\n");
  return new Stop(`${tail}\n\n${what}.${advice === null ? "" : `\n${advice}`}`);
}

/**
 * @param {unknown} error whatever ended a command
 * @returns {string} what to print: a foreseen failure's own message, else everything there is to find the cause
 */
export function messageOf(error) {
  if (error instanceof Stop) return error.message;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const advice = adviceFor(text);
  return advice === null ? text : `${text}\n\n${advice}`;
}
