import { SUFFIX } from "./legal-suffixes";

/** Rivers and landscapes that towns in Germany and Austria add to their official names behind "an der". */
const AT =
  /^ (?:Ach|Ager|Ahr|Aisch|Aller|Alm|Alsenz|Alz|Altmühl|Amper|Aschach|Bergstra(?:ß|ss)e|Bode|Brenz|Donau|Drau|Eder|Elbe|Elster|Ems|Enns|Erlauf|Feistritz|Fils|Fulda|Glan|Glonn|Gölsen|Günz|Gusen|Hase|Havel|Höhe|Hunte|Iller|Ilm|Ilmenau|Isar|Itz|Jagst|Krems|Kyll|Laaber|Lafnitz|Lahn|Leine|Leitha|Lenne|Lippe|March|Mattig|Mindel|Mosel|Möll|Mulde|Mur|Murr|Naab|Nahe|Neiße|Nidda|Oder|Orla|Oste|Paar|Pegnitz|Peene|Pielach|Pitten|Pram|Raab|Rems|Rezat|Ri(?:ß|ss)|Roth?|Rott|Ruhr|Saale|Saar|Salzach|Schmutter|Schwalm|Sieg|Spree|Steige|Steyr|Stör|Sulm|Tauber|Thaya|Trattnach|Traun|Trave|Triesting|Unstrut|Vils|Vöckla|Waldnaab|Weinstra(?:ß|ss)e|Werra|Wertach|Weser|Wied|Wien|Wipper|Wörnitz|Wümme|Wupper|Ybbs|Zaya|Zenn|Zschopau|Zusam)(?![\p{L}\p{N}])/u;
/** A postal code and a town, up to the addition. */
const CODED = /(?<!\d)\d{4,5} (?:\p{Lu}[\p{L}.-]+ ){1,3}$/u;

/**
 * Whether "a.d." or "o.d." at a place in a line, with a word behind it, is short for "an der" and "ob der" in a town's name ("91413 Neustadt a.d. Aisch", "TSV Neustadt
 * a.d. Aisch e.V.") and not the legal form of Serbian and Bulgarian companies: a postal code leads to it, the name goes on to its own form, or a river follows.
 */
export function isTownsAddition(line: string, start: number, end: number): boolean {
  const behind = line.slice(end, end + 60);
  if (!/^ \p{Lu}/u.test(behind)) return false;
  const form = SUFFIX.exec(behind);
  return AT.test(behind) || CODED.test(line.slice(Math.max(0, start - 60), start)) || (form !== null && /^ (?:\p{Lu}[\p{L}-]+ ){1,2}$/u.test(behind.slice(0, form.index)));
}
