import { countryByName } from "../../company/codes";
import type { Line } from "../page/page";
import type { Reading } from "../reading";
import { countryOfAddresses } from "./address-country";

/** Countries by the code that is dialled for them (ITU-T E.164), where it is of one country alone. */
const DIALLED: ReadonlyMap<string, string> = new Map(
  "20 EG 27 ZA 30 GR 31 NL 32 BE 33 FR 34 ES 36 HU 39 IT 40 RO 41 CH 43 AT 44 GB 45 DK 46 SE 47 NO 48 PL 49 DE 51 PE 52 MX 54 AR 55 BR 56 CL 57 CO 58 VE 60 MY 61 AU 62 ID 63 PH 64 NZ 65 SG 66 TH 81 JP 82 KR 84 VN 86 CN 90 TR 91 IN 351 PT 352 LU 353 IE 354 IS 355 AL 356 MT 357 CY 358 FI 359 BG 370 LT 371 LV 372 EE 373 MD 380 UA 381 RS 382 ME 385 HR 386 SI 387 BA 389 MK 420 CZ 421 SK 423 LI 506 CR 593 EC 598 UY 852 HK 886 TW 966 SA 971 AE 972 IL 995 GE"
    .split(/ (?=\d)/).map((pair) => pair.split(" ")).map(([code = "", country = ""]) => [code, country] as const),
);

const NUMBER = /(?<![\p{L}\p{N}/=])(?:\+|00 ?(?=[2-9]))\(?([1-9]\d{0,2})(?=[ .()/-]{0,2}\(?\d)/gu;

/**
 * The country of a page whose domain and language tell none: the one that its addresses are in, or else the one that all its telephone numbers are of, or else
 * the one in which it says that somebody is registered.
 * Undefined where they tell none or several.
 */
export function likelyCountry({ page: { lines }, places }: Reading): string | undefined {
  return countryOfAddresses(lines, places) ?? onlyOne(telephonesOf(lines)) ?? onlyOne(registeredIn(lines));
}

function onlyOne(countries: readonly (string | undefined)[]): string | undefined {
  const [only, ...more] = new Set(countries);
  return more.length === 0 ? only : undefined;
}

const telephonesOf = (lines: readonly Line[]): readonly (string | undefined)[] =>
  lines.flatMap(({ text }) => (text.length > 300 || !/\+|00/.test(text) ? [] : [...text.matchAll(NUMBER)].map(([, digits = ""]) => DIALLED.get(digits) ?? DIALLED.get(digits.slice(0, 2)))));

const REGISTERED_IN = /(?:registered|incorporated|established|organi[sz]ed) (?:in|under the laws of) (?:the )?(\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)/gu;

const registeredIn = (lines: readonly Line[]): readonly (string | undefined)[] =>
  lines.flatMap(({ text }) => (text.length > 1500 ? [] : [...text.matchAll(REGISTERED_IN)].flatMap(([, name = ""]) => countryByName(name)?.code ?? countryByName(name.split(" ")[0] ?? "")?.code ?? [])));
