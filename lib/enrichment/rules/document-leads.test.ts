import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

function namesOf(html: string, url: string): (string | undefined)[] {
  return extractCandidates(html, new URL(url)).map(({ name }) => name);
}

const footer = (site: string, entry: string): string => `<title>Neues - ${site}</title><h1>Neues</h1><p>Text.</p><footer><p>© 2026 ${site} | <a href="/d">${entry}</a> | <a href="/k">AGB</a></p></footer>`;

describe("document leads", () => {
  it.each([
    ["Datenschutzbestimmungen der Rondal-Merk-Blatt GmbH", "Rondal-Merk-Blatt GmbH"],
    ["Datenschutzhinweise für Rondal Merk GmbH", "Rondal Merk GmbH"],
    ["Termos e Condições da Rondal Merk Lda", "Rondal Merk Lda"],
    ["Personvernerklæring for Rondal Merk AS", "Rondal Merk AS"],
    ["Integritetspolicy för Rondal Merk AB", "Rondal Merk AB"],
    ["Politica de Confidențialitate a Rondal Merk SRL", "Rondal Merk SRL"],
    ["Polityka Prywatności Rondal Merk Sp. z o.o.", "Rondal Merk Sp. z o.o."],
    ["Tietosuojaseloste Rondal Merk Oy", "Rondal Merk Oy"],
    ["Privaatsuspoliitika Rondal Merk OÜ", "Rondal Merk OÜ"],
    ["Gizlilik Politikası Rondal Merk A.Ş.", "Rondal Merk A.Ş."],
  ])("takes the title of a company's document for no part of its name (%s)", (entry, name) => {
    const [site] = /^[\p{L}-]+(?: Merk)?/u.exec(name) ?? [""];
    expect(namesOf(footer(site, entry), "https://www.rml.example/news/12")).toEqual([name]);
  });

  it.each(["Privacyverklaring van Rondal Merk BV", "Datenschutzhinweise der Rondal Merk BV"])("does so where the page itself is that document (%s)", (title) => {
    expect(namesOf(`<title>${title}</title><h1>${title}</h1><p>Text.</p>`, "https://www.rondalmerk.example/x")).toEqual(["Rondal Merk BV"]);
  });

  it.each(["Privatklinik Rondal GmbH", "Datenschutz Rondal GmbH", "Datenschutz für Praxen GmbH", "Politica de Mâine SRL"])("keeps the head of a name that only begins as documents' titles do (%s)", (name) => {
    expect(namesOf(`<title>Rondal</title><h1>Rondal</h1><p>Text.</p><footer><p>© 2026 ${name}</p></footer>`, "https://www.rondal.example/")).toEqual([name]);
  });

  it("keeps a document's noun that the page's own name begins with", () => {
    expect(namesOf("<title>Policy of Truth</title><h1>Policy of Truth</h1><p>Text.</p><footer><p>Policy of Truth Ltd, 7 Mill Lane, York YO1 7HH</p></footer>", "https://www.policyoftruth.example/")).toEqual(["Policy of Truth Ltd"]);
  });
});
