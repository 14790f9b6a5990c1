import { expect, test } from "vitest";
import { columnValues, likelyColumn, readSheet } from "./sheet";

test.each([
  ["one a line", "a-1\nb-2\r\n\n c-3 ", ["a-1", "b-2", "c-3"]],
  ["in one line", "a-1, b-2,a-1", ["a-1", "b-2"]],
  ["with a byte order mark", "\uFEFFa-1\nb-2", ["a-1", "b-2"]],
])("values are read %s, each once", (_how, text, values) => {
  expect(columnValues(readSheet(text), 0)).toEqual(values);
});

test("of a table the column of numbers is proposed, and its heading is no value", () => {
  const sheet = readSheet('Name;KvK number;City\n"Bakkerij; de Boer";12345678;Delft\nAcme;87654321;Breda');
  expect(sheet.columns).toEqual(["Name", "KvK number", "City"]);
  expect(columnValues(sheet, likelyColumn(sheet))).toEqual(["12345678", "87654321"]);
});

test("a table without headings keeps its first row", () => {
  const sheet = readSheet("Acme,12345678\nBolt,87654321");
  expect(sheet).toEqual({ columns: ["Column 1", "Column 2"], rows: [["Acme", "12345678"], ["Bolt", "87654321"]] });
});
