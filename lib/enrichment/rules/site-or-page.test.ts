import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const on = (path: string, html: string, domain = "qzxvbw.example"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html lang="xx">${html}<p>Lorem ipsum dolor.</p></html>`, new URL(`https://${domain}${path}`)).map(({ name }) => name);

describe("of an inner page's title the part is the site's that the way home says", () => {
  it.each([
    ["a blog's archive", "/gang/2013/02/tall-boys/", '<title>The Movie Crew &raquo; Blog Archive &raquo; Tall Boys</title><h1><a href="https://blogs.qzxvbw.example/gang/">The Movie Crew</a></h1><h2>Tall Boys</h2>', "The Movie Crew"],
    ["a forum's topic", "/viewtopic.php?t=3", '<title>Movie Crew :: View topic - Tall Boys</title><a href="index.php">Movie Crew</a><h2><a href="viewtopic.php?t=3">Tall Boys</a></h2>', "Movie Crew"],
    ["a logo's words", "/2013/tall-boys.html", '<title>Movie Crew: Tall Boys</title><a href="/"><img src="l.png" alt="Movie Crew"></a><h3>Tall Boys</h3>', "Movie Crew"],
    ["the last part, as a rule", "/tall-boys", '<title>Tall Boys - Movie Crew</title><a href="/">Movie Crew</a><h1>Tall Boys</h1>', "Movie Crew"],
    ["the last part, which is a heading beside the page's own", "/tall-boys", "<title>Tall Boys - Movie Crew</title><h1>Movie Crew</h1><h2>Tall Boys</h2>", "Movie Crew"],
    ["the last part, where the first is a section's with a folder of its own", "/sofas/red.html", '<title>Sofas | Kroonberg</title><a href="/"><img src="l.png"></a><a href="/sofas/">Sofas</a><h1>Red sofa</h1><div>Kroonberg</div>', "Kroonberg"],
  ])("%s", (_, path, html, name) => expect(on(path, html)).toEqual([name]));

  it("an article's subject is not the page's for being the title's end", () =>
    expect(on("/2013/borrow", '<title>Movie Crew » Borrow Mills</title><a href="/">Movie Crew</a><h2>Borrow Mills</h2><p>The mill of Borrow Mills Ltd.</p><footer><p>© 2013 Tin Kettle</p></footer>')).toEqual(["Tin Kettle"]));
});

describe("what is but a page of the site names nobody", () => {
  it.each([
    ["an article, above which nothing says whose the site is", "/tall-boys/", '<title>The Movie Crew » Tall Boys</title><a href="/"><img src="l.png"></a><h2>Tall Boys</h2>'],
    ["an entry of the menu", "/over-ons.html", '<title>Kroonberg — Over ons</title><nav><a href="index.html"><svg></svg></a><a href="over-ons.html">Over ons</a></nav><h1>Over het werk</h1>'],
    ["another page that the first one's address shows by a query", "/index.php?id=12", '<title>Kroonberg - Unser Werk</title><a href="index.php">Home</a><a href="index.php?id=12">Unser Werk</a><h1>Unser Werk</h1>'],
    ["another page in a folder of its own", "/", '<title>Unser Werk | Kroonberg</title><a href="/werk/">Unser Werk</a>'],
  ])("%s", (_, path, html) => expect(on(path, html)).toEqual([]));

  it("but the first page is the site's in whatever language", () => expect(on("/", '<title>Kroonberg</title><a href="/index.php?lang=de">Kroonberg</a>')).toEqual(["Kroonberg"]));

  it.each(["/home/", "/startseite", "/de/startseite.html", "/inicio/", "/accueil.php", "/strona-glowna/", "/uvod", "/%C3%BAvod/", "/home-2/"])("and by whatever word its address calls it: %s", (path) =>
    expect([on(path, '<title>Villa Kosmos</title><a href="/">Villa Kosmos</a>'), on(path, "<title>Green Bamboo Export Co., Ltd</title>")]).toEqual([["Villa Kosmos"], ["Green Bamboo Export Co., Ltd"]]));

  it.each(["/home/villa", "/willkommen-im-tal", "/inicio-del-curso/", "/main/villa.html"])("not by a word beside others: %s", (path) =>
    expect([on(path, '<title>Kosmos</title><a href="/">Welcome to Kosmos</a>'), on(path, "<title>Green Bamboo Export Co., Ltd</title>")]).toEqual([[], []]));

  it.each([
    ["menus' entries that begin with the domain's word", "/forum", '<title>Forum in Kansas</title><ul><li><a href="/awards/">BXCD Awards</a></li><li><a href="/shop">BXCD Shop</a></li></ul>', "bxcd.example", []],
    ["the same in Japanese", "/forum", '<title>Forum in Kansai</title><div>BXCD西日本支部の本WGでは</div><ul><li><a href="/seminar">BXCD主催セミナー</a></li><li><a href="/award/">BXCD賞</a></li></ul>', "bxcd.example", []],
    ["the only entry with the domain's words", "/brood", '<title>Brood</title><ul><li><a href="/acties">Gouden Hoef Acties</a></li></ul>', "goudenhoef.example", ["Gouden Hoef"]],
    ["but the way home's words are the site's", "/brood", '<title>Brood</title><ul><li><a href="/">Bakkerij Gouden Hoef</a></li></ul>', "goudenhoef.example", ["Bakkerij Gouden Hoef"]],
    ["a row that gives the site's address", "/over", '<title>Over ons</title><div><span>Website</span> <span><a href="https://1830tidewerk.github.io">1830tidewerk.github.io</a></span></div>', "1830tidewerk.github.io", []],
  ])("%s", (_, path, html, domain, names) => expect(on(path, html, domain)).toEqual(names));
});

describe("what kind of site it is is none of its owner's name", () => {
  it.each(["Portfolio Anna Bergman", "Anna Bergman Blog", "Anna Bergman's Portfolio", "Het portfolio van Anna Bergman", "Weblog Anna Bergman"])("%s", (title) => expect(on("/", `<title>${title}</title>`, "annabergman.example")).toEqual(["Anna Bergman"]));
  it.each([["Praxis Anna Bergman", "annabergman.example"], ["Anna Bergman Photography", "annabergman.example"], ["Portfolio Immobilien", "portfolioimmobilien.example"]])("but all of %s is", (title, domain) => expect(on("/", `<title>${title}</title>`, domain)).toEqual([title]));
});

describe("a logo names the site where the page says its words too", () => {
  it.each([
    ["a trade's word", "Autovuokraamo Logo", "Autoja joka lähtöön", []],
    ["where the picture stands", "Header Logo", "Autoja joka lähtöön", []],
    ["a name", "Tideline Logo", "Tideline kulkee kaikkialle", ["Tideline"]],
    ["initials", "TKBA Logo", "Autoja joka lähtöön", ["TKBA"]],
  ])("%s", (_, alt, text, names) => expect(on("/yhteystiedot.html", `<title>Document</title><header><img src="l.png" alt="${alt}"></header><p>${text}</p>`)).toEqual(names));
});

describe("a page without a title is called what is said of it for those who share it", () => {
  it.each(["og:title", "twitter:title"])("%s", (meta) => expect(on("/feta.html", `<meta name="${meta}" content="Feta 200g | Chilled | Tin Kettle"><a href="/">Tin Kettle</a>`)).toEqual(["Tin Kettle"]));
  it("but not where it has one", () => expect(on("/feta.html", '<title>Feta 200g</title><meta name="twitter:title" content="Feta | Tin Kettle"><a href="/">Tin Kettle</a>')).toEqual([]));
});
