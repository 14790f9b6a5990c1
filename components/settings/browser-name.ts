/** Later ones also call themselves by the names of earlier ones: the order decides. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/\bChrom(e|ium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** What people call the browser that says so of itself: "Firefox on Windows". */
export function browserName(agent: string | undefined): string {
  if (agent === undefined || agent === "") return "Unknown browser";
  const nameIn = (names: typeof BROWSERS): string | undefined => names.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = nameIn(BROWSERS);
  const system = nameIn(SYSTEMS);
  return browser === undefined ? agent : system === undefined ? browser : `${browser} on ${system}`;
}
