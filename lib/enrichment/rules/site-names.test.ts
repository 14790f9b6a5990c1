import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";

const NAMES = ["Hargreaves Joinery", "Blumen-Stüble", "Müller & Sohn GmbH", "Atelier du Bois", "Joe's Pizza"];
const domainOf = (name: string): string => `${name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ gmbh$/, "").replace(/[^a-z\d]/g, "")}.com`;
const og = (value: string): string => `<meta property="og:site_name" content="${value}">`;
const ld = (node: string): string => `<script type="application/ld+json">${node}</script>`;
const namesOf = (html: string, domain: string): readonly string[] => extractCandidates(`<html><head>${html}</head><body><main><h1>Lorem</h1><p>Some words about what we do here.</p></main></body></html>`, new URL(`https://www.${domain}/`)).map(({ name = "" }) => normaliseName(name));

describe("a site is named by its elements and title, once", () => {
  it.each([
    ["the name alone", og("{N}")], ["with a slogan behind", og("{N} | Quality since 1990")], ["with a slogan before", og("Fine handmade things – {N}")], ["with a slogan behind a colon", og("{N}: quality since 1990")], ["the domain, where the title writes it", `${og("www.{D}")}<title>Home - {N}</title>`],
    ["the address, where the title writes it", `${og("https://{D}/")}<title>Home - {N}</title>`], ["a builder's leftover beside the title", `${og("Mysite 1")}<title>Home | {N}</title>`], ["a former site's name, where the title is the domain", `${og("Tamberlane")}<title>Sign in | {N}</title>`], ["a framework's leftover beside the site's name", `<meta name="application-name" content="React App">${og("{N}")}`], ["the title alone, with the legal form", "<title>Welcome to {N}</title>"],
    ["structured data with a slogan", ld('{"@type":"Organization","name":"{N} | Quality since 1990","url":"https://{D}/"}')], ["structured data beside the site's name", `${og("{N}")}${ld('{"@type":"Organization","name":"{N}"}')}`], ["a seller beside a brand", `${og("{N}")}${ld('{"@type":"Product","brand":{"@type":"Brand","name":"Lumio"},"offers":{"@type":"Offer","seller":{"@type":"Organization","name":"{N}"}}}')}`],
  ])("%s", (_, html) => expect(NAMES.map((name) => namesOf(html.replaceAll("{N}", name).replaceAll("{D}", domainOf(name)), domainOf(name)))).toEqual(NAMES.map((name) => [normaliseName(name)])));
});

describe("on a domain that is not like the name", () => {
  const on = (path: string, html: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html>${html}</html>`, new URL(`https://qzxvbw.example${path}`)).map(({ name }) => name);

  it.each([
    ["/", '<title>Villa Kosmos | Ferien am See</title><header><a class="logo" href="/">Villa Kosmos</a></header>'],
    ["/contatti.html", '<title>Contatti | Villa Kosmos</title><a href="index.html"><img src="l.png" alt="Villa Kosmos Logo"></a>'],
    ["/voorwaarden", '<title>Algemene voorwaarden — Villa Kosmos</title><a href="index.html">VILLA KOSMOS</a><h1>Algemene voorwaarden</h1><footer><span>friesland · nederland · © 2026</span></footer>'],
    ["/villa/faq", '<title>FAQ | Villa Kosmos</title><a href="/villa/">Villa Kosmos</a>'],
    ["/about", '<meta property="og:site_name" content="Villa Kosmos: About Us - Bed and Breakfast">'],
  ])("the title and the logo name the site together: %s %s", (path, html) => expect(on(path, html)).toEqual(["Villa Kosmos"]));

  it.each([
    ["<title>Home - Lund Rowing Club</title><h1>Welcome to Lund Rowing Club</h1>", "Lund Rowing Club"],
    ["<title>Schützenverein Lund</title><h1>Schützenverein Lund</h1>", "Schützenverein Lund"],
    ["<title>Villa Kosmos - Ferien am See</title><div id='logo'>Villa Kosmos</div>", "Villa Kosmos"],
  ])("a first page's title and its greeting, its mark without a link, or a heading that tells the kind name the site together: %s", (html, name) => expect(on("/", html)).toEqual([name]));

  it.each([
    "<title>Praxis für Physiotherapie</title><h1>Praxis für Physiotherapie</h1>",
    "<title>Music School</title><h1>Music School</h1>",
    "<title>Yoga Studio</title><h1>Yoga Studio</h1><p>Our yoga studio is near the station.</p>",
    "<title>Hotel in Lund</title><h1>Hotel in Lund</h1>",
    "<title>Our garden in spring</title><h1>Our garden in spring</h1>",
  ])("a topic in title and heading is nobody: %s", (html) => expect(on("/", html)).toEqual([]));

  it("an archive is nobody", () => expect(extractCandidates("<title>Archive</title><h1>Archive</h1>", new URL("https://archive-kosmos.example/"))).toEqual([]));

  it.each(["Redirecting to Lindora", "Weiterleitung zu lindora.example", "Пренасочване към lindora.example", "Doorverwijzing"])("a page that but leads on is nobody's: %s", (title) => expect(extractCandidates(`<title>${title}</title><p><a href="/">Lindora</a></p>`, new URL("https://lindora.example/old"))).toEqual([]));

  it.each([["Lindentaler Botanische Sektion", ["Lindentaler Botanische Sektion"]], ["Zurück zur Übersicht", []], ["Unsere schönen Gärten", []]])("a body's name that leads home from a page without header and mark is the site's, other words are not: %s", (words, names) =>
    expect(on("/vorstand.html", `<title>Vorstand</title><table><tr><td><a href="index.html">${words}</a></td></tr><tr><td><u>Vorstand</u></td></tr></table>`)).toEqual(names));

  it("but it may name whose it is", () => expect(extractCandidates("<title>Weiterleitung | Lindora GmbH</title><p>Weiter</p>", new URL("https://lindora.example/old")).map(({ name }) => name)).toEqual(["Lindora GmbH"]));

  it("a word to the readers before the domain's name is none of it", () => expect(extractCandidates("<title>Ihr Gasthof Linde</title><p>Text.</p>", new URL("https://gasthof-linde.example/")).map(({ name }) => name)).toEqual(["Gasthof Linde"]));

  it("a part of the title that is the domain names the site", () => expect(on("/", "<title>Výživový poradce Brno | qzxvbw.example</title><h2>Rád se vám věnuji</h2><p>Text.</p>")).toEqual(["qzxvbw.example"]));

  const placed = "<p>Villa Kosmos GmbH</p><p>Am Anger 18<br>97070 Würzburg</p><p>Parken Sie bei der Tin Kettle GmbH.</p>";
  it.each(["/anfahrt", "/dove-siamo.html", "/plan-d-acces", "/where-we-are", "/how-to-find-us.php", "/donde_estamos", "/hitta-hit"])("a page on where one is belongs to the company with the address: %s", (path) => expect(on(path, placed)).toEqual(["Villa Kosmos GmbH"]));
  it.each(["/location-voiture", "/routes", "/produkte", "/find-useful-things"])("but any other page does not: %s", (path) => expect(on(path, placed)).toEqual([]));

  it.each([
    ["/", "<title>Villa Kosmos</title><h1>Welcome</h1>"],
    ["/", '<title>Germany | Villa Kosmos</title><a href="/">Germany</a>'],
    ["/contact", '<title>Contact | Home</title><a href="/">Home</a>'],
    ["/impressum", "<title>Impressum</title><p>Max Muster</p><p>Musterstrasse 1</p>"],
  ])("a title alone, a country or a menu's word is nobody: %s %s", (path, html) => expect(on(path, html)).toEqual([]));
});

describe("on a domain that is not like the name, without the title", () => {
  const on = (path: string, html: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html>${html}</html>`, new URL(`https://qzxvbw.example${path}`)).map(({ name }) => name);
  const TITLE = "<title>Northern Sailing Association</title>";

  it.each([
    ["when it was founded", "<p>Northern Sailing Association was founded in 1990.</p>"],
    ["where it is, in one line", "<p>Contact: Northern Sailing Association, 12 High Street, Leeds LS1 4AB</p>"],
    ["where it is, in several lines", "<footer>Northern Sailing Association<br>12 High Street<br>Leeds LS1 4AB</footer>"],
    ["what its legal form is, in its description", '<meta name="description" content="Northern Sailing Association Ltd teaches sailing.">'],
    ["that it made the page", '<meta name="author" content="Northern Sailing Association">'],
  ])("a first page's title names the site where the page says %s", (_, html) => expect(on("/", `${TITLE}${html}`)).toEqual(["Northern Sailing Association"]));

  it.each([
    ["/", "<title>Northern Sailing</title><h1>Northern Sailing</h1>"],
    ["/", "<title>Green Tea</title><h1>Green Tea</h1><p>Green Tea is healthy.</p>"],
    ["/tea", "<title>Green Tea</title><p>Green Tea, 12 High Street, Leeds LS1 4AB</p>"],
  ])("a heading and a sentence on a product name nobody: %s %s", (path, html) => expect(on(path, html)).toEqual([]));

  it.each([
    ["in a sentence", '<header><a href="/">Bäckerei Morgenrot</a></header><p>Die Bäckerei Morgenrot freut sich auf Sie.</p>'],
    ["beside an address", '<a class="navbar-brand" href="/">Bäckerei Morgenrot</a><ul><li><a href="/">Start</a></li></ul><footer><p>Bäckerei Morgenrot</p><p>Hauptstraße 3</p></footer>'],
    ["in a picture's place", '<div class="logo"><a href="/"><img src="l.png" alt="Bäckerei Morgenrot"></a></div><p>Die Bäckerei Morgenrot freut sich auf Sie.</p>'],
  ])("the header's brand is the name that the page says again: %s", (_, html) => expect(on("/kontakt", `<title>Kontakt</title>${html}`)).toEqual(["Bäckerei Morgenrot"]));

  it("a brand in a script without capitals needs no other words", () => {
    expect(on("/contact.htm", '<title>تماس با ما</title><a class="navbar-brand" href="index.htm">آریا بلند کوه</a><ul><li><a href="about.htm">درباره ما</a></li><li><a href="index.htm">خانه</a></li></ul>')).toEqual(["آریا بلند کوه"]);
  });

  it.each([
    '<a class="navbar-brand" href="/">Start Bootstrap</a><p>Lorem</p>',
    '<header><a href="/">Till startsidan</a></header><p>Gå Till startsidan.</p>',
    '<header><nav><a href="/">Das Hotel</a></nav></header><p>Das Hotel hat zwölf Zimmer.</p>',
    '<header><a href="/">トップへ戻る</a></header><p>あ</p>',
  ])("a template's brand, a way back and a menu name nobody: %s", (html) => expect(on("/kontakt", `<title>Kontakt</title>${html}`)).toEqual([]));
});

describe("what stands beside the operator is not it", () => {
  const on = (html: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html>${html}</html>`, new URL("https://salonvera.rs/kontakt")).map(({ name }) => name);

  it("a copyright line of whom another line credits for the site", () => {
    expect(on('<title>Salon Vera</title><footer><p>© Copyright 2024 DKV. All rights reserved.</p><p>Website by <a href="https://dkv.example">DKV Webdevelopment</a></p></footer>')).toEqual(["Salon Vera"]);
  });

  it("the first entry of a menu under a heading that could be a name's label", () => {
    expect(on('<title>Salon Vera</title><footer><h4>Företag</h4><ul><li><a href="/a">Anslut ditt företag</a></li><li><a href="/b">Priser</a></li></ul><p>Org-nr: 559127-3700</p></footer>')).not.toContain("Anslut ditt företag");
  });
});

describe("a page that names nobody gives nothing", () => {
  it.each([
    og("My WordPress Website"), `${og("My Site 1")}<title>Home | My Site 1</title><footer>©2035 by My Site. Powered and secured by <a href="https://wix.com">Wix</a></footer>`, `${og("Site Title")}<footer>© 2024 Site Title</footer>`, "<footer>© 2024 Brand. All rights reserved.</footer>", "<footer>© 2024 YourSite.com</footer>", "<footer>© 2024 Your Company. All rights reserved.</footer>",
    "<footer>© 2024 Follow us on Facebook</footer>", "<footer>Copyright © 2024. All content on this site is protected by copyright law.</footer>", '<footer>Copyright © 2024 All rights reserved | This template is made with love by <a href="https://colorlib.com">Colorlib</a></footer>', '<footer><ul><li>© Untitled</li><li>Design: <a href="https://html5up.net">HTML5 UP</a></li></ul></footer>', "<footer>© 2024, <a href='/'>My Store</a> Powered by Shopify</footer>",
    "<title>React App</title>", "<title>Vite + React + TS</title>", "<footer>Map data ©2024 Google</footer>", "<footer>© 2024 Made with ❤ in Berlin</footer>", "<footer>Webdesign © 2024 Studio Kreativ</footer>",
  ])("%s", (html) => expect(namesOf(html, "qzxvbw.com")).toEqual([]));
});

describe("what parts a title is no part of the site's name", () => {
  const on = (path: string, title: string, rest = ""): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html><head><title>${title}</title></head><body>${rest}<p>Lorem</p></body></html>`, new URL(`https://linden-partner.de${path}`)).map(({ name }) => name);

  it.each(["//", "/", "&gt;", "&gt;&gt;", "*", "++", "←", "►", "…", "---", "_", "=", "::", "✦", "// &raquo;"])("whatever the sign between two blanks is: %s", (sign) => {
    expect(on("/blog/neues", `Linden Partner ${sign} Neues`)).toEqual(["Linden Partner"]);
    expect(on("/blog/neues", `Neues ${sign} Linden Partner`)).toEqual(["Linden Partner"]);
    expect(on("/", `Linden Partner ${sign} Fotos aus Neutal`)).toEqual(["Linden Partner"]);
  });

  it.each([
    ["that the domain's words stand around", "Team | Linden * Partner", "", "Linden * Partner"],
    ["that the logo shows too", "Team | Linden × Kern", '<img src="l.png" alt="Logo Linden × Kern">', "Linden × Kern"],
    ["that goes with a word", "Team | Linden ® Partner", "", "Linden ® Partner"],
    ["that says “and”", "Team | Linden + Kern", "", "Linden + Kern"],
  ])("but a name's own sign stays in it: one %s", (_, title, rest, name) => expect(on("/team", title, rest)).toEqual([name]));
});

describe("a template's words for the company are nobody's name", () => {
  it.each(["Företaget", "MyCorp", "The Company", "Das Unternehmen", "Mon Entreprise", "Virksomheden", "Yritys", "Компания", "Ваша компания", "サンプル会社", "某某公司", "우리회사", "Business Name", "L’azienda", "Minha Empresa Ltda", "Our Company, Inc.", "Nasza Firma", "Vaše společnost", "Het bedrijf", "Mon Site", "Il Mio Sito", "Min hemsida", "Moja strona", "Meu site", "Мой сайт", "マイサイト", "Votre site web", "Dein Name"])("%s", (name) => expect(namesOf(`<footer>© 2024 ${name}</footer>`, "qzxvbw.com")).toEqual([]));
  it.each([["Firma Huber", "qzxvbw.com"], ["The Fish Company", "qzxvbw.com"], ["La Compagnie des Eaux", "qzxvbw.com"], ["Unser Laden", "qzxvbw.com"], ["Mon Jardin", "qzxvbw.com"], ["Mashop", "qzxvbw.com"], ["Site Architects", "qzxvbw.com"], ["Företaget", "foretaget.se"]])("but %s on %s is", (name, domain) => expect(extractCandidates(`<footer>© 2024 ${name}</footer>`, new URL(`https://${domain}/`)).map((one) => one.name)).toEqual([name]));
  it.each(["Unbenanntes Dokument", "Document sans titre", "Sans nom", "Neue Seite 1", "無題ドキュメント"])("nor is what an editor calls a new page: %s", (title) => expect(namesOf(`<title>${title}</title><a href="/">${title}</a>`, "qzxvbw.com")).toEqual([]));
});

describe("a site is named as it writes itself", () => {
  const on = (html: string, url = "https://www.stern-haus.example/a"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html>${html}</html>`, new URL(url)).map(({ name }) => name);

  it.each([
    ["what titles end in and a line says, where the element holds the domain", "https://www.sternenhaus.example/a", `${og("sternenhaus.example")}<meta property="og:title" content="Neues | Schweizer Sternenhaus"><footer>Schweizer Sternenhaus</footer>`, "Schweizer Sternenhaus"],
    ["the domain, where no line says so", "https://www.sternenhaus.example/a", `${og("sternenhaus.example")}<title>Besuch im Schweizer Sternenhaus</title>`, "sternenhaus.example"],
    ["the words of the domain in a sentence, where nothing else is written", "https://www.stern-haus.example/a", `${og("stern-haus.example")}<p>Das ist das Stern Haus am See.</p>`, "Stern Haus"],
    ["the domain, where the way home and the sign's line have it", "https://www.stern-haus.example/a", `${og("stern-haus.example")}<a href="/">stern-haus.example</a><p>Das ist das Stern Haus am See.</p><footer>© 2016 stern-haus.example</footer>`, "stern-haus.example"],
    ["the app's name, with which the title begins", "https://www.stern-haus.example/a", '<meta name="apple-mobile-web-app-title" content="Der Stern"><title>Artikel | DER STERN (Haus)</title><div class="tweet"><strong>Stern Haus</strong></div>', "Der Stern"],
    ["the domain's words, where the title knows of no app", "https://www.stern-haus.example/a", '<meta name="apple-mobile-web-app-title" content="Stern App"><title>Stern Haus</title>', "Stern Haus"],
    ["with its capitals and blanks, where the title has neither", "https://www.auvieuxpont.example/a", "<title>Neues - auvieuxpont</title><footer>© 2022 Au Vieux Pont</footer>", "Au Vieux Pont"],
    ["whole, where two colours part it", "https://www.assjp.example/a", "<title>News - ASSJP</title><footer>© 2022 AS SJP</footer>", "ASSJP"],
  ])("%s", (_, url, html, name) => expect(on(html, url)).toEqual([name]));

  it.each(["Ein Blog über andere Räume und ferne Länder", "A journal about far places and people"])("not by a description: %s", (value) => expect(on(og(value))).toEqual([]));
  it.each(["Ein Herz für Igel", "Ein Zuhause für alte Tiere e.V.", "Verein der Freunde und Förderer der Schule am Berg", "A Stern Haus for all of us"])("a name may begin and go on like one: %s", (value) => expect(on(og(value))).toEqual([value]));
});

describe("who says “we” beside a group's copyright line", () => {
  const on = (url: string, html: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html>${html}</html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));
  const said = '<p>Ashdown Kitchens ("we", "us", "our") is a fitter of kitchens operating under Ashdown Group.</p>';

  it.each([
    ["is the title's part", "https://qzxvbw.com/privacy", `<title>Privacy Policy | Ashdown Kitchens — York</title><h1>Privacy Policy</h1>${said}<footer>© 2026 Ashdown Group. All rights reserved.</footer>`, ["Ashdown Kitchens", "Ashdown Group"]],
    ["is the domain", "https://ashdownkitchens.com/privacy", `<title>Privacy Policy</title><h1>Privacy Policy</h1>${said}<footer>© 2026 Hartmoor Group. All rights reserved.</footer>`, ["Ashdown Kitchens", "Hartmoor Group"]],
    ["is the page's name in other languages", "https://ashdownkuechen.de/datenschutz", "<title>Datenschutz | Ashdown Küchen</title><h1>Datenschutz</h1><p>Ashdown Küchen (nachfolgend „wir“) plant Küchen.</p><footer>© 2026 Hartmoor Gruppe</footer>", ["Ashdown Küchen", "Hartmoor Gruppe"]],
  ])("%s, and goes first", (_, url, html, expected) => expect(on(url, html)).toEqual(expected));

  it.each([
    ["a brand's page that does not speak of itself so", "https://zaluma.com/", "<title>Zaluma</title><p>Zaluma is food for cats.</p><footer>© 2026 Hartmoor Group</footer>", ["Hartmoor Group"]],
    ["a brand's page whose copyright line has a company", "https://zaluma.com/privacy", '<title>Privacy | Zaluma</title><p>Zaluma ("we") is food for cats.</p><footer>© 2026 Hartmoor Foods Ltd</footer>', ["Hartmoor Foods Ltd"]],
    ["a page whose copyright line has the name's beginning", "https://zaluma.com/privacy", '<title>Privacy | Zaluma Foods</title><p>Zaluma Foods ("we") makes food for cats.</p><footer>© 2026 Zaluma</footer>', ["Zaluma"]],
    ["words that another one says", "https://zaluma.com/privacy", '<title>Privacy | Zaluma</title><p>Read the terms of Zaluma ("our terms").</p><footer>© 2026 Hartmoor Group</footer>', ["Hartmoor Group"]],
  ])("leaves the line's name alone on %s", (_, url, html, expected) => expect(on(url, html)).toEqual(expected));
});

describe("a page of a practice, named at the head of its address alone", () => {
  const on = (body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL("https://www.ashdownhomecare.co.uk/contact.htm")).map(({ name, city }) => [name, city]);
  const address = "<p>Ashdown Private Homecare,<br>3rd Floor, Elm House<br>12 Mill Road<br>London<br>N7 9QL</p>";

  it("has the town of the address for no name", () => {
    const html = "<html><head><title>Find us</title></head><body><p>2 Mill Lane<br>Esher<br>Surrey<br>KT10 9QQ</p></body></html>";
    expect(extractCandidates(html, new URL("https://www.practice-esher.co.uk/find-us.html"))).toEqual([]);
  });

  it.each(["Your logo", "Your Logo", "Ihr Logo", "Votre logo"])("has the placeholder of a picture for no name: %s", (alt) => {
    expect(on(`<img src="l.png" alt="${alt}"><h1>Contact Us</h1>${address}<h1>Your Home</h1><h1>Ihr Heim</h1><h1>Votre foyer</h1>`)).toEqual([["Ashdown Private Homecare", "London"]]);
    expect(on(`<img src="l.png" alt="${alt}"><h1>Your Home</h1><h1>Ihr Heim</h1><h1>Votre foyer</h1>`)).toEqual([]);
  });
});

describe("of what the site states to be called and who sells there", () => {
  const on = (site: string, foot: string, domain: string): readonly (string | undefined)[] => extractCandidates(`<html><head><title>About</title><meta property="og:site_name" content="${site}"></head><body><p>Pumps by Norvik.</p><footer>${foot}</footer></body></html>`, new URL(`https://${domain}/about`)).map(({ name }) => name);

  it.each([
    ["Norvik Việt Nam - Lanex Engineering", "© 2026 Công ty TNHH Lanex Engineering", "norvik.com.vn", ["Công ty TNHH Lanex Engineering"]],
    ["Norvik Polska – Lanex", "© 2026 Lanex Sp. z o.o.", "norvik.pl", ["Lanex Sp. z o.o."]],
    ["Norvik Shop | Lanex GmbH", "© 2026 Lanex GmbH", "norvik-shop.de", ["Lanex GmbH"]],
  ])("the maker whose name the domain is is left out beside the company: %s", (site, foot, domain, names) => expect(on(site, foot, domain)).toEqual(names));

  it("what the domain is called stays where the other part is a slogan", () => expect(on("Norvik - Pumpen und mehr", "© 2026 Lanex GmbH", "norvik.de")).toEqual(["Lanex GmbH", "Norvik"]));
});

describe("a name of two or three signs of Han, kana or Hangul", () => {
  it.each([["鹊桥网-忘记密码", "鹊桥网", "忘记密码"], ["鹊桥_用户登录", "鹊桥", "用户登录"], ["까치 | 로그인", "까치", "로그인"], ["用户登录-鹊桥", "鹊桥", "用户登录"]])("is the site's in %s, as the way home says", (title, name, heading) => {
    expect(extractCandidates(`<html><head><title>${title}</title></head><body><div><a href="https://www.qzxvw.com/" class="logo">${name}</a></div><h2>${heading}</h2><p>提交</p></body></html>`, new URL("https://www.qzxvw.com/user/forgot")).map((candidate) => candidate.name)).toEqual([name]);
  });

  it("is none of the word for the first page", () => {
    expect(extractCandidates('<html><head><title>登录-首页</title></head><body><div><a href="/" class="logo">首页</a></div><h2>登录</h2></body></html>', new URL("https://www.qzxvw.com/user/forgot"))).toEqual([]);
  });
});
