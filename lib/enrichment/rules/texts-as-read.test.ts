import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOn = (url: string, html: string): readonly (string | undefined)[] => extractCandidates(html, new URL(url)).map(({ name }) => name);

describe("what a page's text is read as", () => {
  it.each([
    ["Persian digits", "https://www.qzxv.ir/about", "© ۲۰۲۶ سرخس آبی. تمام حقوق محفوظ است.", "سرخس آبی"],
    ["Arabic digits", "https://www.qzxv.com.eg/about", "© ٢٠٢٦ السرخس الأزرق. جميع الحقوق محفوظة.", "السرخس الأزرق"],
    ["Devanagari digits", "https://www.qzxv.in/about", "© २०२६ नील पर्ण", "नील पर्ण"],
  ])("a year in %s is no part of a name", (_, url, line, name) => expect(namesOn(url, `<title>Info</title><h1>Info</h1><footer><p>${line}</p></footer>`)).toEqual([name]));

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
  ])("an elided word is the sentence's, and a name in quotation marks may be long, on .%s: %s", (tld, line, name) => expect(namesOn(`https://www.qzxv.${tld}/terms`, `<title>Info</title><h1>Info</h1><p>${line}</p>`)).toEqual([name]));
});
