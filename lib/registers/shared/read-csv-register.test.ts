import { gzipSync } from "node:zlib";
import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import type { Register } from "../register";
import { SourceError } from "../source/problem";
import { assemble, Rejection } from "./assemble";
import { type CsvFormat, readCsvRegister } from "./read-csv-register";
import { readFiles } from "./testing/read-all";

const FORMAT: CsvFormat = {
  options: { header: true },
  openTable: (header, file, lose) => {
    if (!header.includes("id")) throw new SourceError(`${file} has no id.`);
    for (const name of header) if (name === "colour") lose(name, "no field for it");
    return ([id = "", name = "", city = ""], losing) => {
      if (city === "Atlantis") losing("City", "no such city", city);
      if (name === "Bad") return new Rejection("a bad name", name);
      return assemble({ ID: id, "Company Name": name, City: city === "Atlantis" ? undefined : city });
    };
  },
};
const register: Register = { code: "test", label: "Test", help: "", read: (inputs, context) => readCsvRegister(inputs, context, FORMAT) };

describe("reading the CSV files of a register", () => {
  it("every row becomes a record or is rejected with its line, reason and text, over all inputs", async () => {
    const outcome = await readFiles(register, {
      "one.csv": "id,name,city\n1,Acme,Leeds\n2,Bad,Leeds\n3\n,Nameless,\n",
      "two.csv.gz": gzipSync("id,name,city,colour\n5,Zenith,Atlantis,red\n6,Bad,Atlantis,red\n"),
    });
    expect(outcome.records.map(({ values }) => values)).toEqual([
      { ID: "1", "Company Name": "Acme", City: "Leeds" },
      { ID: "5", "Company Name": "Zenith" },
    ]);
    expect(outcome.rejects).toEqual([
      { line: 3, reason: "a bad name", raw: "2,Bad,Leeds", source: "one.csv", detail: "Bad" },
      { line: 4, reason: "wrong number of values", raw: "3", source: "one.csv", detail: "1 instead of 3" },
      { line: 5, reason: "no ID", raw: ",Nameless,", source: "one.csv", detail: undefined },
      { line: 3, reason: "a bad name", raw: "6,Bad,Atlantis,red", source: "two.csv.gz", detail: "Bad" },
    ]);
    expect(outcome.rows).toBe(6);
  });

  it("values lost are told once, with their line, and not for rows that are rejected anyway", async () => {
    const { losses } = await readFiles(register, { "two.csv": "id,name,city,colour\n5,Zenith,Atlantis,red\n6,Bad,Atlantis,red\n7,Acme,Leeds,blue\n" });
    expect(losses).toEqual([
      { line: 1, field: "colour", reason: "no field for it", value: "", source: "two.csv" },
      { line: 2, field: "City", reason: "no such city", value: "Atlantis", source: "two.csv" },
    ]);
  });

  it("a file of another kind ends the reading with an error that names it", async () => {
    await expect(readFiles(register, { "other.csv": "a,b\n1,2\n" })).rejects.toThrow("other.csv has no id.");
  });

  it("an input that is not there ends the reading with an error that names it", async () => {
    const reading = register.read(["no/such.csv"], { tempDir: tmpdir(), reject: () => undefined, rowsRead: () => undefined });
    await expect(reading.next()).rejects.toThrow("no/such.csv");
  });

  it("an aborted reading throws the signal's reason", async () => {
    const stop = new AbortController();
    stop.abort(new Error("enough"));
    const reading = register.read([import.meta.filename], { tempDir: tmpdir(), reject: () => undefined, rowsRead: () => undefined, signal: stop.signal });
    await expect(reading.next()).rejects.toThrow("enough");
  });

  it("tells bytes read over all inputs, and the total with the last one", async () => {
    const told: [number, number | undefined][] = [];
    const watched: Register = { ...register, read: (inputs, context) => register.read(inputs, { ...context, onBytes: (read, total) => told.push([read, total]) }) };
    await readFiles(watched, { "a.csv": "id,name,city\n1,Acme,Leeds\n", "b.csv": "id,name,city\n2,Bolt,York\n" });
    expect(told).toEqual([[26, undefined], [51, 51]]);
  });
});
