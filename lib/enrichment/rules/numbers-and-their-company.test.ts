import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, body: string, language = ""): (string | undefined)[][] =>
  extractCandidates(`<!doctype html><html lang="${language}"><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId, countryHint }) => [name, nationalId, countryHint]);

describe("a number", () => {
  it.each([
    ["the register's seat before it", "https://www.arnold.nl/", "<footer><ul><li><div>KvK</div>Arnhem nr. 30417726</li></ul><p>Arnold Bouw BV</p></footer>", [["Arnold Bouw BV", "30417726", "NL"]]],
    ["the court's town before it", "https://www.arnold.de/", "<footer><ul><li>Handelsregister</li><li>Stuttgart Nr. HRB 417726</li></ul><p>Arnold Bau GmbH</p></footer>", [["Arnold Bau GmbH", "HRB417726", "DE"]]],
  ])("is not that of %s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));

  it("with a typing error is not found again in its tail", () => {
    expect(found("https://www.hart.co.uk/", "<p>Registered in England &amp; Wales. VAT Registration No. GB 842 4417 69.</p><span>© 2026 Hart Legal</span>")).toEqual([["Hart Legal", undefined, "GB"]]);
    expect(found("https://www.hart.co.uk/", "<p>Hart Ltd. Registered in England No. 331278.</p>")).toEqual([["Hart Ltd", "00331278", "GB"]]);
  });

  it("of a British partnership is read with a zero for its O", () => {
    expect(found("https://www.hart.co.uk/", "<p>Hart &amp; March LLP, registered no: 0C417726.</p>")).toEqual([["Hart & March LLP", "OC417726", "GB"]]);
  });

  it("is of the country whose language the page is in, where two share its label and the domain is of neither", () => {
    const body = "<p>Zelrev s. r. o.<br>Hlavná 7/4<br>IČO: 31322832</p>";
    expect(found("https://zelrev.shop/", body, "sk")).toEqual([["Zelrev s. r. o.", "31322832", "SK"]]);
    expect(found("https://zelrev.shop/", body, "cs")).toEqual([["Zelrev s. r. o.", "31322832", "CZ"]]);
  });
});

it.each(["spol. s r.o.", "spol.s r.o.", "spol.s r.o", "spol. s r. o"])("a company's name ends with %s", (form) => {
  expect(found("https://www.zelrev.sk/", `<p>Spoločnosť ZELREV-STAV, ${form}, IČO: 31322832, so sídlom Hlavná 7</p>`)).toEqual([[`ZELREV-STAV, ${form}`, "31322832", "SK"]]);
});

it("the name that terms state behind a label is kept beside another brand in the copyright line", () => {
  const names = found("https://www.zelrev.de/agb", "<h1>AGB</h1><h2>Anbieter</h2><p>Firma: Maison Batur GmbH<br>Hauptstr. 12<br>89073 Ulm</p><footer>© 2026 Zelrev Kablo</footer>").map(([name]) => name);
  expect(names).toEqual(["Zelrev Kablo", "Maison Batur GmbH"]);
});
