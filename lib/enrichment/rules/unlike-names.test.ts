import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

/** The first candidate's name and number of a page of the brand Zaluma, whose operator is called otherwise. */
function first(tld: string, body: string, path = "/info"): readonly (string | undefined)[] {
  const html = `<html><head><title>Zaluma</title><meta property="og:site_name" content="Zaluma"></head><body>${body}<footer><p>© 2026 Zaluma</p></footer></body></html>`;
  const [found] = extractCandidates(html, new URL(`https://www.zaluma.${tld}${path}`));
  return [found?.name, found?.nationalId];
}

describe("a company called otherwise than its brand is whom the page's own sentences bind its readers to", () => {
  it.each([
    ["co.uk", "These conditions cover every service of Korvex Trading Ltd, company number 03847261.", "Korvex Trading Ltd", "03847261"],
    ["co.uk", "Orders are placed with Korvex Trading Ltd, 5 Mill Lane, Leeds LS1 4AB, company number 03847261.", "Korvex Trading Ltd", "03847261"],
    ["de", "„Wir“ meint die Korvex Handels GmbH, USt-IdNr. DE136695976.", "Korvex Handels GmbH", "DE136695976"],
    ["nl", "Facturen worden gestuurd door Korvex Handel B.V., KvK-nummer 61820447.", "Korvex Handel B.V.", "61820447"],
    ["fr", "La présente politique explique comment Korvex Distribution SAS, SIREN 732 829 320, traite vos données.", "Korvex Distribution SAS", "732829320"],
    ["it", "Le prenotazioni sono effettuate presso Korvex Servizi S.r.l., P.IVA 00743110157.", "Korvex Servizi S.r.l.", "IT00743110157"],
    ["sk", "Zmluva sa uzatvára so spoločnosťou Korvex, s.r.o., Hlavná 14, Košice, IČO: 35239565.", "Korvex, s.r.o.", "35239565"],
    ["bg", "Сайтът е собственост на Корвекс Трейд ООД, ЕИК 831642181.", "Корвекс Трейд ООД", "831642181"],
    ["se", "Webbplatsen tillhör Korvex Handel AB, org.nr 556016-0680.", "Korvex Handel AB", "5560160680"],
  ])("%s: %s", (tld, sentence, name, number) => expect(first(tld, `<h1>Zaluma</h1><p>${sentence}</p>`)).toEqual([name, number]));

  it.each([
    ["co.uk", "Orders are delivered by Korvex Trading Ltd, company number 03847261."],
    ["co.uk", "These terms were written by Korvex Legal Ltd, company number 03847261."],
    ["nl", "Bestellingen worden bezorgd door Korvex Handel B.V., KvK-nummer 61820447."],
    ["fr", "Les commandes sont expédiées par Korvex Distribution SAS, SIREN 732 829 320."],
  ])("but not who carries the orders out or drew up the text (%s: %s)", (tld, sentence) => expect(first(tld, `<h1>Zaluma</h1><p>${sentence}</p>`)).toEqual(["Zaluma", undefined]));
});

describe("a company called otherwise than its brand stands at the head of its particulars", () => {
  it("in lines of their own, on any page", () => expect(first("cz", "<h1>Zaluma</h1><p>Text.</p><p>Korvex, s.r.o.<br>Polní 14<br>370 01 České Budějovice<br>IČO: 27074358</p>", "/")).toEqual(["Korvex, s.r.o.", "27074358"]));
  it("in a column beside the text", () => expect(first("nl", "<main><p>Tekst.</p></main><aside><p>Korvex Handel B.V.<br>Kade 12<br>3532 AA Utrecht<br>KvK 61820447</p></aside>", "/")).toEqual(["Korvex Handel B.V.", "61820447"]));
  it("in a table's cells", () => expect(first("de", "<h1>Kontakt</h1><table><tr><td>Firma</td><td>Korvex Handels GmbH</td></tr><tr><td>USt-IdNr.</td><td>DE136695976</td></tr></table>", "/kontakt")).toEqual(["Korvex Handels GmbH", "DE136695976"]));
  it("but not who a heading announces as the page's subject", () => expect(first("de", "<h1>Korvex Handels GmbH</h1><p>Korvex Handels GmbH<br>Lindenweg 4<br>21335 Lüneburg<br>USt-IdNr. DE136695976</p>", "/eintrag/17")[0]).not.toBe("Korvex Handels GmbH"));
});

describe("the number of an authority or a dispute body", () => {
  it.each([
    ["cz", "K řešení sporů a stížností je příslušná inspekce se sídlem Polní 5, 120 00 Praha 2, IČO: 27074358."],
    ["nl", "Met klachten kunt u terecht bij de Geschillencommissie Handel, Laan 4, 2591 XR Den Haag, KvK-nummer 61820447."],
    ["it", "Per i reclami è competente la Camera di conciliazione, Via Roma 7, 20123 Milano, P.IVA 00743110157."],
  ])("is not the page's (%s)", (tld, sentence) => expect(first(tld, `<h1>Zaluma</h1><p>${sentence}</p>`)).toEqual(["Zaluma", undefined]));
  it("is told from the page's own beside a sentence on complaints", () => expect(first("nl", "<p>Heeft u een klacht, dan horen wij dat graag. KvK-nummer 61820447</p>")[1]).toBe("61820447"));
});
