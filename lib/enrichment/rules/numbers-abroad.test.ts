import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, html: string): string[] => extractCandidates(html, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

/** English labels that several countries share, on a domain of none: company, label, number as written and as given, address, telephone. */
const ABROAD = [
  ["Lumo Labs e.U.", "Company number", "481932t", "481932T", "Radnig 21, A-9620 Hermagor, Austria", "+43 660 5550418"],
  ["Lumo Labs SAS", "Company registration number", "732 829 320", "732829320", "3 rue des Lilas, 69003 Lyon, France", "+33 4 72 00 00 00"],
  ["Lumo Labs AB", "Registration number", "556907-9949", "5569079949", "Storgatan 1, 111 22 Stockholm, Sweden", "+46 8 441 82 00"],
  ["Lumo Labs AS", "Registration no.", "902 320 245", "902320245", "Storgata 5, 0155 Oslo, Norway", "+47 954 41 882"],
  ["Lumo Labs S.r.l.", "Tax code", "00743110157", "00743110157", "Via Roma 1, 37121 Verona, Italy", "+39 045 1234567"],
  ["Lumo Labs s.r.o.", "Company ID", "25596641", "25596641", "Dlouha 12, 110 00 Prague, Czech Republic", "+420 222 333 444"],
  ["Lumo Labs Sp. z o.o.", "Tax ID", "578-848-99-63", "5788489963", "ul. Lesna 14, 80-297 Miszewo, Poland", "+48 22 123 45 67"],
] as const;

describe("where neither domain nor language tells a country, general labels announce the numbers of", () => {
  it.each(ABROAD)("%s, behind %s, by its address", (name, label, written, is, address) => {
    expect(found("https://lumolabs.com/imprint", `<html lang="en"><h1>Imprint</h1><p>${name}<br>${address.split(", ").join("<br>")}</p><p>${label}: ${written}</p></html>`).join("; ")).toMatch(new RegExp(`^(?:${name.replace(/\./g, "\\.")}) (?:[A-Z]{2})?${is}$`));
  });
  it.each(ABROAD)("%s, behind %s, by its telephone", (name, label, written, is, _, telephone) => {
    expect(found("https://lumolabs.io/", `<html lang="en"><p>Call ${telephone}</p><footer><p>© 2025 ${name}</p><p>${label} ${written}</p></footer></html>`).join("; ")).toMatch(new RegExp(`${name.replace(/\./g, "\\.")} (?:[A-Z]{2})?${is}`));
  });
  it("none where telephones of two countries stand", () => {
    expect(found("https://lumolabs.io/", '<html lang="en"><p>Call +39 045 1234567 or +46 8 441 82 00</p><footer><p>© 2025 Lumo Labs</p><p>Company ID 00743110157</p></footer></html>')).toEqual(["Lumo Labs"]);
  });
});

describe("a company of an island or of Nigeria has its own register's number, no British one", () => {
  it.each([
    ["Registered in Jersey. Company number 118274. Registered office 12 Hill Street, St Helier, Jersey JE2 4UA", "118274"],
    ["Registered in Jersey No. 118274", "118274"],
    ["Registered in Guernsey, company number 64372", "64372"],
    ["Incorporated in the Isle of Man No. 017345V", "017345V"],
    ["Lagos, Nigeria. RC: 1463827", "1463827"],
    ["Lagos, Nigeria. CAC Reg. No: RC1463827", "1463827"],
    ["Company number 11827431. Registered office 12 Hill Street, St Helier, Jersey JE2 4UA", undefined],
    ["Company number 11827431, registered in Guernsey", undefined],
    // British ones stay.
    ["Registered in England and Wales. Company number 11827431. Also at 12 Hill Street, St Helier, Jersey JE2 4UA", "11827431"],
    ["Company number 11827431, registered in England. Also at 12 Hill Street, St Helier, Jersey JE2 4UA", "11827431"],
    ["Company number 11827431. Registered office 12 High Street, London N7 9QL", "11827431"],
    ["Registered in Jersey since 2004. Tel 01534 888777", undefined],
  ])("%s", (words, number) => {
    expect(found("https://lumolabs.com/", `<html lang="en-GB"><footer><p>Lumo Labs Ltd. ${words}</p></footer></html>`)).toEqual([["Lumo Labs Ltd", ...(number === undefined ? [] : [number])].join(" ")]);
  });
});

describe("what the title and the logo both say names the number", () => {
  it.each([
    ["the logo's text", '<header><a href="/"><img src="l.png" alt="Zaunkönig Logo"></a></header>'],
    ["the link to the first page", '<header><a href="/">Zaunkönig</a></header>'],
  ])("%s", (_, top) => {
    expect(found("https://portal24.de/", `<title>Zaunkönig – Gartenbau in Ulm</title>${top}<footer>USt-IdNr. DE136695976</footer>`)).toEqual(["Zaunkönig DE136695976"]);
  });
  it("but not what one of them says alone", () => {
    expect(found("https://portal24.de/", '<title>Gartenbau in Ulm</title><header><a href="/"><img src="l.png" alt="Startseite"></a></header><footer>USt-IdNr. DE136695976</footer>')).toEqual(["DE136695976"]);
  });
});

describe("a number's company in Korean and Chinese", () => {
  it.each([
    ["behind a bar that is a letter", "https://portal24.co.kr/", "<footer><div>주식회사 한빛 ㅣ 대표이사 : 김철수 ㅣ 사업자번호 : 220-81-62517</div></footer>", "주식회사 한빛 2208162517"],
    ["before a particle in both its shapes", "https://portal24.co.kr/about", "<h1>개인정보처리방침</h1><p>(주)서린산업은(는) 개인정보를 보호합니다.</p><p>사업자등록번호: 220-81-62517</p>", "(주)서린산업 2208162517"],
    ["behind a sentence's subject", "https://portal24.co.kr/about", "<h1>이용약관</h1><p>이 약관은 한국밸브시스템(주)(이하 \"회사\")가 정합니다. 사업자등록번호 220-81-62517</p>", "한국밸브시스템(주) 2208162517"],
    ["behind an address", "https://portal24.co.kr/", "<footer><div>서울특별시 강남구 테헤란로 1 주식회사 한빛</div><div>사업자등록번호 220-81-62517</div></footer>", "주식회사 한빛 2208162517"],
    ["behind what it runs", "https://portal24.com.tw/about", "<h1>服務條款</h1><p>本網站由晴天股份有限公司（統一編號：22099131）經營。</p>", "晴天股份有限公司 22099131"],
    ["behind a phrase on rights", "https://portal24.com.tw/", "<footer><p>版權所有 恆銳自動化有限公司 統一編號：22099131</p></footer>", "恆銳自動化有限公司 22099131"],
  ])("stands %s", (_, url, body, expected) => {
    expect(found(url, body)).toContain(expected);
  });
});

describe("a footer's column of links", () => {
  it("is no name below its heading", () => {
    expect(found("https://lumo.se/", '<footer><h4>Företag</h4><ul><li><a href="/anslut">Anslut ditt företag</a></li></ul><p>Org-nr: 556907-9949</p></footer>').join()).not.toContain("Anslut");
  });
});

describe("a company's numbers", () => {
  it("of a kind that it has one of are not another's in a sentence further on", () => {
    const body = "<h1>Aviso legal</h1><h2>Titular</h2><p>Denominación social: LUMO GESTIÓN, S.L.</p><p>CIF: B12345674</p><p>Domicilio: Calle Mayor 1, 28013 Madrid</p><h2>Actividad</h2><p>El titular es además fundador y presidente de la Asociación de Asesores (AAA), con NIF G46172672.</p>";
    expect(found("https://portal24.es/aviso-legal", body)).toEqual(["LUMO GESTIÓN, S.L. B12345674"]);
  });
  it("in an imprint are its own, however many headings lie between", () => {
    const between = ["Kontakt", "Vertretung", "Firmenbuch", "Gewerbe", "GISA", "Steuer"].map((head) => `<h2>${head}</h2><p>Text ohne Belang</p><p>Noch ein Satz</p>`).join("");
    expect(found("https://portal24.at/impressum", `<h1>Impressum</h1><h2>Angaben gemäß § 5 ECG</h2><p><b>Lumo Handel e.U.</b><br>Bahnstraße 18<br>2000 Stockerau</p>${between}<h2>Umsatzsteuer</h2><p>UID-Nummer: ATU63776827</p>`)).toEqual(["Lumo Handel e.U. ATU63776827"]);
  });
  it("stand with the brand in lower case before a sole trader's name", () => {
    expect(found("https://lumolabs.pl/rodo", "<h1>Polityka prywatności</h1><p>Administratorem danych osobowych jest firma lumo.labs Urszula Formela, z siedzibą pod adresem: 80-297 Miszewo, ul. Leśna 14, NIP: 5788489963.</p>")).toEqual(["lumo.labs Urszula Formela 5788489963"]);
  });
});
