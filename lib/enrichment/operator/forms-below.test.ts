import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOf = (body: string): (string | undefined)[] => [...new Set(extractCandidates(`<title>Contact</title><h1>Contact</h1>${body}`, new URL("https://www.qzx.example/contact")).map(({ name }) => name))];

describe("a legal form in a line of its own", () => {
  it.each([
    ["<p><b>FHU Lindora</b><br><b>Spółka z ograniczoną odpowiedzialnością Sp. k.</b><br>ul. Polna 3<br>62-006 Kobylnica</p><p>NIP 979-869-81-27</p>", "FHU Lindora Spółka z ograniczoną odpowiedzialnością Sp. k."],
    ["<p><b>Harms Lindora<br>Partnerschaft mbB Steuerberatungsgesellschaft</b></p><p>26122 Oldenburg</p><p>USt-IdNr. DE136695976</p>", "Harms Lindora Partnerschaft mbB Steuerberatungsgesellschaft"],
    ["<h2>Lindora Bau<br>GmbH & Co. KG</h2><p>26122 Oldenburg</p><p>USt-IdNr. DE136695976</p>", "Lindora Bau GmbH & Co. KG"],
    ["<div>Lindora Stavby</div><div>s. r. o.</div><div>Dlhá 3</div><div>811 01 Bratislava</div><div>IČO: 31322832</div>", "Lindora Stavby s. r. o."],
    ["<p>Lindora Construções,<br>Lda.<br>1000-001 Lisboa<br>NIF 503504564</p>", "Lindora Construções, Lda."],
    ["<p>Lindora Bouw<br>B.V.<br>1234 AB Utrecht<br>KvK 12345678</p>", "Lindora Bouw B.V."],
  ])("is the end of the name above: %s", (body, name) => expect(namesOf(body)).toEqual([name]));

  it.each([
    ["<p>Rechtsform<br>GmbH</p><p>USt-IdNr. DE136695976</p>", []],
    ["<p>Lindora Bau GmbH<br>AG<br>26122 Oldenburg<br>USt-IdNr. DE136695976</p>", ["Lindora Bau GmbH"]],
    ["<p>Lindora Bau<br>GmbH<br>AG<br>26122 Oldenburg<br>USt-IdNr. DE136695976</p>", ["Lindora Bau"]],
    ["<nav><div>Gründung</div><div>GmbH</div></nav><p>26122 Oldenburg</p>", []],
  ])("is nobody's below a label, a whole name, among others and in a menu: %s", (body, names) => expect(namesOf(body).filter((name) => name !== undefined)).toEqual(names));
});
