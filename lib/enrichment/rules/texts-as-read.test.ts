import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOn = (url: string, html: string): readonly (string | undefined)[] => extractCandidates(html, new URL(url)).map(({ name }) => name);

describe("what a page's text is read as", () => {
  it.each([
    ["Persian digits", "https://www.qzxv.ir/about", "© ۲۰۲۶ سرخس آبی. تمام حقوق محفوظ است.", "سرخس آبی"],
    ["Arabic digits", "https://www.qzxv.com.eg/about", "© ٢٠٢٦ السرخس الأزرق. جميع الحقوق محفوظة.", "السرخس الأزرق"],
    ["Devanagari digits", "https://www.qzxv.in/about", "© २०२६ नील पर्ण", "नील पर्ण"],
  ])("a year in %s is no part of a name", (_, url, line, name) => expect(namesOn(url, `<title>Info</title><h1>Info</h1><footer><p>${line}</p></footer>`)).toEqual([name]));

  it("a number in Persian digits is the same number", () =>
    expect(extractCandidates("<title>درباره ما</title><h1>درباره ما</h1><p>شرکت سرخس آبی</p><p>شماره ثبت: ۷۴۵۶</p>", new URL("https://www.qzxv.ir/about"))).toContainEqual(expect.objectContaining({ nationalId: "7456" })));

  it("the end of an address of mail is no copyright line", () => {
    expect(namesOn("https://www.qzxv.rs/o-nama", "<title>O nama</title><h1>O nama</h1><footer><p>KONTAKT</p><p>farn.2023@mailhaus.example</p></footer>")).toEqual([]);
    expect(namesOn("https://www.qzxv.rs/o-nama", "<title>O nama</title><h1>O nama</h1><footer><p>2023 @ Plava Paprat</p></footer>")).toEqual(["Plava Paprat"]);
  });

  it.each([
    ["<li><span><b>Selskap</b>Blå Bregne AS<br>Org.nr 923 609 016</span></li>"],
    ["<p><span><strong>Selskap</strong> Blå Bregne AS</span><br>Org.nr 923 609 016</p>"],
    ["<p><span><b>Selskap</b> <i>Blå Bregne AS</i></span></p><p>Org.nr 923 609 016</p>"],
  ])("a label is apart from its value by the element that it is in, however deep: %s", (body) => expect(namesOn("https://www.qzxv.no/vilkar", `<title>Vilkår</title><h1>Vilkår</h1>${body}`)).toEqual(["Blå Bregne AS"]));

  it.each([
    ["https://helechoazulcampo.ar/nosotros", "<title>Helecho Azul/Nosotros</title><a href='contacto'>Contacto</a><h1>Sobre nosotros</h1><p>Texto.</p>", "Helecho Azul"],
    ["https://helechoazulcampo.ar/c", "<title>Contacto/Helecho Azul</title><a href='contacto'>Contacto</a><h1>Escribir</h1><p>Texto.</p>", "Helecho Azul"],
    ["https://farngarten.de/info", "<title>Farn/Garten</title><a href='x'>Kontakt</a><h1>Info</h1><p>Text.</p>", "Farn/Garten"],
  ])("a stroke parts a title where one half is a page's: %s", (url, html, name) => expect(namesOn(url, html)).toEqual([name]));

  it("what a picture's text says of the logo behind a dash is none of the name", () =>
    expect(namesOn("https://www.farnlife.bg/za-nas", "<title>За нас</title><img alt='FarnLife Bulgaria Logo - white fern on green background'><p>Текст.</p>")).toEqual(["FarnLife Bulgaria"]));

  it.each([
    ["fr", "Les textes et le logo sont la propriété d'Fougère Bleue SARL ou de ses partenaires.", "Fougère Bleue SARL"],
    ["fr", "Ce site est la propriété de Château d'Fougère SARL.", "Château d'Fougère SARL"],
    ["md", "© 2026 Asociația Obștească „Societatea științifică a Prietenilor Ferigii Albastre din Republica Moldova”", "Asociația Obștească „Societatea științifică a Prietenilor Ferigii Albastre din Republica Moldova”"],
    ["ru", "Сайт принадлежит ООО «Научно-производственное объединение по разведению синих папоротников и мхов Севера».", "ООО «Научно-производственное объединение по разведению синих папоротников и мхов Севера»"],
    ["cn", "1.1青空租赁有限公司（以下简称“青空”）同意按照本协议提供服务。", "青空租赁有限公司"],
    ["cn", "58青空租赁有限公司（以下简称“青空”）同意按照本协议提供服务。", "58青空租赁有限公司"],
  ])("an elided word and a clause's number are the sentence's, and a name in quotation marks may be long, on .%s: %s", (tld, line, name) => expect(namesOn(`https://www.qzxv.${tld}/terms`, `<title>Info</title><h1>Info</h1><p>${line}</p>`)).toEqual([name]));

  it("a year before a drawn sign is no part of a name", () => expect(namesOn("https://farnheim.com.ua/a", "<title>Denis</title><footer><a href='#'><i class='copy'></i>2019 FARNHEIM</a></footer>")).toEqual(["FARNHEIM"]));

  it("adjectives in small letters between a copyright line's sign and a form are a name's", () =>
    expect(namesOn("https://www.qzxv.de/info", "<title>Info</title><footer><p>© 2026 FARNMED medizinische Systeme GmbH · Alle Rechte vorbehalten</p></footer>")).toEqual(["FARNMED medizinische Systeme GmbH"]));

  it("whose affiliate a site says to be is not its copyright's holder", () => expect(namesOn("https://www.qzxv.com.tr/a", "<title>Kurumsal</title><footer><p>Bir Mavi Eğrelti Group İştirakidir - © 2018</p></footer>")).toEqual([]));

  it("a number below a person to ask is the page's, also behind the law that asks for it", () =>
    expect(extractCandidates("<title>Impressum</title><h1>Impressum</h1><h2>Ansprechpartner</h2><p>Farn Orthopädie GmbH<br>Hauptstraße 5<br>10115 Berlin</p><p>USt-Id.Nr. gemäß §27 a Umsatzsteuergesetz: DE136695976</p>", new URL("https://www.qzxv.de/impressum"))[0]).toMatchObject({ name: "Farn Orthopädie GmbH", nationalId: "DE136695976" }));

  it("a page without another name is of whom a paragraph begins to speak by the domain's one word", () => {
    expect(namesOn("https://tideline.example/company/", "<title>Company</title><h1>Company</h1><p>Tideline is an experienced maker of boats and nets for the coast.</p>")).toEqual(["Tideline"]);
    expect(namesOn("https://tideline.example/company/", "<title>Company</title><h1>Company</h1><p>The tideline is where the boats and the nets of the coast lie.</p>")).toEqual([]);
  });
});
