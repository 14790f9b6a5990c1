import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSource, type OpenOptions } from "./open";
import { collectBytes } from "./testing/chunks";
import { zipOf } from "./testing/zip";

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "source-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(dir, name);
  writeFileSync(path, content);
  return path;
}

interface Reading {
  name: string;
  skipped: readonly string[];
  members: { name: string; content: string }[];
}

async function read(location: string, options: Partial<OpenOptions> = {}): Promise<Reading> {
  const source = await openSource(location, { tempDir: dir, ...options });
  try {
    const members = [];
    for await (const member of source.members()) members.push({ name: member.name, content: (await collectBytes(member.bytes)).toString() });
    return { name: source.name, skipped: source.skipped, members };
  } finally {
    await source.close();
  }
}

const TEXT = Array.from({ length: 50_000 }, (_, index) => `${index},Company ${index},Paris\n`).join("");

describe("packing is recognised by the bytes, whatever the name", () => {
  test("a plain file", async () => {
    expect(await read(file("companies.gz", TEXT))).toEqual({ name: "companies.gz", skipped: [], members: [{ name: "companies.gz", content: TEXT }] });
  });

  test("gzip", async () => {
    expect((await read(file("lastned", gzipSync(TEXT)))).members).toEqual([{ name: "lastned", content: TEXT }]);
  });

  test("gzip of several members, and zero padding after the last", async () => {
    const packed = Buffer.concat([gzipSync("a\n"), gzipSync("b\n"), gzipSync(TEXT), Buffer.alloc(512)]);
    expect((await read(file("multi.csv", packed))).members[0]?.content).toBe(`a\nb\n${TEXT}`);
  });

  test("a zip archive of one data file is named after it", async () => {
    const archive = zipOf([{ name: "out/BasicCompanyData.csv", content: TEXT }, { name: "out/Readme.TXT", content: "x" }]);
    expect(await read(file("a.bin", archive))).toEqual({
      name: "BasicCompanyData.csv",
      skipped: ["out/Readme.TXT"],
      members: [{ name: "BasicCompanyData.csv", content: TEXT }],
    });
  });

  test("a zip archive of several yields them in order, names what it skips, and can be read again", async () => {
    const archive = zipOf([
      { name: "enterprise.csv", content: TEXT },
      { name: "docs/", content: "", stored: true },
      { name: "docs/manual.pdf", content: "%PDF-" },
      { name: "licence.txt", content: "free" },
      { name: "__MACOSX/._address.csv", content: "x" },
      { name: "address.csv", content: "b", stored: true },
      { name: "K3241.EMPRECSV", content: "c" },
      { name: "empty.csv", content: "", stored: true },
    ]);
    const source = await openSource(file("kbo.zip", archive), { tempDir: dir });
    for (let turn = 1; turn <= 2; turn += 1) {
      const members = [];
      for await (const member of source.members()) members.push([member.name, (await collectBytes(member.bytes)).toString()]);
      expect(members).toEqual([["enterprise.csv", TEXT], ["address.csv", "b"], ["K3241.EMPRECSV", "c"], ["empty.csv", ""]]);
      expect(source.skipped).toEqual(["docs/manual.pdf", "licence.txt", "__MACOSX/._address.csv"]);
    }
    expect(source.name).toBe("kbo.zip");
    await source.close();
  });

  test("leaving a reading early closes its file", async () => {
    const source = await openSource(file("early.csv", TEXT.repeat(5)), { tempDir: dir });
    const open = (): number => readdirSync("/proc/self/fd").length;
    const before = existsSync("/proc/self/fd") ? open() : 0;
    for await (const member of source.members()) {
      for await (const chunk of member.bytes) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
    }
    for await (const member of source.members()) {
      const looked = await member.bytes[Symbol.asyncIterator]().next();
      expect(looked.done).toBe(false);
      break;
    }
    await new Promise((done) => setTimeout(done, 50));
    if (existsSync("/proc/self/fd")) expect(open()).toBe(before);
  });
});

describe("progress counts the packed bytes against the file's size", () => {
  test.each([
    ["plain", () => Buffer.from(TEXT)],
    ["gzip", () => gzipSync(TEXT)],
    ["zip", () => zipOf([{ name: "a.csv", content: TEXT }, { name: "b.pdf", content: TEXT }, { name: "c.csv", content: TEXT }])],
  ])("%s", async (_, content) => {
    const bytes = content();
    const seen: number[] = [];
    await read(file("progress", bytes), {
      onProgress: (bytesRead, total, phase) => {
        expect([total, phase]).toEqual([bytes.length, "read"]);
        seen.push(bytesRead);
      },
    });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(bytes.length);
  });

  test("a signal stops the reading with its reason", async () => {
    const stop = new AbortController();
    const reading = read(file("stop.csv", TEXT.repeat(3)), { signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) });
    await expect(reading).rejects.toThrow("enough");
  });
});

describe("what cannot be read is refused by name, with what to do", () => {
  const packed = gzipSync(TEXT);
  const flipped = Buffer.from(packed);
  flipped[packed.length - 6] = (flipped[packed.length - 6] ?? 0) ^ 1;
  const archive = zipOf([{ name: "a.csv", content: TEXT }]);
  const wrongSum = Buffer.from(archive);
  const sumAt = archive.indexOf("PK\x01\x02") + 16;
  wrongSum[sumAt] = (wrongSum[sumAt] ?? 0) ^ 1;
  const tar = Buffer.alloc(1024);
  tar.write("companies.csv", 0);
  tar.write("ustar", 257);

  test.each<[string, string | Uint8Array, RegExp]>([
    ["empty file", "", /case is empty\. Download/],
    ["truncated gzip", packed.subarray(0, -20), /case is cut off.*again/],
    ["gzip with a wrong checksum", flipped, /case is damaged.*again/],
    ["gzip followed by other bytes", Buffer.concat([packed, Buffer.from("garbage")]), /case is damaged/],
    ["truncated zip", archive.subarray(0, -100), /case is cut off or damaged.*again/],
    ["zip with a wrong checksum", wrongSum, /a\.csv in .*case is damaged/],
    ["zip with nothing but a licence", zipOf([{ name: "LICENSE", content: "x" }]), /case holds no data file/],
    ["empty zip", zipOf([]), /case holds no data file/],
    ["zip protected by a password", zipOf([{ name: "a.csv", content: "x", encrypted: true }]), /a\.csv in .*password\. Unpack/],
    ["zip of an unknown method", zipOf([{ name: "a.csv", content: "x", claimedMethod: 9 }]), /method 9.*Unpack/],
    ["spreadsheet", zipOf([{ name: "[Content_Types].xml", content: "x" }]), /office document.*CSV/],
    ["zip in a zip", zipOf([{ name: "a.zip", content: archive }]), /a\.zip in .*packed file once more \(zip\)/],
    ["tar", tar, /case is a tar archive.*Unpack/],
    ["tar in gzip", gzipSync(tar), /case is a tar archive.*Unpack/],
    ["bzip2", "BZh91AY&SY", /case is a bzip2 file.*Unpack/],
    ["PDF", "%PDF-1.7", /case is a PDF document/],
    ["web page", "\n<!DOCTYPE html><html><body>Please sign in</body>", /case is a web page.*link/],
  ])("%s", async (_, content, message) => {
    await expect(read(file("case", content))).rejects.toThrow(message);
    await expect(read(file("case", content))).rejects.toMatchObject({ name: "SourceError" });
  });

  test("missing file and folder", async () => {
    await expect(read(join(dir, "nowhere.csv"))).rejects.toThrow(/nowhere\.csv: there is no such file\. Check the path/);
    await expect(read(join(file("plain", "x"), "inner.csv"))).rejects.toThrow(/no such file/);
    mkdirSync(join(dir, "folder"));
    await expect(read(join(dir, "folder"))).rejects.toThrow(/folder is a folder\. Pass the files/);
  });

  test.skipIf(process.getuid?.() === 0)("a file without permission (skipped for root, who may read everything)", async () => {
    const path = file("secret.csv", "x");
    chmodSync(path, 0);
    await expect(read(path)).rejects.toThrow(/secret\.csv: this user may not read the file/);
  });
});

const CNPJ = resolve("../shared/data/registers/br_cnpj");

test.skipIf(!existsSync(CNPJ))("the archives of a real register are read whole (skipped without ../shared/data)", async () => {
  const archives = readdirSync(CNPJ).filter((name) => name.endsWith(".zip"));
  expect(archives).toContain("Cnaes.zip");
  for (const archive of archives) {
    const { members, skipped } = await read(join(CNPJ, archive));
    expect(skipped).toEqual([]);
    expect(members).toHaveLength(1);
    expect(members[0]?.content).toMatch(/^"[^"]+";"/);
  }
});
