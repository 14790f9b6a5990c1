import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { copyrightName } from "./copyright-name";

const names = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ name }) => name);

describe("a copyright line's name", () => {
  it.each([
    ["is behind the phrase on rights and its preposition", "جميع الحقوق محفوظة لشركة النور للتجارة © 2024", "شركة النور للتجارة"],
    ["is behind a preposition that is written apart", "كافة الحقوق محفوظة لـ متجر الورد © 2025 | تصميم النجم", "متجر الورد"],
    ["begins behind a span of years that has not ended, in any language", "© 2011-présent Moulin Vert SARL. Tous droits réservés", "Moulin Vert SARL"],
    ["begins behind today's Cyrillic word", "© 2011—наст. время Синий кит", "Синий кит"],
    ["ends with its quotation marks", "© 2020 Кафе «Тиха Гавань» Зроблено на Платформі", "Кафе «Тиха Гавань»"],
  ])("%s", (_, line, expected) => expect(copyrightName(line)).toBe(expected));

  it.each([
    ["is no credit that the line begins with", "https://www.kegelklub.nl/", "<footer>Powered by Sportweb © 2026</footer>"],
    ["is no menu's entry behind the year", "https://www.example-kavine.lt/", "<footer>© 2011—2025 · Slapukų politika</footer>"],
    ["is no slogan that speaks of the company's own", "https://www.qzxv.be/", "<footer>Nos fromages se partagent entre amis | © 2025 | Studio Neuf</footer>"],
    ["is none in brackets within a text", "https://www.qzxv.de/artikel", `${"<p>Text.</p>".repeat(3)}<main><p>Mehr davon im Vortrag auf der Messe im Herbst (© 2025 Messe Medien).</p></main>`],
  ])("%s", (_, url, body) => expect(names(url, body)).toEqual([]));

  it("is no slogan beside a company whose legal name is the domain's", () =>
    expect(names("https://www.braukeller.be/", "<footer><p>Braukeller SRL – rue Haute 1 – 4950 Waimes – BE 0403.170.701</p><p>La fraîcheur se partage entre amis | © 2025 | Studio Neuf</p></footer>")).toEqual(["Braukeller SRL"]));
  it("is not the beginning of a Chinese company's behind the phrase on rights", () =>
    expect(names("https://www.lvcha.cn/", "<footer>Copyright © 2013-2024 lvcha.cn All Rights Reserved 杭州绿茶贸易有限公司 版权所有</footer>")).toContain("杭州绿茶贸易有限公司"));
  it("ends where the site's own name does before a label", () =>
    expect(names("https://www.ornek-gazete.com/", '<head><meta property="og:site_name" content="Örnek Gazetesi"></head><footer>© 2008-2024 Örnek Gazetesi Sayfa Yapımı: Usta Betik</footer>')).toEqual(["Örnek Gazetesi"]));
});
