/** How one line of text typed into the search box can be read, beside as a name. */
import { hostOf, normaliseNumber } from "./values";

export interface SearchReadings {
  /** The text as an official number, when it has a digit. */
  readonly number?: string;
  /** The text as an e-mail address or `@pattern`, when it has an @. */
  readonly email?: string;
  /** The text as a host name. */
  readonly domain?: string;
  /** The start of an e-mail's part before the @, for a single word. */
  readonly localPart?: string;
}

/** Second-level labels under which country registries hand out names (`example.co.uk`). */
const SECOND_LEVELS = new Set(["ac", "co", "com", "edu", "go", "gob", "gouv", "gov", "gv", "ltd", "me", "ne", "net", "nom", "or", "org", "plc"]);

export function searchReadings(search: string): SearchReadings {
  const text = search.trim().toLowerCase();
  const oneWord = !/\s/.test(text);
  const domain = oneWord && !text.includes("@") && text.includes(".") ? hostOf(text) : undefined;
  return {
    ...(/\d/.test(text) ? { number: normaliseNumber(text) } : {}),
    ...(oneWord && /^[^@]*@[^@]+$/.test(text) ? { email: text } : {}),
    ...(domain === undefined ? {} : { domain }),
    ...(oneWord && /^[\p{L}\p{N}._+-]+$/u.test(text) ? { localPart: text } : {}),
  };
}

/** The label that names the owner of a host: `acme` for `shop.acme.co.uk`. */
export function domainLabel(host: string): string {
  const [last = "", second = "", third] = host.split(".").reverse();
  const compound = third !== undefined && last.length === 2 && SECOND_LEVELS.has(second);
  return compound ? third : second || host;
}
