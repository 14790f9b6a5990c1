import { isDocument } from "../operator/documents";
import { FORMLESS } from "../operator/formless";
import { isPlaceholderName } from "../operator/placeholders";
import { townOf } from "../operator/places";
import { OTHER_WORDS, OWN_WORDS } from "../operator/words";
import type { Reading } from "../reading";

/** How many lines above a number, without headings between, its owner may stand. */
const NEAR = 6;
const LABELLED = /^(\p{L}[^:.,;|]{3,60}) ?:(?: (.*))?$/u;
const PERSON = new RegExp(String.raw`^${FORMLESS}(?=$|,| [|(–-])`, "u");

/** Where nothing else on the page says who it is: whom a label above a number makes the owner or answerable for the site ("Inhaber: Jan Berg, Am Hang 2, 89073 Ulm"). */
export function ownerAbove({ page: { lines }, places }: Reading, at: number): string | undefined {
  for (let index = at; index >= Math.max(0, at - NEAR); index -= 1) {
    const { text = "", level = 0 } = lines[index] ?? {};
    const [, label = "", value = lines[index + 1]?.text ?? ""] = LABELLED.exec(text) ?? [];
    const [name = ""] = PERSON.exec(value) ?? [];
    if (OWN_WORDS.test(label) && !OTHER_WORDS.test(label) && places[index]?.stand !== "other" && /^\S+(?: \S+){1,4}$/.test(name) && !/\d/.test(name) && !isPlaceholderName(name) && !isDocument(name) && townOf(value.slice(0, name.length)) === undefined) return name;
    if (level > 0) return undefined;
  }
  return undefined;
}
