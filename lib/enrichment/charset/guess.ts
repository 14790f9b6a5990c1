import { decodeBytes } from "./decode";
import type { Encoding } from "./labels";

const CYRILLIC: readonly Encoding[] = ["windows-1251", "koi8-r", "iso-8859-5"];
const CENTRAL: readonly Encoding[] = ["windows-1250", "iso-8859-2"];

/** Encodings that pages of a language are in when they do not say. Western European is what is left. */
const BY_LANGUAGE: Readonly<Record<string, readonly Encoding[]>> = {
  ar: ["windows-1256"], be: CYRILLIC, bg: CYRILLIC, cs: CENTRAL, el: ["windows-1253"], et: ["windows-1257"], fa: ["windows-1256"], he: ["windows-1255"], hr: CENTRAL, hu: CENTRAL,
  ja: ["shift_jis", "euc-jp"], ko: ["euc-kr"], lt: ["windows-1257"], lv: ["windows-1257"], mk: CYRILLIC, pl: CENTRAL, ro: CENTRAL, ru: CYRILLIC, sk: CENTRAL, sl: CENTRAL, sr: CYRILLIC,
  th: ["windows-874"], tr: ["windows-1254"], uk: ["windows-1251", "koi8-u"], vi: ["windows-1258"], zh: ["gb18030", "big5"],
};

/** Languages of country domains, where they differ from the domain itself. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  ae: "ar", by: "ru", cn: "zh", cy: "el", cz: "cs", ee: "et", eg: "ar", gr: "el", hk: "zh", il: "he", ir: "fa", jp: "ja", kr: "ko", kz: "ru", md: "ro", mo: "zh", rs: "sr", sa: "ar", si: "sl",
  su: "ru", tw: "zh", ua: "uk", vn: "vi",
};

/** Country domains that are languages of other countries, or of none in the table. */
const NO_LANGUAGE = new Set(["ar", "be", "el", "et", "fa", "he", "ja", "ko", "sl", "sr", "uk", "vi", "zh"]);

/** The most sequences of a thousand bytes that may mean nothing. */
const ERRORS_PER_THOUSAND = 5;

/**
 * The encoding of a page that says nothing of it and is not UTF-8: by its language, else by its country's domain, the one that fits its bytes best.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding (steps 8 and 9)
 */
export function guessEncoding(bytes: Uint8Array, hostname: string): Encoding {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString("latin1");
  const told = /<html[^>]*?\slang\s*=\s*["']?([a-z]{2})/i.exec(start)?.[1]?.toLowerCase() ?? "";
  if (/\x1b\$[@B]/.test(start)) return "iso-2022-jp";
  const domain = hostname.split(".").at(-1) ?? "";
  const candidates = BY_LANGUAGE[told] ?? BY_LANGUAGE[LANGUAGE_OF[domain] ?? (NO_LANGUAGE.has(domain) ? "" : domain)] ?? [];
  const sample = bytes.subarray(0, 100_000);
  const fits = candidates.map((encoding) => ({ encoding, ...fitOf(sample, encoding) })).filter(({ errors }) => errors * 1000 <= sample.length * ERRORS_PER_THOUSAND + 1000);
  return fits.reduce<(typeof fits)[number] | undefined>((best, fit) => (best === undefined || fit.letters > best.letters ? fit : best), undefined)?.encoding ?? "windows-1252";
}

/** Text that is decoded rightly is mostly small letters, kana and common ideographs; decoded wrongly it is capitals, signs and rare ones. */
function fitOf(bytes: Uint8Array, encoding: Encoding): { readonly errors: number; readonly letters: number } {
  const { text, errors } = decodeBytes(bytes, encoding);
  const letters = (text.match(/[\u3041-\u30f6\u4e00-\u9fff\uac00-\ud7a3]|(?![\x00-\x7f])\p{Ll}/gu) ?? []).length;
  return { errors, letters: letters - 2 * errors };
}
