import { load } from "cheerio";
import fc from "fast-check";
import { expect, it } from "vitest";
import { fromBuffer, type Entry } from "yauzl";
import type { FieldName, PublicRecord } from "../company/fields";
import { BEGINNING } from "./checkpoint";
import { CellTooLongError, sheetWriter } from "./sheet";
import { MemoryFile } from "./testing/memory-file";
import { packWorkbook } from "./workbook";

const COLUMNS: readonly FieldName[] = ["ID", "Postal Code", "Phone Number", "Employees Total", "Latitude"];

async function workbookOf(records: readonly PublicRecord[]): Promise<MemoryFile> {
  const writer = sheetWriter(COLUMNS);
  const sheet = new MemoryFile();
  sheet.write(new TextEncoder().encode(writer.head + records.map((record, row) => writer.record(record, row)).join("") + writer.tail), { at: BEGINNING.size });
  const out = new MemoryFile();
  expect(await packWorkbook(sheet, out, () => undefined, new AbortController().signal)).toBe(out.getSize());
  return out;
}

/** Every entry of an archive, read by another program, which also checks sizes and checksums. */
function unzipped(file: MemoryFile): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(file.contents), { lazyEntries: true }, (failed, zip) => {
      if (failed) {
        reject(failed);
        return;
      }
      const entries = new Map<string, string>();
      zip.on("entry", (entry: Entry) => {
        zip.openReadStream(entry, (error, stream) => {
          if (error) {
            reject(error);
            return;
          }
          const pieces: Buffer[] = [];
          stream.on("data", (piece: Buffer) => pieces.push(piece)).on("error", reject).on("end", () => {
            entries.set(entry.fileName, Buffer.concat(pieces).toString("utf8"));
            zip.readEntry();
          });
        });
      });
      zip.on("error", reject).on("end", () => resolve(entries));
      zip.readEntry();
    });
  });
}

type Cell = readonly [type: string | undefined, value: string];

async function cellsOf(file: MemoryFile): Promise<ReadonlyMap<string, Cell>> {
  const $ = load((await unzipped(file)).get("xl/worksheets/sheet1.xml") ?? "", { xml: true });
  const unescaped = (text: string): string => text.replace(/_x([0-9A-F]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return new Map($("c").toArray().map((cell) => [$(cell).attr("r") ?? "", [$(cell).attr("t"), unescaped($(cell).text())]]));
}

it("a workbook opens elsewhere, with texts as texts and numbers as numbers, and nothing that is run", async () => {
  const file = await workbookOf([{ ID: "=1+1", "Postal Code": "01067", "Phone Number": "+4930123456", "Employees Total": 12, Latitude: -33.5 }, { ID: "b", "Employees Total": null }]);
  const cells = await cellsOf(file);
  expect([...cells].slice(COLUMNS.length)).toEqual([
    ["A2", ["inlineStr", "=1+1"]],
    ["B2", ["inlineStr", "01067"]],
    ["C2", ["inlineStr", "+4930123456"]],
    ["D2", [undefined, "12"]],
    ["E2", [undefined, "-33.5"]],
    ["A3", ["inlineStr", "b"]],
  ]);
  expect([...cells].slice(0, 2)).toEqual([["A1", ["inlineStr", "ID"]], ["B1", ["inlineStr", "Postal Code"]]]);
  expect([...(await unzipped(file)).keys()]).toEqual(["[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml", "xl/worksheets/sheet1.xml"]);
});

it("every text comes back from a workbook as it was, control characters and markup included", async () => {
  const texts = fc.array(fc.string({ unit: fc.oneof(fc.constantFrom("\u0000", "\r", "\n", "\t", "<", "&", ">", '"', "_x0041_", "_", "￾", "]]>"), fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 })), minLength: 1 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const cells = await cellsOf(await workbookOf(values.map((value) => ({ ID: value }))));
      expect(values.map((_, row) => cells.get(`A${row + 2}`)?.[1])).toEqual(values);
    }),
    { numRuns: 50 },
  );
});

it("a text longer than a cell is refused with its column, never cut", () => {
  expect(() => sheetWriter(["ID"]).record({ ID: "x".repeat(32_768) }, 0)).toThrow(CellTooLongError);
  expect(() => sheetWriter(["ID"]).record({ ID: "x".repeat(32_767) }, 0)).not.toThrow();
});
