import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";

const NAMES = ["Lindner Verlag GmbH", "Bäckerei Karl Huber & Söhne UG (haftungsbeschränkt)", "Weingut Hans Lang"];
const [STREET, TOWN, REGISTER, TAX] = ["Hauptstraße 3", "12345 Berlin", "Amtsgericht Berlin HRB 84213", "DE136695976"];
type Line = readonly [label: string, value: string];
const particulars = (name: string): readonly Line[] => [["Firma", name], ["Anschrift", `${STREET}, ${TOWN}`], ["Telefon", "+49 30 1234567"], ["Handelsregister", REGISTER], ["USt-IdNr.", TAX]];
const lines = (name: string): readonly string[] => [name, STREET, TOWN, "Telefon: +49 30 1234567", `Handelsregister: ${REGISTER}`, `USt-IdNr.: ${TAX}`];
const each = (name: string, write: (line: string) => string, between = ""): string => lines(name).map(write).join(between);
const pairs = (name: string, write: (line: Line) => string, between = ""): string => particulars(name).map(write).join(between);

const MARKUP: Readonly<Record<string, (name: string) => string>> = {
  "lines of a paragraph": (name) => `<p>${lines(name).join("<br>")}</p>`,
  "paragraphs without end tags": (name) => each(name, (line) => `<p>${line}`, "\n"),
  "spans set as blocks": (name) => each(name, (line) => `<span class="block">${line}</span>`),
  "spans of a column": (name) => `<div class="flex flex-col">${each(name, (line) => `<span>${line}</span>`, "\n")}</div>`,
  "spans of a grid": (name) => `<div style="display:grid">${each(name, (line) => `<span>${line}</span>`, "\n")}</div>`,
  "spans with blanks between": (name) => `<p>${each(name, (line) => `<span>${line}</span>`, " ")}</p>`,
  "spans with breaks of words between": (name) => `<p>${each(name, (line) => `<span>${line}</span>`, "<wbr>")}</p>`,
  "elements of its own": (name) => `<x-card>${each(name, (line) => `<x-row>${line}</x-row>`, "\n")}</x-card>`,
  "empty elements between": (name) => `<p>${lines(name).join('<i class="divider"></i>')}</p>`,
  "pictures between": (name) => `<p>${lines(name).join(' <img src="dot.gif" alt="•"> ')}</p>`,
  "wide gaps between": (name) => `<p>${lines(name).join("&nbsp;&nbsp;&nbsp;")}</p>`,
  "wide signs for blanks between": (name) => `<p>${lines(name).join("&emsp;")}</p>`,
  ...Object.fromEntries([" | ", "|", " · ", " • ", "<span>·</span>", " * ", " ▪ ", " // ", " / ", "; ", " – "].map((sign) => [`"${sign}" between`, (name: string) => `<p>${lines(name).join(sign)}</p>`])),
  "words of an icon font before": (name) => `<ul>${each(name, (line) => `<li><i class="material-icons">place</i> ${line}</li>`)}</ul>`,
  "emoji before": (name) => `<p>🏢 ${name}<br>📍 ${STREET}, ${TOWN}<br>📞 +49 30 1234567<br>✅ Handelsregister: ${REGISTER}<br>✉️ USt-IdNr.: ${TAX}</p>`,
  "buttons behind": (name) => each(name, (line) => `<p>${line} <button>Kopieren</button></p>`),
  "links around": (name) => `<p><a href="/">${name}</a><br><a href="https://maps.google.com/?q=1">${STREET}<br>${TOWN}</a><br>Handelsregister: ${REGISTER}<br>USt-IdNr.: ${TAX}</p>`,
  "labels in bold without a colon": (name) => pairs(name, ([label, value]) => `<p><strong>${label}</strong> ${value}</p>`),
  "labels as spans": (name) => pairs(name, ([label, value]) => `<div><span>${label}</span><span>${value}</span></div>`),
  "labels with a button": (name) => pairs(name, ([label, value]) => `<div><span>${label}</span> <span>${value}</span> <button>Kopieren</button></div>`),
  "labels in the first row": (name) => `<table><tr>${pairs(name, ([label]) => `<th>${label}</th>`)}</tr><tr>${pairs(name, ([, value]) => `<td>${value}</td>`)}</tr></table>`,
  "labels in the first row, as cells": (name) => `<table><tr>${pairs(name, ([label]) => `<td>${label}</td>`)}</tr><tr>${pairs(name, ([, value]) => `<td>${value}</td>`)}</tr></table>`,
  "labels in one cell": (name) => `<table><tr><td>${pairs(name, ([label]) => `${label}:`, "<br>")}</td><td>${pairs(name, ([, value]) => value, "<br>")}</td></tr></table>`,
  "numbers below a row of links": (name) => `<div><strong>${name}</strong><p>${STREET}<br>${TOWN}</p></div><div><h4>Social</h4><a href="https://facebook.com/x">Facebook</a> <a href="https://instagram.com/x">Instagram</a></div><div>Handelsregister: ${REGISTER} <span>USt-IdNr.: ${TAX}</span></div>`,
};

describe("the same particulars give the same candidates, however a page sets them", () => {
  it.each(Object.entries(MARKUP))("%s", (_, write) => {
    for (const name of NAMES) {
      const found = extractCandidates(`<nav><a href="/">Start</a> <a href="/p">Produkte</a></nav><main><h1>Impressum</h1>${write(name.replaceAll("&", "&amp;"))}</main>`, new URL("https://www.portal24.de/impressum"));
      expect(found.map(({ nationalId }) => nationalId)).toEqual([expect.stringContaining("HRB84213"), "DE136695976"]);
      expect(found.map((candidate) => normaliseName(candidate.name ?? ""))).toEqual([normaliseName(name), normaliseName(name)]);
    }
  });
});
