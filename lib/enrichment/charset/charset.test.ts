import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBytes } from "./decode";
import { big5, eucKr, gb18030, gb18030Four, type Index, jis0208, jis0212 } from "./indexes";
import { ALL_LABELS, type Encoding, encodingOf, type SINGLE_BYTE } from "./labels";
import { readText } from "./read-text";

const hashOf = (text: string): string => createHash("sha256").update(text, "utf16le").digest("hex").slice(0, 16);
const bytesOf = (hex: string): Uint8Array => Buffer.from(hex.replaceAll(" ", ""), "hex");
const UPPER = Uint8Array.from({ length: 128 }, (_, at) => 128 + at);

/** The beginnings of the checksums of the upper 128 characters, in UTF-16, by the standard's index files. */
const TABLES: Readonly<Record<(typeof SINGLE_BYTE)[number], string>> = {
  ibm866: "a25888a9b4ef182c",
  "iso-8859-2": "94ef38128bcc3977",
  "iso-8859-3": "213d05d6e69e0476",
  "iso-8859-4": "27e593b480951d83",
  "iso-8859-5": "6c919b3a587c7cbe",
  "iso-8859-6": "470e08f6472764e6",
  "iso-8859-7": "d3f5437fd0cf9d0b",
  "iso-8859-8": "03afa3740a29ccd6",
  "iso-8859-8-i": "03afa3740a29ccd6",
  "iso-8859-10": "c8c0281d4e69a50c",
  "iso-8859-13": "2bed73c3e30729a5",
  "iso-8859-14": "441f5012dd403296",
  "iso-8859-15": "ff5c4cc74b5fe8d4",
  "iso-8859-16": "e958abb222ef8165",
  "koi8-r": "4112afa4fe4a1378",
  "koi8-u": "a6dc194043e10c9c",
  macintosh: "f00fad0ad5f7bd5b",
  "windows-874": "a65a70c42457541c",
  "windows-1250": "41a07ba6bffc50b5",
  "windows-1251": "3d2730074946ed31",
  "windows-1252": "39e614a5dcfd75bc",
  "windows-1253": "4185084fde329da6",
  "windows-1254": "b9334850beb16c68",
  "windows-1255": "bb03df3ef0447255",
  "windows-1256": "403f372edbf66ca9",
  "windows-1257": "2b30900d54740e9d",
  "windows-1258": "e4219075917632c0",
  "x-mac-cyrillic": "af99d7f4f94ceced",
};

/** Pointers, characters and checksum of each index. */
const INDEXES: readonly (readonly [name: string, index: () => Index, pointers: number, characters: number, hash: string])[] = [
  ["big5", big5, 19_782, 18_594, "93e068ce4f8acfe8"],
  ["euc-kr", eucKr, 23_940, 17_048, "f87764862abbcaf1"],
  ["gb18030", gb18030, 23_940, 23_940, "7e21ed38519530f2"],
  ["gb18030, four bytes", gb18030Four, 39_420, 39_419, "8d61f74476fe040f"],
  ["jis0208", jis0208, 11_280, 7724, "2e5038f70598ee54"],
  ["jis0212", jis0212, 8836, 6067, "5ae7445d6458f392"],
];

/** A text in every encoding that has more to it than a table. */
const TEXTS: Readonly<Partial<Record<Encoding, readonly [hex: string, text: string]>>> = {
  "utf-8": ["e2 82 ac c3 a9 f0 9f 8f a2", "€é🏢"],
  "utf-16le": ["ac 20 e9 00 3c d8 e2 df", "€é🏢"],
  "utf-16be": ["20 ac 00 e9 d8 3c df e2", "€é🏢"],
  gbk: ["80 d6 d0 b9 fa a6 d9 fe 59", "€中国\ufe10龴"],
  gb18030: ["d6 d0 81 30 84 36 94 39 da 33 81 35 f4 37", "中¥💩\ue7c7"],
  big5: ["a4 a4 b0 ea 88 62 88 66 87 40", "中國\u00ca\u0304\u00ca\u43f0"],
  "euc-jp": ["b3 f4 bc b0 8e b1 8f b0 a1", "株式ｱ丂"],
  "iso-2022-jp": ["1b 24 42 33 74 3c 30 1b 28 4a 5c 7e 1b 28 49 31 1b 28 42 41", "株式¥‾ｱA"],
  shift_jis: ["8a 94 8e ae b1 80 f0 40 fa 40", "株式ｱ\u0080\ue000ⅰ"],
  "euc-kr": ["c1 d6 bd c4 81 41 c8 b8", "주식갂회"],
  "x-user-defined": ["41 80 ff", "A\uf780\uf7ff"],
  replacement: ["41 42 43", "\ufffd"],
};

describe("a label", () => {
  it("is one of the standard's 228", () => expect(ALL_LABELS).toHaveLength(228));

  it.each(ALL_LABELS)("%s decodes as the standard says, in any case and with blanks around it", (label) => {
    for (const written of [label, label.toUpperCase(), `\t ${label}\n`]) expect(encodingOf(written)).toBe(encodingOf(label));
    const encoding = encodingOf(label)!;
    const [hex, text] = TEXTS[encoding] ?? [];
    if (hex !== undefined) expect(decodeBytes(bytesOf(hex), encoding).text).toBe(text);
    else expect([encoding, hashOf(decodeBytes(UPPER, encoding).text)]).toEqual([encoding, TABLES[encoding as (typeof SINGLE_BYTE)[number]]]);
  });

  it.each(["", "utf-7", "utf-32", "utf‑8", "latin-1", "iso-8859-12", "windows-1259", "utf-8\0", "unknown"])("%j is none", (label) => {
    expect(encodingOf(label)).toBeUndefined();
  });
});

describe("an index", () => {
  it.each(INDEXES)("%s has the standard's characters", (_, index, pointers, characters, hash) => {
    expect([index().length, index().filter((character) => character !== "").length, hashOf(index().join("\n"))]).toEqual([pointers, characters, hash]);
  });
});

describe("what means nothing", () => {
  it.each([
    ["gbk", "81 3c 41", "\ufffd<A"],
    ["gbk", "ff 41 81", "\ufffdA\ufffd"],
    ["gb18030", "81 30 3c 41", "\ufffd0<A"],
    ["gb18030", "81 30 81 41", "\ufffd0丄"],
    ["gb18030", "81 30 81", "\ufffd"],
    ["gb18030", "84 31 a5 30", "\ufffd"],
    ["big5", "81 3c 41 ff 80", "\ufffd<A\ufffd\ufffd"],
    ["euc-kr", "c1 3c ff", "\ufffd<\ufffd"],
    ["shift_jis", "81 3c 81 7f a0 fd", "\ufffd<\ufffd\u007f\ufffd\ufffd"],
    ["euc-jp", "b3 3c 8e 41 8f b0 41 8f", "\ufffd<\ufffdA\ufffdA\ufffd"],
    ["iso-2022-jp", "1b 24 42 33 1b 28 42 41 1b 28 42 1b 28 42 41 0e 80", "\ufffdA\ufffdA\ufffd\ufffd"],
    ["utf-8", "c0 af ed a0 80 f5 41 e2 82", "\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdA\ufffd"],
    ["utf-16le", "00 d8 41 00 00", "\ufffdA\ufffd"],
    ["iso-8859-8", "a1 bf fb", "\ufffd\ufffd\ufffd"],
  ] as const)("in %s (%s) is U+FFFD and swallows no ASCII", (encoding, hex, text) => {
    expect(decodeBytes(bytesOf(hex), encoding)).toEqual({ text, errors: text.split("\ufffd").length - 1 });
  });

  it("never makes a decoder fail, lose ASCII lines or make half a surrogate pair", () => {
    const encodings = [...new Set(ALL_LABELS.map((label) => encodingOf(label)!))].filter((encoding) => !encoding.startsWith("utf-16") && encoding !== "replacement" && encoding !== "iso-2022-jp");
    fc.assert(
      fc.property(fc.constantFrom(...encodings), fc.uint8Array({ maxLength: 60 }), (encoding, bytes) => {
        const { text } = decodeBytes(bytes, encoding);
        expect(text).not.toMatch(/\p{Surrogate}/u);
        const markup = (value: string): number => value.split("<").length;
        expect(markup(text)).toBe(markup(Buffer.from(bytes).toString("latin1")));
      }),
      { numRuns: 2000 },
    );
  });
});

const page = (bytes: Uint8Array | string, more: { label?: string; truncated?: boolean; hostname?: string } = {}) =>
  readText({ bytes: typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes, truncated: more.truncated ?? false, label: more.label, hostname: more.hostname ?? "www.example.com" });
const utf8 = (text: string): Uint8Array => Buffer.from(text);

describe("a page", () => {
  it("is read by its byte order mark before all else, which is no part of its text", () => {
    expect(page(bytesOf("ef bb bf c3 a9"), { label: "windows-1251" })).toEqual({ text: "é", encoding: "utf-8" });
    expect(page(bytesOf("ff fe e9 00"), { label: "utf-8" })).toEqual({ text: "é", encoding: "utf-16le" });
    expect(page(bytesOf("fe ff 00 e9"), { label: "utf-8" })).toEqual({ text: "é", encoding: "utf-16be" });
    expect(page(bytesOf("ef bb bf ef bb bf 41")).text).toBe("\ufeffA");
  });

  it("is read by its header before its meta, and by its meta before its bytes", () => {
    expect(page('<meta charset="windows-1251">\xe9', { label: "iso-8859-1" })).toMatchObject({ encoding: "windows-1252", text: expect.stringContaining("é") as string });
    expect(page('<meta charset="windows-1251">\xe9')).toMatchObject({ encoding: "windows-1251", text: expect.stringContaining("й") as string });
    expect(page("<p>\xe9", { label: "no such thing" })).toMatchObject({ encoding: "windows-1252", text: "<p>é" });
  });

  it.each([
    ['<meta charset="koi8-r">', "koi8-r"],
    ["<META CHARSET = koi8-r />", "koi8-r"],
    ["<meta/charset='koi8-r'/>", "koi8-r"],
    ['<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">', "koi8-r"],
    ["<meta content='text/html;charset = \"koi8-r\"' http-equiv=content-type>", "koi8-r"],
    ['<!-- <meta charset="big5"> --><meta charset="koi8-r">', "koi8-r"],
    ['<a title="<meta charset=big5>"></a><meta charset="koi8-r">', "koi8-r"],
    ['<meta charset="nonsense"><meta charset="koi8-r">', "koi8-r"],
    ['<meta name="x" content="charset=big5"><meta charset="koi8-r">', "koi8-r"],
    [`<meta name="x">${"<link>".repeat(800)}<meta charset="koi8-r">`, "koi8-r"],
    ['<?xml version="1.0" encoding="koi8-r"?><html>', "koi8-r"],
    ['<meta charset="x-user-defined">', "windows-1252"],
    ["<metal charset=big5><script>", "windows-1252"],
    ['<!--><meta charset="koi8-r">', "koi8-r"],
  ])("%s declares %s", (markup, encoding) => {
    expect(page(`${markup}\xe9`).encoding).toBe(encoding);
  });

  it("that is UTF-8 by every byte is read so, whatever is declared", () => {
    for (const label of ["iso-8859-1", "windows-1251", "shift_jis", "gb2312", "utf-16le", undefined]) expect(page(utf8("<p>Größe €"), { ...(label && { label }) })).toEqual({ text: "<p>Größe €", encoding: "utf-8" });
    expect(page(utf8('<meta charset="iso-8859-15">Müller')).encoding).toBe("utf-8");
  });

  it("that is declared as UTF-8 and is not, is read by what it is", () => {
    expect(page("<p>Gr\xf6\xdfe", { label: "utf-8" })).toEqual({ text: "<p>Größe", encoding: "windows-1252" });
    expect(page('<meta charset="windows-1250">\xb3\xf3d\x9f', { label: "utf-8" })).toMatchObject({ encoding: "windows-1250", text: expect.stringContaining("łódź") as string });
    expect(page(Buffer.concat([utf8("<p>Größe, Maße, Straße "), Buffer.from([0xe4])]), { label: "utf-8" })).toEqual({ text: "<p>Größe, Maße, Straße \ufffd", encoding: "utf-8" });
  });

  it("of ASCII alone keeps what it declares, and is UTF-8 otherwise", () => {
    expect(page("<p>plain", { label: "windows-1251" }).encoding).toBe("windows-1251");
    expect(page("<p>plain", { label: "utf-16" }).encoding).toBe("utf-8");
    expect(page("<p>plain").encoding).toBe("utf-8");
    expect(page("").text).toBe("");
  });

  it("declared in an encoding that hides markup is read as nothing", () => {
    expect(page("~{<script>~}", { label: "hz-gb-2312" })).toEqual({ text: "\ufffd", encoding: "replacement" });
    expect(page(utf8("<p>é"), { label: "iso-2022-kr" })).toEqual({ text: "\ufffd", encoding: "replacement" });
  });

  it("of UTF-16 is recognised without a mark", () => {
    expect(page(Buffer.from("<p>łódź", "utf16le"))).toEqual({ text: "<p>łódź", encoding: "utf-16le" });
    expect(page(Buffer.from("<p>łódź", "utf16le").swap16(), { label: "utf-8" })).toEqual({ text: "<p>łódź", encoding: "utf-16be" });
    expect(page(Buffer.from(" łódź", "utf16le"), { label: "utf-16" })).toEqual({ text: " łódź", encoding: "utf-16le" });
  });

  it.each([
    ["cd e0 f8 e0 20 ea ee ec ef e0 ed e8 ff", "www.example.ru", "windows-1251", "Наша компания"],
    ["ee c1 db c1 20 cb cf cd d0 c1 ce c9 d1", "www.example.ru", "koi8-r", "Наша компания"],
    ["8a 94 8e ae 89 ef 8e d0 82 c6 82 c2", "example.co.jp", "shift_jis", "株式会社とつ"],
    ["b3 f4 bc b0 b2 f1 bc d2 a4 c8 a4 c4", "example.co.jp", "euc-jp", "株式会社とつ"],
    ["1b 24 42 33 74 3c 30 1b 28 42", "example.co.jp", "iso-2022-jp", "株式"],
    ["c1 d6 bd c4 c8 b8 bb e7", "example.co.kr", "euc-kr", "주식회사"],
    ["b9 ab cb be ca c7 ba cb", "example.com.cn", "gb18030", "公司是核"],
    ["b3 f3 64 9f 20 6b b9 63 69 6b", "example.pl", "windows-1250", "łódź kącik"],
    ["e5 f4 e1 e9 f1 e5 df e1", "example.gr", "windows-1253", "εταιρεία"],
    ["fe 69 72 6b 65 74 69", "example.com.tr", "windows-1254", "şirketi"],
    ["47 72 f6 df 65", "example.de", "windows-1252", "Größe"],
    ["c5 c5", "example.be", "windows-1252", "ÅÅ"],
  ])("that declares nothing (%s on %s) is read as %s", (hex, hostname, encoding, text) => {
    expect(page(bytesOf(hex), { hostname })).toEqual({ text, encoding });
  });

  it("that declares nothing is read by its language before its domain", () => {
    expect(page('<html lang="ru-RU">\xea\xee\xec\xef\xe0\xed\xe8\xff')).toMatchObject({ encoding: "windows-1251", text: expect.stringContaining("компания") as string });
  });

  it("that is cut inside a character loses that character only", () => {
    const bytes = utf8("<p>Größe €");
    for (const cut of [1, 2]) expect(page(bytes.subarray(0, bytes.length - cut), { truncated: true })).toEqual({ text: "<p>Größe ", encoding: "utf-8" });
    expect(page(bytes.subarray(0, bytes.length - 1)).text).toMatch(/\ufffd$|â/);
    expect(page(bytesOf("d6 d0 b9"), { label: "gbk", truncated: true }).text).toBe("中");
  });

  it("of any bytes is read, quickly", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.option(fc.constantFrom(...ALL_LABELS), { nil: undefined }), fc.boolean(), fc.constantFrom("a.jp", "a.ru", "a.com", "a"), (bytes, label, truncated, hostname) => {
        const { text, encoding } = readText({ bytes, label, truncated, hostname });
        expect(ALL_LABELS).toContain(encoding);
        expect(text.length).toBeLessThanOrEqual(bytes.length + 1);
      }),
      { numRuns: 1000 },
    );
    const slow = Buffer.from("<meta ".repeat(900_000));
    const started = performance.now();
    page(slow);
    page(Buffer.alloc(5_000_000, 0xe9), { hostname: "a.jp" });
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
