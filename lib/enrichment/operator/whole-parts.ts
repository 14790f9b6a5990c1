import type { Line } from "../page/page";
import { isSameName } from "./agreement";
import { isDocument } from "./documents";
import { beginsAsName, lastNameOf } from "./formless";
import { withoutGreeting } from "./greetings";
import { SUFFIX } from "./legal-suffixes";
import { CONNECTORS, findNames, isLeading } from "./names";
import { OTHER_WORDS, OWN_WORDS } from "./words";

const [MIN_WORDS, MAX_WORDS, MAX_LENGTH] = [3, 8, 60];

/**
 * Names with a legal form that go on to the left over a word in lower case, where names are taken to begin behind it ("Solar direkt Nord GmbH"): a part of the
 * title that a line below it says as well, from end to end, while none says but its end ("Nord GmbH").
 * @param parts of the title, and what meta elements call the site
 * @param label the domain's own
 */
export function wholeParts(parts: readonly string[], lines: readonly Line[], label: string): readonly string[] {
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => {
    const end = endOf(part);
    return end !== undefined && !isSameName(end, label) && stands(part, lines) && !stands(end, lines);
  });
}

/** The end of a part that alone is taken for the name; undefined where it is all of it, or the words before it lead to it. */
function endOf(part: string): string | undefined {
  const words = part.split(/\s+/).length;
  if (part.length > MAX_LENGTH || words < MIN_WORDS || words > MAX_WORDS || !beginsAsName(part)) return undefined;
  const [found, ...more] = findNames(part);
  if (found === undefined || more.length > 0 || found.end !== part.length || found.start === 0) return undefined;
  return isBeginning(part.slice(0, found.start).trimEnd()) && lastNameOf(part) === part && withoutGreeting(part) === part ? found.name : undefined;
}

/** Whether words may be a name's beginning: in lower case one beside connectors, not right before the rest a preposition, no heading's and nobody's part in the site. */
function isBeginning(lead: string): boolean {
  const own = lead.split(/\s+/).filter((word) => /^\p{Ll}{2,}$/u.test(word) && !CONNECTORS.has(word));
  if (own.length !== 1 || own.some(isLeading) || /[^\p{L}\p{M}\p{N}\s&+.'’-]|\.\s/u.test(lead) || SUFFIX.exec(lead) !== null) return false;
  return !endsInPreposition(lead) && !isDocument(lead) && !OTHER_WORDS.test(lead) && !OWN_WORDS.test(lead);
}

/** Whether the last of some words is as short as prepositions are, in lower case, and joins no names ("Madera noble y"). */
export function endsInPreposition(lead: string): boolean {
  return /(?<!\p{L})(?!(?:y|e|et|und|and|og|och|ja)\s*$)\p{Ll}{1,4}\s*$/u.test(lead);
}

/** Whether a line that is no title's copy says a name by itself, or behind a sign, years or a mark, with no words before or behind it. */
function stands(name: string, lines: readonly Line[]): boolean {
  return lines.some(({ text, level }) => {
    const at = level === 1 || text.length > 300 ? -1 : text.indexOf(name);
    return at >= 0 && /(?:^|[©|•·–—\d-]|\([cC]\)|[Cc]opyright) ?$/u.test(text.slice(Math.max(0, at - 12), at)) && /^(?:$|[\s,.]*(?:$|[|•·;(–—-]|\p{Lu}))/u.test(text.slice(at + name.length, at + name.length + 4));
  });
}
