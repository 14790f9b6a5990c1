import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { chunkSizes, collectBytes, inChunks } from "./testing/chunks";
import { detectEncoding, readAsUtf8 } from "./text";

async function read(content: Uint8Array, options: { encoding?: string; sizes?: number[] } = {}): Promise<{ text: string; bytes: Buffer; encoding: string }> {
  const source = await readAsUtf8(inChunks(content, options.sizes), options.encoding === undefined ? {} : { encoding: options.encoding });
  const bytes = await collectBytes(source.bytes);
  return { text: bytes.toString("utf8"), bytes, encoding: source.encoding };
}

const SAMPLE = "Müller & Söhne GmbH\nÅrdal Verft AS\nCafé l'Été\n";

describe("detection", () => {
  test.each([
    ["utf-8", "utf-8", false],
    ["utf-8", "utf-8", true],
    ["utf-16le", "utf-16le", true],
    ["utf-16be", "utf-16be", true],
    ["utf-16le", "utf-16le", false],
    ["utf-16be", "utf-16be", false],
    ["windows-1252", "windows-1252", false],
    ["iso-8859-1", "windows-1252", false],
  ])("text written in %s is read as %s (with mark: %s), in one chunk and byte by byte", async (written, detected, addBOM) => {
    const content = iconv.encode(SAMPLE, written, { addBOM });
    expect(await read(content)).toMatchObject({ text: SAMPLE, encoding: detected });
    expect(await read(content, { sizes: [1] })).toMatchObject({ text: SAMPLE, encoding: detected });
  });

  test("a windows-1252 file is recognised at its first letter beyond ASCII, however late that comes", async () => {
    const text = `${"Plain Ltd\n".repeat(30_000)}Müller GmbH €\n`;
    expect(await read(iconv.encode(text, "windows-1252"), { sizes: [65_536] })).toMatchObject({ text, encoding: "windows-1252" });
  });

  test("a few broken bytes do not turn a UTF-8 file into another encoding, and stay visible as invalid", async () => {
    const broken = Buffer.concat([Buffer.from(SAMPLE, "utf8"), Buffer.from([0x4d, 0xfc, 0x0a]), Buffer.from(SAMPLE, "utf8")]);
    const { bytes, encoding } = await read(broken, { sizes: [7] });
    expect(encoding).toBe("utf-8");
    expect(bytes.equals(broken)).toBe(true);
  });

  test("a character cut by the end of the sample does not count as invalid", () => {
    expect(detectEncoding(Buffer.from("Ærø", "utf8").subarray(0, -1))).toBe("utf-8");
    expect(detectEncoding(Buffer.from("abc€", "utf8").subarray(0, -1))).toBe("utf-8");
  });
});

describe("named encodings", () => {
  test.each(["shift_jis", "windows-1251", "iso-8859-2", "utf8", "UTF-16LE", "gb18030"])("%s is read as named", async (encoding) => {
    const text = { shift_jis: "株式会社トヨタ|鳥取市", "windows-1251": "ООО «Ромашка»", "iso-8859-2": "Škoda Łódź", gb18030: "中国石油" }[encoding] ?? SAMPLE;
    expect((await read(iconv.encode(text, encoding), { encoding, sizes: [1, 2] })).text).toBe(text);
  });

  test("an unknown name is refused with names that work", async () => {
    await expect(readAsUtf8(inChunks("x"), { encoding: "klingon" })).rejects.toThrow(/"klingon" is not known.*windows-1252/);
  });
});

describe("invalid input is never replaced silently", () => {
  test.each([
    ["a byte that windows-1252 does not have", Buffer.from([0x41, 0x81, 0x42]), "windows-1252"],
    ["half a surrogate pair in UTF-16", Buffer.from([0x41, 0x00, 0x3d, 0xd8, 0x42, 0x00]), "utf-16le"],
    ["a high surrogate at the end", Buffer.from([0x41, 0x00, 0x42, 0x00, 0x3d, 0xd8]), "utf-16le"],
    ["half a character of Shift_JIS", Buffer.from([0x41, 0x42, 0x81]), "shift_jis"],
  ])("%s leaves invalid UTF-8 and keeps its neighbours", async (_, content, encoding) => {
    const { bytes } = await read(content, { encoding });
    expect(isUtf8(bytes)).toBe(false);
    expect(bytes.filter((byte) => byte !== 0xff).toString()).toBe("AB");
  });

  test("a replacement character that UTF-16 text really holds is kept", async () => {
    expect((await read(iconv.encode("A\uFFFDB", "utf-16le", { addBOM: true }))).text).toBe("A\uFFFDB");
  });
});

test("any text in UTF-8 or UTF-16 with mark comes through whole, in any chunks", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 300 }), fc.constantFrom("utf-8", "utf-16le", "utf-16be"), chunkSizes, async (text, encoding, sizes) => {
      const content = iconv.encode(text, encoding, { addBOM: true });
      expect((await read(content, { sizes })).text).toBe(text);
    }),
  );
});

test("stopping early closes the stream underneath", async () => {
  let closed = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        await Promise.resolve();
        yield Buffer.from(SAMPLE, "utf8");
      }
    } finally {
      closed = true;
    }
  }
  const { bytes } = await readAsUtf8(endless());
  for await (const chunk of bytes) {
    expect(chunk.toString().startsWith(SAMPLE)).toBe(true);
    break;
  }
  expect(closed).toBe(true);
});
