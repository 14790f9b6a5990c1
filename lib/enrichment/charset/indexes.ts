import iconv from "iconv-lite";

/**
 * The standard's indexes of two-byte characters: pointer → code points, "" where there is none. They are made of the tables of iconv-lite, which are the same
 * but for the differences below; the tests hold each to the standard's by its checksum.
 * @see https://encoding.spec.whatwg.org/#indexes
 */
export type Index = readonly string[];

const made = new Map<string, Index>();

function index(name: string, make: () => string[]): () => Index {
  return () => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };
}

/** Decodes the bytes of each pointer on their own. */
function characters(encoding: string, count: number, bytesOf: (pointer: number) => readonly number[]): string[] {
  return Array.from({ length: count }, (_, pointer) => {
    const text = iconv.decode(Buffer.from(bytesOf(pointer)), encoding, { stripBOM: false });
    return text.includes("\ufffd") ? "" : text;
  });
}

/** 94 × 94, and 26 further rows that only Shift_JIS reaches: private use, then IBM's extensions. */
export const jis0208 = index("jis0208", () => {
  const rows = characters("eucjp", 94 * 94, (pointer) => [0xa1 + Math.floor(pointer / 94), 0xa1 + (pointer % 94)]);
  const extensions = characters("shiftjis", 11_280 - 10_716, (number) => {
    const trail = number % 188;
    return [0xfa + Math.floor(number / 188), trail + (trail < 0x3f ? 0x40 : 0x41)];
  });
  return [...rows, ...Array.from({ length: 10_716 - 94 * 94 }, () => ""), ...extensions];
});

export const jis0212 = index("jis0212", () => characters("eucjp", 94 * 94, (pointer) => [0x8f, 0xa1 + Math.floor(pointer / 94), 0xa1 + (pointer % 94)]));

export const eucKr = index("euc-kr", () => characters("euckr", 126 * 190, (pointer) => [0x81 + Math.floor(pointer / 190), 0x41 + (pointer % 190)]));

/** Pointers that are two characters in the standard, a letter and an accent. */
const BIG5_PAIRS: readonly (readonly [pointer: number, text: string])[] = [[1133, "\u00ca\u0304"], [1135, "\u00ca\u030c"], [1164, "\u00ea\u0304"], [1166, "\u00ea\u030c"]];

export const big5 = index("big5", () => {
  const all = characters("big5", 126 * 157, (pointer) => {
    const trail = pointer % 157;
    return [0x81 + Math.floor(pointer / 157), trail + (trail < 0x3f ? 0x40 : 0x62)];
  });
  for (const [pointer, text] of BIG5_PAIRS) all[pointer] = text;
  return all;
});

/** Characters that had no code of their own when iconv-lite's table was made, by the private ones that stood for them. */
const GB18030_2022: Readonly<Record<string, string>> = {
  "\ue78d": "\ufe10", "\ue78e": "\ufe12", "\ue78f": "\ufe11", "\ue790": "\ufe13", "\ue791": "\ufe14", "\ue792": "\ufe15", "\ue793": "\ufe16", "\ue794": "\ufe17", "\ue795": "\ufe18",
  "\ue796": "\ufe19", "\ue81e": "\u9fb4", "\ue826": "\u9fb5", "\ue82b": "\u9fb6", "\ue82c": "\u9fb7", "\ue832": "\u9fb8", "\ue843": "\u9fb9", "\ue854": "\u9fba", "\ue864": "\u9fbb",
};

export const gb18030 = index("gb18030", () =>
  characters("gb18030", 126 * 190, (pointer) => {
    const trail = pointer % 190;
    return [0x81 + Math.floor(pointer / 190), trail + (trail < 0x3f ? 0x40 : 0x41)];
  }).map((character) => GB18030_2022[character] ?? character),
);

/** Characters of four bytes below U+10000, by their number. */
export const gb18030Four = index("gb18030 four", () =>
  characters("gb18030", 39_420, (number) => [0x81 + Math.floor(number / 12_600), 0x30 + (Math.floor(number / 1260) % 10), 0x81 + (Math.floor(number / 10) % 126), 0x30 + (number % 10)]),
);
