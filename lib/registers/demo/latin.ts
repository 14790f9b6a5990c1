const GREEK = "α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o";
const BULGARIAN = "а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sht ъ=a ь=y ю=yu я=ya";
const LATIN = "ø=o æ=ae œ=oe ł=l đ=d ð=d þ=th ß=ss ı=i";

/**
 * Letters without their marks, and Greek (ELOT 743) and Bulgarian (the Transliteration Act of 2009) in Latin letters; lower case.
 * @see https://www.elot.gr/en/standards
 */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...Array.from({ length: 0x180 - 0xc0 }, (_, offset): [string, string] => marked(String.fromCharCode(0xc0 + offset))),
  ..."άέήίόύώϊϋΐΰ".split("").map((letter): [string, string] => marked(letter)),
  ...pairs(`${LATIN} ${GREEK} ${BULGARIAN}`),
]);

function marked(letter: string): [string, string] {
  const bare = letter.normalize("NFD").charAt(0);
  return [letter, new Map(pairs(GREEK)).get(bare) ?? bare.toLowerCase()];
}

function pairs(text: string): [string, string][] {
  return text.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(2)]);
}

/** Whether a text has no Greek, Cyrillic, kana or kanji. */
export function isLatin(text: string): boolean {
  return !/[\u0370-\u052f\u3040-\u9fff]/.test(text);
}

/** Greek or Bulgarian text in Latin letters, capitals kept; other letters stay. */
export function romanise(text: string): string {
  let latin = "";
  for (const letter of text.replaceAll(/[οό][υύ]/g, "ou").replaceAll(/Ο[ΥΎυύ]/g, "Ou")) {
    const lower = letter.toLowerCase();
    const plain = lower > "\u036f" ? (LETTERS.get(lower) ?? lower) : letter;
    latin += lower === letter || plain === letter ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  }
  return latin;
}

const MAX_LABEL = 40;

/**
 * A name as the label of a domain: lower-case letters and digits with single dashes, at most 40 characters.
 * @param own the language's own way to write letters without marks (`ü` as `ue`).
 * @returns "" where no letter can be written so.
 */
export function domainLabel(name: string, own: ReadonlyMap<string, string>): string {
  const lower = name.toLowerCase();
  let label = "";
  let dash = false;
  for (let index = 0; index < lower.length && label.length < MAX_LABEL; index++) {
    const code = lower.charCodeAt(index);
    if ((code > 96 && code < 123) || (code > 47 && code < 58)) {
      label += dash ? `-${lower.charAt(index)}` : lower.charAt(index);
      dash = false;
    } else if (code > 127) {
      const letter = lower.charAt(index);
      const plain = own.get(letter) ?? LETTERS.get(letter) ?? "";
      if (/^[a-z]+$/.test(plain)) {
        label += dash ? `-${plain}` : plain;
        dash = false;
      }
    } else if (code !== 39 && code !== 46) {
      dash = label !== "";
    }
  }
  return label;
}
