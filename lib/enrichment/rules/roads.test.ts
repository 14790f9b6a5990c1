import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("a road or place without a house number", () => {
  it.each([
    ["Italian road", "https://blu.it/", "TARMO MARE S.R.L.", "VIA C. BELLI, 25016 GHEDI (BS) - P. IVA E C.F. 00743110157", "TARMO MARE S.R.L. IT00743110157"],
    ["Italian road that says so", "https://blu.it/", "Tarmo Mare S.r.l.", "Via Roma snc, 25016 Ghedi (BS) - P. IVA 00743110157", "Tarmo Mare S.r.l. IT00743110157"],
    ["abbreviated one", "https://blu.it/", "Tarmo Mare S.r.l.", "C.so Italia - 25016 Ghedi (BS) - P. IVA 00743110157", "Tarmo Mare S.r.l. IT00743110157"],
    ["French industrial estate", "https://blu.fr/", "Menuiserie Tarmo SARL", "Zone Industrielle Nord, 69400 Villefranche - SIRET 732 829 320 00074", "Menuiserie Tarmo SARL 73282932000074"],
    ["place of any name", "https://blu.fr/", "Menuiserie Tarmo SARL", "Château Gaillard, 69400 Villefranche - SIRET 732 829 320 00074", "Menuiserie Tarmo SARL 73282932000074"],
    ["house that has but a name", "https://blu.co.uk/", "Tarmo Joinery Ltd", "Mill House, Leeds LS1 4AP - Company No 04871196", "Tarmo Joinery Ltd 04871196"],
    ["Portuguese road", "https://blu.pt/", "Carpintaria Tarmo, Lda.", "Rua da Escola, 3720-001 Ossela - NIF 501964843", "Carpintaria Tarmo, Lda. 501964843"],
    ["Dutch road", "https://blu.nl/", "Tarmo Meubelen B.V.", "Industrieweg, 1234 AB Diemen - KvK 24378546", "Tarmo Meubelen B.V. 24378546"],
    ["German square, below the site's own name", "https://tarmo-mobil.de/", "Tarmo Mobil", "Am Marktplatz, 80331 München - USt-IdNr. DE136695976", "Tarmo Mobil DE136695976"],
    ["road whose town has no code, below the site's own name", "https://tarmo.it/", "Tarmo", "Via Roma, Ghedi (BS) - P. IVA 00743110157", "Tarmo IT00743110157"],
  ])("is nobody's name, the number the company's above it: %s", (_, url, company, line, expected) => {
    expect(found(url, `<footer><div>${company}</div><p>${line}</p></footer>`)).toEqual([expected]);
    expect(found(`${url}contact`, `<main><h1>Contact</h1><div>${company}</div><p>${line}</p></main>`)).toEqual([expected]);
  });

  it("is nobody's name where nothing stands above it", () => {
    expect(found("https://blu.it/", "<footer><p>Via Roma, 25016 Ghedi (BS) - P. IVA 00743110157</p></footer>")).toEqual(["IT00743110157"]);
    expect(found("https://blu.it/contatti", "<h1>Contatti</h1><p>Via Roma<br>25016 Ghedi<br>P. IVA 00743110157</p>")).toEqual(["IT00743110157"]);
  });

  it("gives the company above it no town of a year's", () => {
    const [company] = extractCandidates("<footer><p>2026 TARMO MARE S.R.L.</p><p>Via Roma, 25016 Ghedi (BS) - P. IVA 00743110157</p></footer>", new URL("https://blu.it/"));
    expect(company).toMatchObject({ name: "TARMO MARE S.R.L.", city: "Ghedi" });
  });
});

describe("who stands at the head of an address", () => {
  it.each([
    ["without a legal form", "https://blu.it/", "<p>Studio Tarmo, 25016 Ghedi (BS) - P. IVA 00743110157</p>", ["Studio Tarmo IT00743110157"]],
    ["below what somebody else is to it", "https://blu.it/", "<p>Fornitore: Alto Lino S.r.l.</p><p>Studio Tarmo, 25016 Ghedi (BS) - P. IVA 00743110157</p>", ["Studio Tarmo IT00743110157"]],
    ["before a street, below a company", "https://blu.nl/", "<p>Tarmo Hout B.V.</p><p>Jan de Boer, Kerkstraat 1, 1234 AB Diemen, KvK 24378546</p>", ["Jan de Boer 24378546", "Tarmo Hout B.V."]],
    ["called after a road, as the domain", "https://viaroma.it/", "<p>Via Roma, 25016 Ghedi (BS) - P. IVA 00743110157</p>", ["Via Roma IT00743110157"]],
    ["called after a road, with a legal form", "https://blu.it/", "<p>Piazza Tarmo Srl, 25016 Ghedi (BS) - P. IVA 00743110157</p>", ["Piazza Tarmo Srl IT00743110157"]],
  ])("has the number: %s", (_, url, footer, expected) => {
    expect(found(url, `<footer>${footer}</footer>`)).toEqual(expected);
  });
});

describe("a Korean address", () => {
  it.each(["서울 서초구 한빛8길 7 KX한빛케어", "서울특별시 강남구 한빛로 123-4 5층 한빛케어", "경기도 성남시 분당구 판교로 12번길 7 한빛케어"])("is none of the name behind it: %s", (line) => {
    expect(found("https://blu.kr/", `<footer><div>${line} 대표자 : 김하늘 사업자등록번호 : 220-81-62517</div></footer>`)).toEqual([`${line.split(" ").at(-1) ?? ""} 2208162517`]);
  });

  it.each([["서울 한빛케어", "서울 한빛케어 2208162517"], ["서울 서초구 한빛8길 7", "2208162517"]])("needs a road and a number, and alone is no name: %s", (line, expected) => {
    expect(found("https://blu.kr/", `<footer><div>${line} 대표자 : 김하늘 사업자등록번호 : 220-81-62517</div></footer>`)).toEqual([expected]);
  });
});
