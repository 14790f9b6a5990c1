import { countryByName } from "../../company/codes";
import { type Line, ZONE } from "../page/page";
import { findNames } from "./names";
import { townOf } from "./places";
import type { Place } from "./sections";
import { OTHER_WORDS } from "./words";

/** Ends of addresses that one country writes so: state or province and code, or a code of its own shape. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ["US", /(?:, ?|\s)(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|PR|Alabama|Arizona|California|Colorado|Florida|Georgia|Illinois|Indiana|Massachusetts|Michigan|Minnesota|Missouri|Nevada|New (?:Jersey|Mexico|York)|North Carolina|Ohio|Oregon|Pennsylvania|Tennessee|Texas|Utah|Virginia|Washington|Wisconsin),? \d{5}(?:-\d{4})?(?!\d)/],
  ["CA", /(?<![\p{L}\d])(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Qu[ée]bec|Saskatchewan)\)?,? [A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u],
  ["GB", /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/u],
  ["AU", /(?<![\p{L}\d])(?:NSW|VIC|QLD|WA|SA|TAS|ACT),? \d{4}(?!\d)/u],
  ["JP", /〒 ?\d{3}-\d{4}/],
];
/** Countries by the sign that their postal codes bear in addresses meant for abroad ("A-8011 Graz"), and how many digits these have. */
const SIGNED_CODES: readonly (readonly [country: string, signs: string, digits: number])[] = [
  ["AT", "A|AT", 4], ["DE", "D|DE", 5], ["CH", "CH", 4], ["LI", "FL|LI", 4], ["BE", "B|BE", 4], ["LU", "L|LU", 4], ["FR", "F|FR", 5], ["IT", "I|IT", 5], ["ES", "E|ES", 5], ["DK", "DK", 4], ["NO", "N|NO", 4], ["FI", "FI|FIN", 5], ["HU", "H|HU", 4], ["SI", "SI|SLO", 4], ["HR", "HR", 5], ["LT", "LT", 5], ["EE", "EE", 5],
];
const ENDS = [...SHAPES, ...SIGNED_CODES.map(([country, signs, digits]) => [country, new RegExp(String.raw`(?:^|[,|•·;–] ?)(?:${signs})[-–]\d{${digits}} \p{Lu}\p{Ll}`, "u")] as const)];
const MAX_LINE = 300;
/** How many lines of a page's beginning and end are looked at; of its middle only those marked as footer or address. */
const EDGE = 200;

/** The one country that the addresses of a page's own lines are in, by their shape or the country's name at their end; undefined where they name none or several. */
export function countryOfAddresses(lines: readonly Line[], places: readonly Place[]): string | undefined {
  const countries = new Set<string>();
  for (const [at, { text, zone, href }] of lines.entries()) {
    if (at >= EDGE && at < lines.length - EDGE && (zone & (ZONE.footer | ZONE.address)) === 0) continue;
    if (text.length > MAX_LINE || !/\d/.test(text) || (href !== undefined && !MAP.test(href)) || places[at]?.stand === "other" || (zone & (ZONE.consent | ZONE.article | ZONE.quote | ZONE.others)) !== 0) continue;
    const shape = ENDS.find(([, pattern]) => pattern.test(text))?.[0];
    const isPlaced = (zone & (ZONE.footer | ZONE.address | ZONE.imprint)) !== 0 || places[at]?.stand === "own";
    const named = countryAtEnd(text, isPlaced) ?? (townOf(text) === undefined ? undefined : countryByName(lines[at + 1]?.text ?? "")?.code);
    const country = named ?? shape;
    if (country !== undefined && ((zone & (ZONE.footer | ZONE.address)) !== 0 || !isOthers(text))) countries.add(country);
  }
  const [only, ...more] = countries;
  return more.length === 0 ? only : undefined;
}

/** "This site uses plugins of Chirp, run by Chirp Inc., 1 Tree Way, Menlo Park, California 94025": whether a sentence on somebody else's service leads to the company of an address. */
const isOthers = (text: string): boolean => findNames(text).some(({ start }) => start > 0 && OTHER_WORDS.test(text.slice(0, start)));

/** Where addresses lead that are links; a headline's link leads to its article. */
const MAP = /^(?:#|tel:|mailto:|geo:|$)|map|goo\.gl|g\.page/i;

/** At most five words with a number that is neither a year's nor a day's: a road with its house, a box, a code with its town. */
const NUMBERED = /^(?!(?:\S+ ){5})(?!.*(?:^|[^\p{L}])(?:jan|feb|mar|apr|ma[iyj]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}{0,7}(?!\p{L}))(?=.*\d)(?!\D*(?:19|20)\d\d\D*$)/iu;
const CODE = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d{4,6}(?![\d.,])|(?<![\p{L}\d])\d{2,3}[ -]\d{2,3}(?!\d)|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d?/u;

/**
 * The country whose name ends an address: behind a part with a number and at most three places' names, alone in its row.
 * @param isPlaced whether the line stands where addresses do; in running text the number must be a code, or a place's name behind it ("Top 10 Beaches, Thailand")
 */
function countryAtEnd(text: string, isPlaced: boolean): string | undefined {
  const parts = text.split(/,(?!\d{3}(?!\d))\s?|[|•·–;]\s?|\s[-/]\s|\.\s/).map((part) => part.trim().replace(/\.$/, "")).filter((part) => part !== "");
  const named = parts.flatMap((part, at) => {
    const code = at === 0 || part.length > 30 || /\d/.test(part) ? undefined : countryByName(part)?.code;
    return code === undefined ? [] : [{ code, at }];
  });
  const [only, ...more] = named;
  if (only === undefined || more.length > 0) return undefined;
  const before = parts.slice(Math.max(0, only.at - 4), only.at);
  const numbered = before.findLastIndex((part) => /\d/.test(part));
  const road = (before[numbered] ?? "").replace(/^.*:\s/u, "");
  const isAddress = NUMBERED.test(road) && before.slice(numbered + 1).every((part) => part.split(" ").length <= 4) && (isPlaced || numbered < before.length - 1 || CODE.test(road));
  return isAddress ? only.code : undefined;
}
