import { findLabels } from "../identifiers/label-trie";
import { type Line, ZONE } from "../page/page";
import { isAllCommon } from "./agreement";
import { isDocument, isNoticeHeading } from "./documents";
import { beginsAsName } from "./formless";
import { AMBIGUOUS, isForms, SUFFIX } from "./legal-suffixes";
import { townOf } from "./places";
import { isNameLabel } from "./stated-names";
import { FORM_LABEL } from "./told-forms";

const [MAX_NAME, MAX_FORM] = [60, 70];
/** A menu's entries and links elsewhere go on with nothing. */
const APART = ZONE.nav | ZONE.button | ZONE.consent | ZONE.hidden;

/**
 * The page's lines, with a legal form that has a line for itself joined to the name above, which the page breaks before it ("Lindora Bau" and below it "GmbH & Co. KG", "Harms Lindora"
 * and below it "Steuerberatungsgesellschaft mbH").
 */
export function withFormsBelow(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const above = joined.at(-1);
    if (above === undefined || !goesOn(above, line, lines[at + 1])) joined.push(line);
    else joined.splice(-1, 1, { ...above, text: `${above.text} ${line.text}`, bold: above.bold.includes(above.text) && line.bold.includes(line.text) ? [`${above.text} ${line.text}`] : [...above.bold, ...line.bold] });
  }
  return joined.length === lines.length ? lines : joined;
}

/** Whether a line is but a legal form, and the one above a name that has none; among several forms in lines of their own none is anybody's. */
function goesOn(above: Line, line: Line, below: Line | undefined): boolean {
  if (line.text.length > MAX_FORM || above.cell !== line.cell || above.text.length > MAX_NAME || above.zone !== line.zone || (line.zone & APART) !== 0) return false;
  if (above.href !== line.href || above.links.length > 0 || line.links.length > 0 || (above.block !== line.block && (above.level !== line.level || !/\d/.test(below?.text ?? "")))) return false;
  if (AMBIGUOUS.has(line.text) || !isFormAlone(line.text) || (below !== undefined && isFormAlone(below.text))) return false;
  const { text } = above;
  if (text.split(" ").length > 7 || !/^[^:;!?@/|•·…]*[^.:;!?@/|•·…]$/u.test(text) || /\d{3}/.test(text) || !beginsAsName(text) || isAllCommon(text)) return false;
  return !SUFFIX.test(text) && !FORM_LABEL.test(text) && !isNameLabel(text) && !isDocument(text) && !isNoticeHeading(text) && townOf(text) === undefined && findLabels(text).length === 0;
}

/** Whether a text is a legal form and nothing but words beside it that every other company has ("GmbH & Co. KG", "Partnerschaft mbB Steuerberatungsgesellschaft"). */
function isFormAlone(text: string): boolean {
  const [first] = text;
  if (first === undefined || text.length > MAX_FORM || !/[\p{L}(&]/u.test(first)) return false;
  const rest = withoutForms(text);
  return rest !== text && rest.split(/[\s,&+()-]+/u).every((word) => word === "" || isForms(word) || KIND.test(word));
}

/** What a form goes on with that is one by itself nowhere else. */
const KIND = /^(?:und|u\.|and|et|co\.?|partnerschaft|(?:steuerberatungs|rechtsanwalts|wirtschaftsprüfungs|ingenieur|verwaltungs|beteiligungs|betriebs|handels|vertriebs|bau|planungs|architekten)gesellschaft|unipersonale|unipersonal|unipessoal)$/iu;

function withoutForms(text: string): string {
  let rest = text;
  for (let match = SUFFIX.exec(rest); match !== null && match[0] !== ""; match = SUFFIX.exec(rest)) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  return rest;
}
