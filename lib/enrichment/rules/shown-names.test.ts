import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const on = (domain: string, html: string, path = "/"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html lang="xx">${html}<p>Lorem ipsum dolor.</p></html>`, new URL(`https://${/^\d/.test(domain) ? "" : "www."}${domain}${path}`)).map(({ name }) => name);
const ld = (node: string): string => `<script type="application/ld+json">${node}</script>`;

describe("a site that no usual place names is called what goes with its domain", () => {
  it.each([
    ["a greeting in the title", "brunnhuber.example", "<title>Willkommen bei Elektro Brunnhuber</title>", "Elektro Brunnhuber"],
    ["a greeting with the site in between", "tinkettle.example", "<title>Home</title><h1>Welcome to the website of The Tin Kettle!</h1>", "The Tin Kettle"],
    ["whose official site it is", "azulymar.example", "<title>Web oficial de Azul y Mar</title>", "Azul y Mar"],
    ["a greeting behind the name", "ezustfogaszat.example", "<title>Ezüst Fogászat honlapja</title>", "Ezüst Fogászat"],
    ["the way home's picture", "garagemorvan.example", '<title>Tarifs</title><a href="/"><img src="l.png" alt="Garage Morvan"></a>', "Garage Morvan"],
    ["the way home's drawing", "garagemorvan.example", '<title>Tarifs</title><a href="/"><svg><title>Garage Morvan</title></svg></a>', "Garage Morvan"],
    ["the way home's label", "garagemorvan.example", '<title>Tarifs</title><a href="/" aria-label="Garage Morvan"><svg></svg></a>', "Garage Morvan"],
    ["the title of the way home", "garagemorvan.example", '<title>Tarifs</title><a class="sprite" href="/" title="Garage Morvan"></a>', "Garage Morvan"],
    ["the way home in two lines", "garagemorvan.example", '<title>Tarifs</title><a href="/">Garage<br>Morvan</a>', "Garage Morvan"],
    ["the site's data", "molenzicht-weer.example", ld('{"@type":"WebSite","name":"Praktijk Molenzicht","url":"https://www.molenzicht-weer.example/"}'), "Praktijk Molenzicht"],
    ["the root of its breadcrumbs", "nordholm.example", ld('{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","item":{"@id":"https://nordholm.example/","name":"Nordholm Møbler"}}]}'), "Nordholm Møbler"],
    ["a part behind a bullet", "brunnhuber.example", "<title>Unser Team • Elektro Brunnhuber</title>", "Elektro Brunnhuber"],
    ["a name that reads like a maker's credit", "madewithbarley.example", "<title>Barley soup | Made With Barley</title>", "Made With Barley"],
    ["a name in lower case", "dreipunkt.example", "<title>dreipunkt architekten</title>", "dreipunkt architekten"],
    ["a sentence's words", "brunnhuber.example", "<title>Leistungen</title><p>Bei Elektro Brunnhuber steht der Kunde im Mittelpunkt.</p>", "Elektro Brunnhuber"],
    ["the label with the word that always stands before it", "degoudenhoef.example", "<title>Bakkerij De Gouden Hoef, Ommen</title><p>Bakkerij De Gouden Hoef staat voor u klaar.</p>", "Bakkerij De Gouden Hoef"],
    ["who wrote the page, in quotation marks and another romanisation", "zelenyyprostir.example", `<title>Контакти</title><meta name="author" content="'Зелений Простір'">`, "Зелений Простір"],
    ["a heading in another romanisation", "honcharnahata.example", "<title>Контакти</title><h1>Гончарна Хата</h1>", "Гончарна Хата"],
  ])("%s", (_, domain, html, name) => expect(on(domain, html)).toEqual([name]));
});

describe("an ordinary noun that is the domain names nobody with what stands before it in a sentence", () => {
  it.each([
    ["wald.example", "<title>Ein Nachmittag</title><p>Wir gingen gestern im Kaisersberger Wald spazieren.</p>"],
    ["leben.example", "<title>Was bleibt</title><p>Wir erzählen gern vom Lindener Leben. Man liest gern vom Lindener Leben.</p>"],
    ["garden.example", "<title>An evening</title><p>We walked through Linden Garden last night.</p>"],
    ["garden.example", "<title>An evening</title><p>Linden Garden opens at nine.</p><p>So is every other garden.</p>"],
  ])("%s", (domain, html) => expect(on(domain, html)).toEqual([]));

  it.each([
    ["where whose something is", "<p>Mit Elektro Brunnhuber planen Sie sicher.</p><p>Bei Elektro Brunnhuber steht der Kunde im Mittelpunkt.</p>"],
    ["at the head of a sentence", "<p>Elektro Brunnhuber plant seit 1950.</p>"],
    ["said again", "<p>Die Kunden lieben Elektro Brunnhuber.</p><p>Niemand plant so wie Elektro Brunnhuber.</p>"],
  ])("but a family's name does, %s", (_, html) => expect(on("brunnhuber.example", `<title>Leistungen</title>${html}`)).toEqual(["Elektro Brunnhuber"]));
});

describe("whose a site's feeds are called is its name", () => {
  const feed = (...titles: readonly string[]): string => titles.map((title) => `<link rel="alternate" type="application/rss+xml" title="${title}" href="/feed/">`).join("");

  it.each([
    ["with its domain", "gutachten-tonbrand.example", `${feed("Sachverständigenbüro Tonbrand » Feed", "Sachverständigenbüro Tonbrand » Comments Feed")}<title>Leistungen</title><p>Dipl. Ing. Jan Tonbrand - Sachverständiger</p><p>Franz-Str. 11<br>80801 München</p>`, "Sachverständigenbüro Tonbrand"],
    ["without the slogan", "tonbrand.example", `${feed("Camping Tonbrand – cosy camping by the sea » Feed")}<title>Home</title>`, "Camping Tonbrand"],
    ["in another system's words", "qzxvbw.example", `${feed("Camping Tonbrand - RSS")}<title>Leistungen</title>`, "Camping Tonbrand"],
  ])("%s", (_, domain, html, name) => expect(on(domain, html, "/page")).toEqual([name]));

  it.each([["Blog"], ["RSS"], ["Home » Feed"], ["Latest articles on far countries"], ["Front page feed"]])("but not %s", (title) => expect(on("qzxvbw.example", `${feed(title)}<title>Leistungen</title>`, "/page")).toEqual([]));
});

describe("what somebody is stands behind a dash and is none of the name at an address's head", () => {
  it.each([
    ["tonbrand.example", "Dipl. Ing. Jan Tonbrand - Sachverständiger", "Dipl. Ing. Jan Tonbrand"],
    ["praxis-tonbrand.example", "Dr. Anna Tonbrand – Fachärztin für Dermatologie", "Dr. Anna Tonbrand"],
    ["tonbrand-kos-sonne.example", "Jan Tonbrand - Sonne", "Jan Tonbrand - Sonne"],
  ])("%s: %s", (domain, head, name) => expect(on(domain, `<title>Leistungen</title><p>${head}<br>Franz-Str. 11<br>80801 München</p>`, "/page")).toEqual([name]));
});

describe("a site that calls itself nothing but its domain is called so", () => {
  it.each([
    ["as the logo writes it", "tin.example", '<title>Cheap kettles in all sizes</title><img src="l.png" alt="Tin.example">', "Tin.example"],
    ["as the way home writes it, in lower case", "tin.example", '<title>Cheap kettles in all sizes</title><a href="index.html">www.tin.example</a>', "tin.example"],
  ])("%s", (_, domain, html, name) => expect(on(domain, html)).toEqual([name]));

  it("as a notice says it again and again", () =>
    expect(on("tinkettle.example", "<h1>Privacy policy</h1><h2>What tinkettle.example collects</h2><p>We at tinkettle.example keep your name. All rights of tinkettle.example are reserved.</p>", "/privacy")).toEqual(["tinkettle.example"]));

  it.each([
    ["not where something else names it", "tinkettle.example", '<title>Tin Kettle</title><img src="l.png" alt="tinkettle.example">', ["Tin Kettle"]],
    ["not on a platform's subdomain", "kettles.github.io", '<title>Cheap kettles in all sizes</title><a href="/">kettles.github.io</a>', []],
    ["not by a host that is but a number", "127.0.0.1", '<title>Cheap kettles in all sizes</title><a href="/">127.0.0.1</a>', []],
    ["not by addresses of mail and pages", "tin.example", "<h1>Privacy policy</h1><p>a@tin.example b@tin.example c@tin.example https://www.tin.example/a tin.example/b tin.example/c</p>", []],
    ["not where a text but mentions it", "tin.example", "<title>Cheap kettles in all sizes</title><p>Order at tin.example or at tin.example by telephone. This is tin.example.</p>", []],
  ])("%s", (_, domain, html, names) => expect(on(domain, html)).toEqual(names));
});

describe("a developer's word in the title is none of the name", () => {
  it.each([
    ["joined to what the logo says", "tideline.example", '<title>TidelineWeb</title><img src="l.png" alt="Tideline logo">', "Tideline"],
    ["joined to the domain's label with a capital", "tideline.example", "<title>TidelineFrontend</title>", "Tideline"],
    ["behind what the logo says", "tideline.example", '<title>Tideline Staging</title><img src="l.png" alt="Tideline logo">', "Tideline"],
    ["but where the logo says it too", "tideline.example", '<title>TidelineWeb</title><img src="l.png" alt="TidelineWeb">', "TidelineWeb"],
    ["but where the domain has it", "tidelineweb.example", '<title>TidelineWeb</title><img src="m.png" alt="Tideline">', "TidelineWeb"],
    ["but where it is a family's name", "gasthof.example", "<title>Gasthof App</title>", "Gasthof App"],
  ])("%s", (_, domain, html, name) => expect(on(domain, html)).toEqual([name]));
});

describe("what goes with no site is nobody's name", () => {
  it.each([
    ["the word for home, in the title and the menu", '<title>Strona główna</title><a href="/">Strona główna</a>'],
    ["another such word", '<title>Horário | Início</title><a href="/">Início</a>'],
    ["a trade and a town", "<title>Zahnarzt München – Implantate</title><h1>Ihr Zahnarzt in München</h1>"],
    ["a first step that is called home", ld('{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","name":"Startseite","item":"https://www.qzxvbw.example/"}]}')],
    ["makers that a sentence names", "<title>Boiler repairs</title><p>We service boilers by Worcester and Baxi.</p>"],
  ])("%s", (_, html) => expect(on("qzxvbw.example", html)).toEqual([]));
});

describe("a title's subject is none of the name beside it", () => {
  it.each([
    ["goods and a shop", "/", "<title>Musikinstrumente im Geschäft Tonbrand: Gitarren</title>", "Tonbrand"],
    ["goods and a shop, in French", "/", "<title>Instruments de musique dans la boutique Tonbrand</title>", "Tonbrand"],
    ["goods and a shop, in Spanish", "/", "<title>Instrumentos musicales en la tienda Tonbrand</title>", "Tonbrand"],
    ["goods and who sells them", "/", "<title>Gitarren und mehr bei Tonbrand</title>", "Tonbrand"],
    ["a claim and who sells", "/", "<title>Buy guitars online at Tonbrand</title>", "Tonbrand"],
    ["what the page is for", "/contacts", "<title>Contacts Tonbrand: address</title>", "Tonbrand"],
    ["what the page is for, behind the name", "/kapcsolat", "<title>Tonbrand kapcsolat</title>", "Tonbrand"],
    ["what the page is for, as its heading says", "/jobs", "<title>Stellenangebote Tonbrand</title><h1>Stellenangebote</h1>", "Tonbrand"],
    ["what kind of site it is", "/", "<title>Online-Shop Tonbrand</title>", "Tonbrand"],
    ["what customers log in to", "/login", "<title>Login Kundenportal Tonbrand</title>", "Tonbrand"],
    ["the longest kind of portal", "/", "<title>Tonbrand Customer Portal</title>", "Tonbrand"],
    ["a bank's portal", "/", "<title>Portal Transaccional Tonbrand</title>", "Tonbrand"],
    ["the webmail", "/", "<title>Webmail Tonbrand</title>", "Tonbrand"],
    ["an area for customers", "/", "<title>Espace Client Tonbrand</title>", "Tonbrand"],
    ["what sentences have in small letters too", "/", "<p>Signaler un colis dans l'Entrepôt Tonbrand</p><p>L'entrepôt Tonbrand vers lequel il a été envoyé</p>", "Tonbrand"],
  ])("%s", (_, path, html, name) => expect(on("tonbrand.example", html, path)).toEqual([name]));

  it.each([
    ["/", "<title>Музыкальные инструменты в магазине ТонБранд: гитары</title>"],
    ["/kontakty", "<title>Контакты ТонБранд: адрес</title>"],
    ["/", '<title>Гитары</title><div><img src="l.png" alt="Интернет-магазин ТонБранд"></div>'],
    ["/", "<title>Гитары</title><p>Наш магазин ТонБранд работает без выходных.</p>"],
  ])("in another script than the domain's: %s %s", (path, html) => expect(on("tonbrand.ru", html, path)).toEqual(["ТонБранд"]));

  it.each([
    ["tonbrand.example", '<title>Musikhaus Tonbrand: Gitarren</title><a href="/"><img src="l.png" alt="Tonbrand"></a>'],
    ["tonbrand.example", '<title>Musikinstrumente Tonbrand</title><img src="l.png" alt="Online-Shop Tonbrand">'],
  ])("what the logo leaves away: %s %s", (domain, html) => expect(on(domain, html)).toEqual(["Tonbrand"]));

  it.each([
    ["tonbrand.example", "<title>Hotel Tonbrand: Zimmer</title>", "Hotel Tonbrand"],
    ["tonbrand.example", "<title>Restaurant Tonbrand</title><h1>Restaurant</h1>", "Restaurant Tonbrand"],
    ["tonbrand.example", "<title>Kontaktlinsen Tonbrand</title>", "Kontaktlinsen Tonbrand"],
    ["contacttonbrand.example", "<title>Contact Tonbrand</title>", "Contact Tonbrand"],
    ["tonbrandportal.example", "<title>Tonbrand Portal</title>", "Tonbrand Portal"],
    ["tonbrand.example", "<title>Offers</title><p>Ask at Atelier Tonbrand for a quote.</p>", "Atelier Tonbrand"],
    ["tonbrand.example", "<title>The Inn at Tonbrand</title>", "The Inn at Tonbrand"],
    ["tonbrand.example", "<title>Kunst im Tonbrand</title>", "Kunst im Tonbrand"],
    ["winterbrand.example", '<title>Thank you | Knock At Winterbrand</title><a href="/"><img src="l.png" alt="Knock At Winterbrand"></a>', "Knock At Winterbrand"],
    ["kunst-bei-tonbrand.example", "<title>Kunst bei Tonbrand</title>", "Kunst bei Tonbrand"],
  ])("a business, a house and a name that the domain or the logo says whole stay: %s %s", (domain, html, name) => expect(on(domain, html, "/page")).toEqual([name]));

  it("an address and a domain in the midst of another script are no name", () => {
    expect(on("tonbrand.ru", "<title>Гитары</title><p>Наш сайт TonBrand.ru работает, пишите на info@TonBrand.ru</p>")).toEqual([]);
  });
});

describe("a domain's ending that is a word goes on with its label", () => {
  it.each([
    ["nivaro.express", '<div class="loader"><img src="i.svg" alt="Nivaro Express"></div>', ["Nivaro Express"]],
    ["nivaro.express", '<title>Nivaro</title><img src="i.svg" alt="Nivaro Express">', ["Nivaro"]],
    ["nivaro.net", '<div class="loader"><img src="i.svg" alt="Nivaro Net Worth"></div>', []],
  ])("%s: %s", (domain, html, names) => expect(on(domain, html)).toEqual(names));
});

describe("a name on a domain that does not agree is the site's where two places of its own say it", () => {
  it.each([
    ["the title and a greeting", "<title>Tin Kettle</title><p>Welcome to Tin Kettle, please log in</p>", "Tin Kettle"],
    ["the title and a greeting in Chinese", "<title>蓝狐鞋网上销售平台</title><p>欢迎您来到蓝狐鞋网上销售平台，请 <a href='/l'>登录</a></p>", "蓝狐鞋网上销售平台"],
    ["the title and a greeting behind the name", "<title>青い狐の店</title><p>青い狐の店へようこそ！</p>", "青い狐の店"],
    ["the title's part and what the description says that it is", '<title>蓝狐中医-名医</title><meta name="description" content="蓝狐中医是中医药的学习传承平台：学中医">', "蓝狐中医"],
    ["the title's part and the description, before the address", '<title>分享代码-甲代码</title><meta name="description" content="甲代码 www.qzxvbw.example 最全面的源代码">', "甲代码"],
    ["the title's end and the heading that leads home", '<title>여행할때 파란여우</title><h1><a href="#" title="파란여우">파란여우</a></h1><a href="#">여행할때 파란여우</a>', "파란여우"],
  ])("%s", (_, html, name) => expect(on("qzxvbw.example", html)).toEqual([name]));

  it.each([
    ["a place is greeted to", "/", "<title>Lindental</title><p>Welcome to Lindental</p>"],
    ["a greeting goes on", "/", "<title>Knitting Tips | x</title><p>Welcome to Knitting Tips and Tricks</p>"],
    ["an article is about it", "/blog/a", '<title>蓝狐通-百科</title><meta name="description" content="蓝狐通是甲甲公司推出的社交平台"><p>蓝狐通</p>'],
    ["the description says what a thing is", "/", '<title>Blue Lupin | Plants</title><meta name="description" content="Blue Lupin is a plant of meadows">'],
    ["the description's address is another's", "/a", '<title>分享代码-甲代码</title><meta name="description" content="甲代码 www.jiadaima.example 最全面的源代码">'],
    ["a heading that leads nowhere is a trade", "/", "<title>서울 치과의원</title><h1>치과의원</h1>"],
  ])("not where %s", (_, path, html) => expect(on("qzxvbw.example", html, path)).toEqual([]));
});
