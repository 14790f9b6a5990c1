import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const numbered = (html: string, address: string): string[] => extractCandidates(`<title>Kontakt</title><div>Menu</div>${html}`, new URL(address)).map(({ name, nationalId }) => `${name ?? ""} ${nationalId ?? ""}`);

/** Companies that share no word, on the first one's domain. */
const EQUAL: readonly (readonly [address: string, html: string, found: readonly string[]])[] = [
  ["https://www.brandtner.de/impressum", "<h1>Impressum</h1><p>Brandtner GmbH<br>Lindenstr. 14<br>48143 Münster<br>Telefon: 0251 1234<br>Amtsgericht Münster, HRB 10451</p><p>Stadtwerke Ohlenbeck GmbH<br>Wallgraben 3<br>48143 Münster<br>Amtsgericht Münster, HRB 20977</p>", ["Brandtner GmbH HRB10451", "Stadtwerke Ohlenbeck GmbH HRB20977"]],
  ["https://www.brandtner.de/impressum", "<h1>Impressum der Gruppe</h1><div><h3>Ohlenbeck Bau AG</h3>48143 Münster<br>HRB-Nr.: HRB 20977</div><div><h3>Brandtner GmbH</h3>48143 Münster<br>HRB-Nr.: HRB 10451</div>", ["Brandtner GmbH HRB10451", "Ohlenbeck Bau AG HRB20977"]],
  ["https://www.brandtner.de/datenschutz", "<h1>Datenschutz</h1><p>Gemeinsam Verantwortliche sind die Brandtner GmbH, Lindenstr. 14, 48143 Münster (HRB 10451, Amtsgericht Münster), und die Ohlenbeck Bau AG, Wallgraben 3, 48143 Münster (HRB 20977, Amtsgericht Münster).</p>", ["Brandtner GmbH HRB10451", "Ohlenbeck Bau AG HRB20977"]],
  ["https://www.hartwell.co.uk/companies", "<h1>Our companies</h1><ul><li>Kestrel and Finch Interiors Limited, registered in England no. 04928371</li><li>Hartwell Limited, registered in England no. 03847261</li><li>QRS Fire Safety Ltd, registered in England no. 05928371</li></ul>", ["Hartwell Limited 03847261", "Kestrel and Finch Interiors Limited 04928371", "QRS Fire Safety Ltd 05928371"]],
  ["https://www.verhoefstra.nl/contact", "<div><b>Verhoefstra B.V.</b></div><div>Dorpsstraat 1, 1234 AB Utrecht</div><div>KvK 61820447</div><div><b>Zonnedak Holland B.V.</b></div><div>Havenkade 3, 1234 AB Utrecht</div><div>KvK 24087399</div>", ["Verhoefstra B.V. 61820447", "Zonnedak Holland B.V. 24087399"]],
  ["https://www.ferrantello.it/contatti", "<table><tr><td>Ferrantello S.r.l.<br>Via Roma 1<br>P.IVA 00743110157</td><td>Officine Barbagelli S.p.A.<br>Via Roma 2<br>P.IVA 01114601006</td></tr></table>", ["Ferrantello S.r.l. IT00743110157", "Officine Barbagelli S.p.A. IT01114601006"]],
  ["https://www.brandtner.de/impressum", "<article><h1>Impressum</h1><h3>Brandtner GmbH</h3><p>48143 Münster<br>HRB 10451</p><h3>Ohlenbeck Bau AG</h3><p>48143 Münster<br>HRB 20977</p></article>", ["Brandtner GmbH HRB10451", "Ohlenbeck Bau AG HRB20977"]],
];

/** The second company in a form or a place of its own. */
const UNEQUAL: readonly (readonly [address: string, html: string, found: readonly string[]])[] = [
  ["https://www.brandtner.de/impressum", "<h1>Impressum</h1><p>Brandtner GmbH<br>48143 Münster<br>HRB 10451</p><p>Betreuung der Seite:<br>Ohlenbeck Medien GmbH<br>48143 Münster<br>HRB 20977</p>", ["Brandtner GmbH HRB10451"]],
  ["https://www.brandtner.de/impressum", "<h1>Impressum</h1><p>Brandtner GmbH<br>48143 Münster<br>HRB 10451</p><h3>Ein Projekt mit</h3><p>Ohlenbeck Medien GmbH<br>48143 Münster<br>HRB 20977</p>", ["Brandtner GmbH HRB10451"]],
  ["https://www.brandtner.de/impressum", "<article><h1>Impressum</h1><p>Brandtner GmbH<br>48143 Münster<br>HRB 10451</p><h3>Ein Projekt mit</h3><p>Ohlenbeck Medien GmbH<br>48143 Münster<br>HRB 20977</p></article>", ["Brandtner GmbH HRB10451"]],
];

describe("companies in one form", () => {
  it.each(EQUAL)("are all given, the domain's first (%s, %s)", (address, html, found) => {
    const given = numbered(html, address);
    expect(given[0]).toBe(found[0]);
    expect(given.toSorted()).toEqual(found.toSorted());
  });
  it.each(UNEQUAL)("one with a role of its own is left out (%s, %s)", (address, html, found) => {
    expect(numbered(html, address)).toEqual(found);
  });
  it("those of whom an article tells are left out", () => {
    const html = "<title>Zwei Häuser werden eins</title><div>Menu</div><article><h1>Zwei Häuser werden eins</h1><h3>Brandtner GmbH</h3><p>48143 Münster<br>HRB 10451</p><h3>Ohlenbeck Bau AG</h3><p>48143 Münster<br>HRB 20977</p></article>";
    expect(extractCandidates(html, new URL("https://www.brandtner.de/2025/fusion")).map(({ name }) => name)).toEqual(["Brandtner GmbH"]);
  });
});
