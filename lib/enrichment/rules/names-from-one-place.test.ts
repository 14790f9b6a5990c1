import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, title: string, body: string): string[] => extractCandidates(`<title>${title}</title>${body}`, new URL(url)).map(({ name, nationalId }) => `${name ?? ""} ${nationalId ?? ""}`.trim());
const HOME = "https://www.lindora.example/";

describe("a footer's line without the sign of copyright", () => {
  it.each([
    ["ends before the owner", "2026 Papier Lindora, Inh. Stöhr Georg. Alle Rechte vorbehalten.", "Papier Lindora"],
    ["ends before the maker, in capitals too", "LINDORA VIETNAM. Powered by Haravan", "LINDORA VIETNAM"],
    ["begins behind the year", "2026 Partiet Lindora", "Partiet Lindora"],
  ])("names who it is of: %s", (_, line, name) => expect(found(HOME, "Produkt", `<p>Text.</p><footer><p>${line}</p></footer>`)).toEqual([name]));

  it("has the name as the rest of the page has it, with its words in small letters", () => {
    expect(found("https://www.hrondoraplus.sk/", "Hrondora plus | Zákazková kovovýroba Žarnovica", "<p>Text.</p><footer><p>2026 Hrondora plus, s.r.o. Všetky práva vyhradené. IČO: 46 416 803</p></footer>")).toEqual(["Hrondora plus, s.r.o. 46416803"]);
  });

  it("is signed in Chinese with the year right behind the words", () => {
    expect(found("http://www.wenlinmao.com.cn/product/1", "黑色硒鼓_价格_参数", "<p>价格</p><div>版权所有2015 文林猫网上商城 保留所有权利</div>")).toEqual(["文林猫网上商城"]);
  });
});

describe("a name", () => {
  it.each([["Over", "ons"], ["Om", "oss"], ["Sobre", "nós"], ["Apie", "mus"]])("does not begin with a heading's word: %s", (lead, us) => {
    expect(found("https://qzlindora.example/about", `${lead} ${us} | Q.Z. Lindora BV Zuid`, `<h1>${lead} Q.Z. Lindora BV</h1><p>Q.Z. Lindora BV groeide uit een zaak.</p><p>Q.Z. Lindora BV geeft tien jaar garantie.</p>`)).toEqual(["Q.Z. Lindora BV"]);
  });

  it("keeps a heading's first word that the site is called by", () => {
    expect(found("https://overlindora.example/", "Over Lindora BV", "<h1>Over Lindora BV</h1><p>Lindora BV</p>")[0]).toBe("Over Lindora BV");
  });

  it("does not begin with the company that licenses it", () => {
    expect(found("https://lindora.example/franchise", "Franchise | Lindora", "<p>Text.</p><footer><p>Lindora is a trade mark licensed by Lindora IP Limited to Lindora Franchising Limited, registered in England & Wales under company number 09418844.</p></footer>")).toEqual(["Lindora Franchising Limited 09418844"]);
  });

  it("is no form that somebody has not", () => {
    expect(found("https://lindora.example/impresszum", "Impresszum — Lindora", "<h1>Impresszum</h1><h2>Szolgáltató adatai</h2><p>Üzemeltető: magánszemély (se nem egyéni vállalkozó, se nem gazdasági társaság)</p>")).toEqual(["Lindora"]);
  });

  it("goes on behind a row of what a house is for", () => {
    expect(found("https://poliklinika-svetalina.example/kontakt", "Kontakt | Poliklinika Sveta Lina Bjelovar", "<h1>Kontakt</h1><p>Poliklinika za ortopediju, fizikalnu medicinu i rehabilitaciju Sveta Lina</p><p>Ulica 3</p><p>43000 Bjelovar</p><dl><dt>OIB</dt><dd>05355899984</dd></dl>")).toEqual(["Poliklinika za ortopediju, fizikalnu medicinu i rehabilitaciju Sveta Lina 05355899984"]);
  });

  it("has no note on which of somebody's names it is", () => {
    expect(found("https://lindoraplum.example/law", "特定商取引法に基づく表記 | LINDORAPLUM", "<h1>特定商取引法に基づく表記</h1><dl><dt>販売事業者</dt><dd>LINDORAPLUM(屋号)</dd></dl>")).toEqual(["LINDORAPLUM"]);
  });

  it("is the whole of the first heading and the title where an address begins with its last word", () => {
    expect(found("https://gites-lindora.example/contact", "Les Gîtes de Lindora - Accès et contact", "<h1>Les Gîtes de Lindora</h1><h2>Nous contacter</h2><p>Maryvonne TANGUY</p><p>Lindora</p><p>29760 PENMARC'H</p>")).toEqual(["Les Gîtes de Lindora"]);
  });

  it("ends at a bullet in the line above an address", () => {
    expect(found("https://dachdecker-lindora.example/", "Dachdecker in Harburg | Dachservice Lindora Harburg", "<p>DACHSERVICE LINDORA · HARBURG</p><p>Am Wall 3</p><p>21073 Harburg</p>")).toEqual(["DACHSERVICE LINDORA"]);
  });

  it("is the title's part that goes with the domain, without the year of its founding", () => {
    expect(found("https://www.hartlyssolicitors.example/", "Bathurst Solicitors | Top Bathurst Lawyers | Hartlys Solicitors Since 1968", "<h1>Bathurst's Solicitors</h1><p>Wills.</p>")).toEqual(["Hartlys Solicitors"]);
  });

  it("is the title's part that the site's mark and its footer's heading say, whatever the domain", () => {
    expect(found("https://elazigcicekler.example/urun?id=4", "Ürün Detayı - NAĞME ÇİÇEKÇİLİK", '<div class="logo"><h1>NAĞME ÇİÇEKÇİLİK</h1></div><p>Ürün</p><footer><h3>NAĞME ÇİÇEKÇİLİK</h3><p>Telefon: 0424 123 45 67</p></footer>')).toEqual(["NAĞME ÇİÇEKÇİLİK"]);
    // An article's heading confirms nothing.
    expect(found("https://elazigcicekler.example/urun?id=4", "Blog » Yeni Ürünler Geldi", "<article><h2>Yeni Ürünler Geldi</h2><p>Metin.</p></article>")).toEqual([]);
  });
});

describe("an operator of electronic invoices", () => {
  it.each([
    ["in the next line", "<h2>Laskutustiedot</h2><p>Y-tunnus<br>0759562-5</p><p>Verkkolaskuosoite<br>003707595625</p><p>Operaattori<br>Maventa (Vismar Ratkaisut Oy), 003721291126</p>"],
    ["behind its label", "<p>Y-tunnus: 0759562-5</p><p>Verkkolaskutunnus: 003707595625<br>Välittäjä: Apixo Messaging Oy (003723327487)</p>"],
  ])("is not who gets them: %s", (_, body) => expect(found("https://lindora.example/yhteystiedot", "Yhteystiedot | Lindora", `<h1>Yhteystiedot</h1>${body}`)).toEqual(["Lindora 07595625"]));
});

it.each([["Exempelsida", "exempel.se"], ["Beispielseite", "beispiel.de"], ["Voorbeeldpagina", "voorbeeld.nl"], ["Esimerkkisivu", "esimerkki.fi"]])("a system's sample page is no name, whatever address it shows: %s", (name, domain) => {
  expect(found("https://demo4.lindorakstan.example/bygg/", "Byggmall", `<p>Hem</p><p>${name}</p><p>Kontakt</p><main><h1>Din rubrik</h1></main><footer><p>info@${domain}</p></footer>`)).toEqual([]);
});

it("a number in a paragraph of its own is the company's that the title names, not its sister's with a number in the paragraph above", () => {
  const page = "<h1>Legal information</h1><p>Lindora Pike is the trading name of Lindora Pike LLP, a limited liability partnership registered in England and Wales with registered number OC327714.</p><p>Lindora Pike Wealth Management Limited (company number 05611903) is an appointed representative of Openwell Partnership Limited.</p><p>VAT registration number: 432 0122 60</p>";
  expect(found("https://www.lindorapike.example/legal", "Legal | Lindora Pike", page)).toContain("Lindora Pike LLP GB432012260");
});
