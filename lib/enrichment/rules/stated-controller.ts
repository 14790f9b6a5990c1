import { statedName } from "../operator/stated-names";
import { excerpt } from "../page/text";
import type { Evidence, Reading } from "../reading";
import { mayBePerson } from "./firm-of-person";
import { nextTown } from "./legal-suffix";
import { mayBeName } from "./name-leads";

/**
 * Whom a notice or an imprint states under a heading or behind a label for its controller or publisher, above an address ("Verantwortliche", "Nivaro-Stiftung für
 * Museen", "24306 Plön"), whatever the domain. No person: he but answers for a site that is called otherwise.
 */
export function statedController(reading: Reading): Pick<Evidence & { readonly name: string }, "name" | "words" | "line" | "checks"> | undefined {
  const { page: { lines }, places, kind } = reading;
  if (kind === "other") return undefined;
  for (const [at, { text }] of lines.entries()) {
    const name = places[at]?.stand === "own" && text.length <= MAX_LINE ? statedName(lines, at) : undefined;
    if (name === undefined || !name.includes(" ") || mayBePerson(name) || !/^\p{Lu}/u.test(name) || !mayBeName(name, reading)) continue;
    const line = text.includes(name) ? at : at + 1;
    if (places[line]?.stand === "own" && nextTown(reading, line) !== undefined) return { name, line, words: excerpt(text, 0), checks: ["is stated to be responsible, above an address"] };
  }
  return undefined;
}

const MAX_LINE = 120;
