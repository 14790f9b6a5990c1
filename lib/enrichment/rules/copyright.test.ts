import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { copyrightName } from "./copyright-name";

const names = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ name }) => name);

describe("a copyright line's name", () => {
  it.each([
    ["is behind the phrase on rights and its preposition", "جميع الحقوق محفوظة لشركة النور للتجارة © 2024", "شركة النور للتجارة"],
    ["is behind a preposition that is written apart", "كافة الحقوق محفوظة لـ متجر الورد © 2025 | تصميم النجم", "متجر الورد"],
    ["begins behind a span of years that has not ended, in any language", "© 2011-présent Moulin Vert SARL. Tous droits réservés", "Moulin Vert SARL"],
    ["begins behind the sign's own word in another language", "© 2026 Direitos Autorais Padaria Lumo. Todos os direitos reservados", "Padaria Lumo"],
    ["is not the sign's own word before it", "Derechos de autor © 2026 | Sol de Lumo", "Sol de Lumo"],
    ["ends before the sign's word said again", "版权所有 © 青空医院 Copyright Aozora All Rights Reserved", "青空医院"],
    ["ends before a Japanese motto", "© 2026 株式会社そらのわ すべての人に、笑顔を。", "株式会社そらのわ"],
    ["keeps a second word in kana", "© 2026 株式会社そらのわ ひまわり薬局", "株式会社そらのわ ひまわり薬局"],
    ["ends before a Korean motto", "© 2026 주식회사 한빛물류 믿음으로 나르는 사람들", "주식회사 한빛물류"],
    ["ends before anything else where its form is joined to it", "© 2026 (주)한빛물류 사람과 내일", "(주)한빛물류"],
    ["ends before a Korean address", "© 2026 주식회사 한빛 서울특별시 강남구 테헤란로 12", "주식회사 한빛"],
    ["keeps a second word in Hangul", "© 2026 주식회사 한빛 로지스", "주식회사 한빛 로지스"],
    ["ends before a Japanese address", "© 2026 株式会社そらのわ 東京都港区芝1-2-3", "株式会社そらのわ"],
    ["ends before a Japanese menu's entry", "© 2026 株式会社そらのわ プライバシーポリシー", "株式会社そらのわ"],
    ["keeps a prefecture that it begins with", "© 2026 株式会社 東京都市開発", "株式会社 東京都市開発"],
    ["begins behind today's Cyrillic word", "© 2011—наст. время Синий кит", "Синий кит"],
    ["ends with its quotation marks", "© 2020 Кафе «Тиха Гавань» Зроблено на Платформі", "Кафе «Тиха Гавань»"],
    ["goes on to its quotation marks", '© 2004 Агентство недвижимости "Синий-Дом", "Причал"', 'Агентство недвижимости "Синий-Дом"'],
    ["ends before what the site stands on", "Copyright © 2022 Gilded Teapot on the Harvest Pro Theme", "Gilded Teapot"],
    ["ends before the platform, in any language", "© 2022 Tante Hilda mit dem Nordlicht Theme", "Tante Hilda"],
    ["ends before a sentence on the works", "©GildedTeapot.com Content and photographs are copyright protected.", "GildedTeapot.com"],
    ["ends before what tells where its link opens", "© 2022 Borrow Corporationthis link opens in a new tab. All Rights Reserved.", "Borrow Corporation"],
    ["is behind the works that its sign is for", "site design / logo © 2012 Borrow Mills Inc; contributions licensed", "Borrow Mills Inc"],
    ["ends before a version", "© 2020 Gilded Teapot 4.18.1 | Terms", "Gilded Teapot"],
    ["begins behind registered marks", "© 2021 ®/TM Borrow Mills All Rights Reserved", "Borrow Mills"],
    ["keeps initials that are a mark elsewhere", "©2021 TM Lowen", "TM Lowen"],
    ["begins behind what stands for a sign that was lost", "Copyright \ufffd 2013, Gilded Teapot, Contact Us", "Gilded Teapot"],
    ["has no empty brackets of a year", "Copyright (C) The Lantern Society (2001). All Rights Reserved.", "The Lantern Society"],
    ["has its exclamation mark before a legal form", "Copyright © 2011 Zappo! Inc. All rights reserved.", "Zappo! Inc."],
    ["is the publisher's behind what it does", "© Copyright 2020 | Edito da Controvento Media Srl", "Controvento Media Srl"],
    ["is the publisher's behind a label", "© 2020 Wydawca: Zielony Liść Sp. z o.o.", "Zielony Liść Sp. z o.o."],
  ])("%s", (_, line, expected) => expect(copyrightName(line)).toBe(expected));

  it.each([
    ["is no credit that the line begins with", "https://www.kegelklub.nl/", "<footer>Powered by Sportweb © 2026</footer>"],
    ["is no menu's entry behind the year", "https://www.example-kavine.lt/", "<footer>© 2011—2025 · Slapukų politika</footer>"],
    ["is no menu's entry that tells about the site", "https://www.qzxv.com/", "<footer>About Tideline.com | Contact Us | Terms of Use | Copyright 2013</footer>"],
    ["is no link of a menu below the year", "https://www.qzxv.com/", '<footer><ul><li>© 2015</li><li><a href="/give">Donate</a></li></ul></footer>'],
    ["is not behind a sign that is the half of a wrongly decoded letter", "https://www.qzxv.hu/", "<footer><p>2011. december 23. Az Ã©vfordulÃ³ Napja</p></footer>"],
    ["is no news agency's", "https://www.qzxv.com/", "<footer><p>Copyright 2013 The Associated Press. All rights reserved.</p></footer>"],
    ["is not the credit's verb before the theme", "https://www.qzxv.com/", '<footer>Copyright © 2020 · Foxglove Theme by <a href="https://hale.example">Jo Hale</a> · Built on the <a href="https://g.example">Granite Framework</a></footer>'],
    ["is no sentence on copies behind a Chinese phrase on rights", "https://www.qzxv.cn/", "<footer><p>© 2026 版权所有 翻版必究</p></footer>"],
    ["is no slogan that speaks of the company's own", "https://www.qzxv.be/", "<footer>Nos fromages se partagent entre amis | © 2025 | Studio Neuf</footer>"],
    ["is none in brackets within a text", "https://www.qzxv.de/artikel", `${"<p>Text.</p>".repeat(3)}<main><p>Mehr davon im Vortrag auf der Messe im Herbst (© 2025 Messe Medien).</p></main>`],
  ])("%s", (_, url, body) => expect(names(url, body)).toEqual([]));

  it("is no slogan beside a company whose legal name is the domain's", () =>
    expect(names("https://www.braukeller.be/", "<footer><p>Braukeller SRL – rue Haute 1 – 4950 Waimes – BE 0403.170.701</p><p>La fraîcheur se partage entre amis | © 2025 | Studio Neuf</p></footer>")).toEqual(["Braukeller SRL"]));
  it("is not the beginning of a Chinese company's behind the phrase on rights", () =>
    expect(names("https://www.lvcha.cn/", "<footer>Copyright © 2013-2024 lvcha.cn All Rights Reserved 杭州绿茶贸易有限公司 版权所有</footer>")).toContain("杭州绿茶贸易有限公司"));
  it("ends where the site's own name does before a label", () =>
    expect(names("https://www.ornek-gazete.com/", '<head><meta property="og:site_name" content="Örnek Gazetesi"></head><footer>© 2008-2024 Örnek Gazetesi Sayfa Yapımı: Usta Betik</footer>')).toEqual(["Örnek Gazetesi"]));

  it.each([
    ["is the picture's beside the sign", "https://www.tideline.com/", '<footer><ul><li>© <img src="l.png" alt="Tideline logo"> 2015</li><li><a href="/give">Donate</a></li></ul></footer>', ["Tideline"]],
    ["ends with its element in scripts without capitals", "https://www.qzxv.com/", "<footer><p><span>© 2026 شركة النخلة للتجارة</span> <span>الجودة أولا</span></p></footer>", ["شركة النخلة للتجارة"]],
    ["ends with its element in scripts without capitals, a form or none", "https://www.qzxv.com/", "<footer><p><span>© 2026 <b>みどり屋</b></span><span>暮らしと明かり</span></p></footer>", ["みどり屋"]],
    ["goes on to the form in the next element", "https://www.qzxv.com/", "<footer><p><span>© 2026 みどり屋</span> <span>株式会社</span></p></footer>", ["みどり屋 株式会社"]],
    ["is in the next element where the first has but the phrase on rights", "https://www.qzxv.com/", "<footer><p><span>© 2026 版权所有</span> <span>杭州绿茶贸易有限公司</span></p></footer>", ["杭州绿茶贸易有限公司"]],
    ["is joined to a Chinese phrase on rights", "https://www.qzxv.cn/", "<footer><p>Copyright 2009-2012, 版权所有www.lvcha.cn</p></footer>", ["lvcha.cn"]],
    ["is no maker's domain where the logo says the page's own", "https://www.tideline.me/kontakti", '<title>Kontakti</title><img src="l.png" alt="Tideline"><h2>Kontakti</h2><footer><p>© 2026 webkettle.example</p></footer>', ["Tideline"]],
    ["is another site's domain that the page has mail sent to", "https://www.tideline.me/", '<title>Tideline</title><img src="l.png" alt="Tideline"><footer><p>info@harbourmedia.example</p><p>© 2026 harbourmedia.example</p></footer>', ["harbourmedia.example"]],
    ["is another site's domain where nothing says the page's own", "https://www.qzxv.me/", '<title>Summer prizes</title><footer><p>© 2026 harbourmedia.example</p></footer>', ["harbourmedia.example"]],
    ["is its link's with the legal form behind it, wherever that leads", "https://www.tideline.com/", '<footer>© 2014 <a href="https://harbourmedia.example/">Harbour Media</a>, Inc. All rights reserved.</footer>', ["Harbour Media, Inc."]],
    ["is its link's to a site whose pages are the site's own", "https://www.tideline.com/", '<footer><a href="https://harbourmedia.example/terms">Terms</a> <a href="https://harbourmedia.example/privacy">Privacy</a><a href="/news">News</a><p>© 2014 <a href="https://harbourmedia.example/">Harbour Media</a></p></footer>', ["Harbour Media"]],
    ["is its link's that has reserved the rights for years", "https://www.tideline.com/", '<footer>© 2001-2018 <a href="https://harbourmedia.example/">Harbour Media</a> All Rights Reserved.</footer>', ["Harbour Media"]],
    ["begins behind years and a dash without blanks, by whatever rule", "https://www.tideline.com/", "<footer><p><b>Copyright © 2010–2015—Harbour Media, LLC.</b></p></footer>", ["Harbour Media, LLC"]],
    ["begins behind a span of years that is open", "https://www.tideline.com/", "<footer><p>© 2001- Harbour Media, L.P. All rights reserved.</p></footer>", ["Harbour Media, L.P."]],
  ])("%s", (_, url, body, expected) => expect(names(url, body)).toEqual(expected));

  it.each([
    ["for a maker's by what is said of its link", '<footer><p>Via Lunga 3, Bari</p><p>© 2005-2015 <a title="Web Agency Bari" href="https://zorpex.example/">Zorpex</a>. Tutti i diritti riservati.</p></footer>', ["Cantina Lunaverde"]],
    ["for a maker's beside the operator's number", '<footer><p>Cantina Lunaverde - P. IVA: 01234567897</p><p>© 2005-2015 <a href="https://zorpex.example/">Zorpex</a>. Tutti i diritti riservati.</p></footer>', ["Cantina Lunaverde"]],
    ["for the holder's beside a number that nobody of the page's has", '<footer><p>Harbour Media P. IVA: 01234567897</p><p>© 2005-2015 <a href="https://harbourmedia.example/" title="Harbour Media, publisher">Harbour Media</a>. Tutti i diritti riservati.</p></footer>', ["Harbour Media"]],
  ])("a link that has reserved the rights for years is taken %s", (_, body, expected) => expect(names("https://www.lunaverde.it/", `<title>Cantina Lunaverde</title>${body}`)).toEqual(expected));

  it.each([
    ["is whose pictures and words the site's are", "https://www.qzxv.com/", "<footer>All images and writing © copyright 2007-2015 Lina's Garden Table. All rights reserved.</footer>", "Lina's Garden Table"],
    ["is the site's own behind the phrase on rights, without a sign", "https://www.marmelade.fr/", "<footer>Tous droits réservés Marmelade - 1999-2020</footer>", "Marmelade"],
    ["is the owner's of a domain with many sites", "https://recetario.tideline.com/a", `<title>Soup | Recetario</title>${[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `<a href="https://www.tideline.com/${at}">${at}</a>`).join(" ")}<footer>© 2022 Tideline Media Ltd</footer>`, "Tideline Media Ltd"],
  ])("%s", (_, url, body, expected) => expect(names(url, body)).toContain(expected));
  it("is not the platform's that a site stands on", () => expect(names("https://recetario.tideline.com/a", '<title>Soup | Recetario</title><a href="https://www.tideline.com/">Tideline</a><footer>© 2022 Tideline Media Ltd</footer>')).not.toContain("Tideline Media Ltd"));

  it("is not its author's in an article's footer", () => {
    const page = (card: string): string => `<head><meta property="og:site_name" content="Mara's Oven"></head><body><main><article><p>Bake.</p><footer><div>${card}</div></footer></article></main><footer>© 2022 Mara's Oven</footer></body>`;
    expect(names("https://www.marasoven.com/bread", page("© Jane"))).toEqual(["Mara's Oven"]);
    expect(names("https://www.marasoven.com/bread", page("© Mara Lind"))).toEqual(["Mara's Oven"]);
  });

  it.each([
    ["a picture in the footer", '<div id="footer"><img src="c.png" alt="Copyright © 2007-2019 Borrow Mills Ltd. All rights reserved."></div>', ["Borrow Mills Ltd."]],
    ["a picture in an address", '<address><img src="c.png" alt="Copyright (C)  Borrow Mills Association. All rights reserved."></address>', ["Borrow Mills Association"]],
    ["a picture in a table, which reserves all rights", '<table><tr><td><img src="c.gif" alt="Copyright (c) 2003 Borrow Mills. All Rights Reserved."></td></tr></table>', ["Borrow Mills"]],
    ["no picture beside the line itself", '<footer><p>© 2020 Tin Kettle <img src="c.png" alt="© 2020 Tin Kettle"></p></footer>', ["Tin Kettle"]],
    ["no photograph in the text", '<article><p>x</p><img src="c.jpg" alt="© 2019 Jane Doe"><p>y</p></article>', []],
    ["no photograph in a gallery", '<div><img src="c.jpg" alt="© 2019 Jane Doe"><img src="d.jpg" alt="© 2019 Jane Doe"></div>', []],
  ])("stands in the text of %s", (_, body, expected) => expect(names("https://www.qzxv.com/a", `<title>x</title><p>x</p>${body}`)).toEqual(expected));
  it("has neither the sign nor the year of a picture's text", () => expect(names("https://www.borrowmills.com/a", '<p>x</p><img src="c.png" alt="© 2019 Borrow Mills"><p>y</p>')).toEqual(["Borrow Mills"]));

  it.each([
    ["ends with its element where the title's does", "<title>Contact — Tin Kettle</title><footer><div><span>© 2026 Tin Kettle</span><span>Draft</span></div></footer>", ["Tin Kettle"]],
    ["ends with its element where the site's name does", '<meta property="og:site_name" content="Tin Kettle"><footer><div><span>© 2026 Tin Kettle</span> <span>Tervezet</span></div></footer>', ["Tin Kettle"]],
    ["goes on in the next element where nothing says that it ends", "<title>Contact</title><footer><div><span>© 2026 Tin</span> <span>Kettle</span></div></footer>", ["Tin Kettle"]],
  ])("%s", (_, html, expected) => expect(names("https://www.qzxv.com/contact", html)).toEqual(expected));
});

describe("a copyright line's name that a link or an office is beside", () => {
  const on = (html: string): readonly (string | undefined)[] => names("https://www.lindenau.example/a", html);
  const town = '<head><meta property="og:site_name" content="Stadt Lindenau"></head>';

  it.each([
    ["mail at the site's domain", '<footer>Alle Inhalte © by <a href="mailto:k@lindenau.example">Karla Blum</a> | All Rights Reserved | <a href="/impressum/">Impressum</a></footer>'],
    ["a page of the site, behind a preposition", '<footer>© 2020 by <a href="/ueber-mich/">Karla Blum</a></footer>'],
    ["a page of the site, where the page's author says so", '<head><meta name="author" content="Karla Blum"></head><footer>© 2020 <a href="https://www.lindenau.example/ueber-mich/">Karla Blum</a></footer>'],
  ])("is the words that lead to %s", (_, html) => expect(on(html)).toEqual(["Karla Blum"]));
  it.each([
    ["another site", '<footer>© 2020 by <a href="https://blum.example/">Karla Blum</a></footer>'],
    ["mail elsewhere", '<footer>© 2020 by <a href="mailto:k@blum.example">Karla Blum</a></footer>'],
    ["a page of the site that nothing says is somebody's", '<footer>© 2020 <a href="/leistungen/">Unsere Leistungen</a> <a href="/jobs/">Offene Stellen</a></footer>'],
    ["a document", '<footer>© 2020 by <a href="/datenschutz/">Datenschutz Erklärung</a></footer>'],
  ])("is not those that lead to %s", (_, html) => expect(on(html)).toEqual([]));

  const shop = (text: string, link = "https://pixelworks.example/"): readonly (string | undefined)[] => on(`<title>Refunds | Lindenau</title><p>Mail: info@lindenau.example</p><p>${text}</p><footer>Copyright © 2024 <a href="${link}">PIXEL WORKS PVT LTD</a>. All rights reserved.</footer>`);
  it("is not the firm that links to itself and that the site names nowhere else", () => expect(shop("We answer within a day.")).toEqual(["Lindenau"]));
  it.each([
    ["the text names it too", shop("Lindenau is sold by PIXEL WORKS, Pune.")],
    ["more of the page's links lead to it", shop('<a href="https://pixelworks.example/terms">Terms</a> <a href="https://pixelworks.example/privacy">Privacy</a>')],
    ["its link is of the site", shop("We answer within a day.", "/about")],
    ["its link does not go by its name", shop("We answer within a day.", "https://korvex.example/")],
    ["the page is not called as its domain", on('<title>Refunds</title><p>Mail: info@lindenau.example</p><footer>© 2024 <a href="https://pixelworks.example/">PIXEL WORKS PVT LTD</a></footer>')],
  ])("is the linked firm where %s", (_, found) => expect(found).toContain("PIXEL WORKS PVT LTD"));

  it("is no address of mail", () => expect(on("<footer>© 2026 karla.blum@mail.example</footer>")).toEqual([]));

  it.each(["Internetredaktion Stadt Lindenau", "Webredaktion der Stadt Lindenau", "Press Office of Stadt Lindenau"])("is the site's own behind who keeps it: %s", (line) => expect(on(`${town}<footer>© ${line}</footer>`)).toEqual(["Stadt Lindenau"]));
  it.each(["Freunde Stadt Lindenau", "Förderverein der Stadt Lindenau"])("keeps who is another: %s", (line) => expect(on(`${town}<footer>© ${line}</footer>`)).toContain(line));
});
