import path from "node:path";
import type { IndexStatus } from "../company/company-index";

export interface Announcement {
  readonly url: string;
  readonly dataDir: string;
  readonly status: IndexStatus;
  /** Fictional companies are all there is. */
  readonly demo: boolean;
  /** Made just now; it is not shown again. */
  readonly demoKey: string | undefined;
  /** Where the first owner signs in, while there is none. */
  readonly ownerLink?: string | undefined;
}

/** What is printed when the service is ready, in lines. Its commands work as they stand, pasted into a shell. */
export function announce({ url, dataDir, status, demo, demoKey, ownerLink }: Announcement): string[] {
  const folder = dataDir === path.resolve("data") ? "" : ` --data-dir ${quoted(dataDir)}`;
  const data = demo
    ? [`  ${count(status.companies)} fictional companies. Load real registers: npm run import -- --help`]
    : [`  ${count(status.companies)} companies`, ...status.registers.map(({ label, companies, date }) => `    ${count(companies)} ${label}, ${date}`)];
  const keys =
    demoKey === undefined
      ? [`  Make an API key: npm run keys -- create --name NAME${folder}`]
      : ["  Demo API key, shown this once; it works while there are only fictional companies:", `    ${demoKey}`, "", "  Try it:", `    ${curlLine(url, demoKey)}`];
  const people = ownerLink === undefined ? [] : ["  Nobody can sign in to the pages yet. This link makes you the owner; it works once, for 7 days:", `    ${ownerLink}`, ""];
  return ["", `Firmament is ready: ${url}`, "", ...data, "", ...people, ...keys, "", "  Ctrl-C stops it.", ""];
}

/** Double quotes: one line for sh, PowerShell and cmd. */
export function curlLine(url: string, key: string): string {
  return `curl -H "x-api-key: ${key}" "${url}/api/company/search?search=maschinenbau&countryCode=DE&pageSize=5"`;
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}

function quoted(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
