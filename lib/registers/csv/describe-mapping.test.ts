import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { describeMapping, type MappingDescription } from "./describe";
import { readMapping } from "./mapping";
import { renderDescription } from "./render";

async function dryRun(content: string | Buffer, mapping?: unknown): Promise<MappingDescription> {
  const folder = mkdtempSync(path.join(tmpdir(), "csv-"));
  try {
    const file = path.join(folder, "kunden.csv");
    writeFileSync(file, content);
    return await describeMapping(file, mapping === undefined ? undefined : readMapping(mapping, "mapping.json"), { tempDir: folder, code: "acme" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const CONTENT = `Nr;Firma;Umsatz;Bemerkung\n${Array.from({ length: 12 }, (_, index) => `${index + 1};Firma ${index + 1};1.50${index % 10},5;`).join("\n")}\n13;;1,5;ohne Namen\n14;Letzte;viel;x\n`;
const MAPPING = { defaults: { "Country Code": "DE" }, columns: { Nr: "ID", Firma: "Company Name", Umsatz: { field: "Yearly Revenue Local Currency", decimal: "," } } };

describe("a dry run", () => {
  it("tells how the file is written, what each column becomes, the first records and problems", async () => {
    const { file, dialect, lines, defaults, rows, records, problems } = await dryRun(CONTENT, MAPPING);
    expect({ file, dialect, rows, defaults }).toEqual({ file: "kunden.csv", dialect: { delimiter: ";", encoding: "utf-8", header: true, columns: 4 }, rows: 14, defaults: [["Country Code", "DE"]] });
    expect(lines).toEqual([
      { column: "Nr", field: "ID", how: "", example: "1" },
      { column: "Firma", field: "Company Name", how: "", example: "Firma 1" },
      { column: "Umsatz", field: "Yearly Revenue Local Currency", how: "decimal ,", example: "1.500,5" },
      { column: "Bemerkung", field: undefined, how: "", example: "ohne Namen" },
    ]);
    expect(records.map(({ values }) => values.ID)).toEqual(Array.from({ length: 10 }, (_, index) => `acme-${index + 1}`));
    expect(problems).toEqual([
      { line: 14, reason: "no Company Name", detail: "", rejected: true },
      { line: 15, reason: "Yearly Revenue Local Currency: not a number", detail: "viel", rejected: false },
    ]);
  });

  it("says what an import would say", async () => {
    await expect(dryRun("A,B\n1,2\n")).rejects.toThrow(/No column of kunden\.csv/);
  });

  it("looks at the first thousand rows only", async () => {
    const { rows } = await dryRun(`Name,City\n${"Acme,Bonn\n".repeat(5000)}`);
    expect(rows).toBe(1000);
  });

  it("reads as a table", async () => {
    const text = renderDescription(await dryRun(`Nr;Firma;Bemerkung\n1;Müller & Söhne;${"lang ".repeat(20)}\n2;;\n`, { defaults: { "Country Code": "DE" }, columns: { Nr: "ID", Firma: "Company Name" } }));
    expect(text).toBe(`kunden.csv: semicolon, utf-8, with a header, 3 columns

Column     Field         Example
Nr         ID            1
Firma      Company Name  Müller & Söhne
Bemerkung  (not read)    lang lang lang lang lang lang lang lang…

Where a row has no value:
  Country Code = DE

Record 1
  ID                  acme-1
  Company Name        Müller & Söhne
  Country             Germany
  Country Code        DE
  Register            acme
  Register Record ID  1

The first problems in 2 rows:
  line 3: no Company Name – the row is left out
`);
  });
});
