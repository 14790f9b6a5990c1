import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";

const NAMES = [
  "Lindner Verlag GmbH", "haus & garten Brandt GmbH", "Blumen-Stüble", "Hargreaves & Stone Ltd", "Hotel The Old Barn", "Smith, Jones & Brown LLP", "H2O Energy PLC", "Sunrise Roofing LLC", "First Baptist Church of Dalton", "De Vries Advies B.V.", "Stichting Vrienden van het Bos", "Jansen Bouw- en Aannemingsbedrijf B.V.",
  "SARL Martin et Fils", "Cabinet Dupont & Associés", "Officine Rossi S.r.l.", "Trattoria da Bruno", "Talleres Ruiz S.L.", "Carpintaria Silva, Lda.", "Nordic Tools i Borås AB", "Bager & Co. A/S", "Fjord Bygg AS", "Oy Metsä-Apu Ab", "Zielony Zakątek Sp. z o.o.", "Truhlářství Novák s.r.o.", "Kovács Kft.", "UAB Žali namai", "SIA Zaļais Koks", "Puumaja OÜ", "Yeşil Bahçe Ltd. Şti.",
];
/** How the footers of sites are written, whatever the language. */
const LINES = [
  "<p>© since 1998 {N}</p>", "<p>[ © 2024 {N} ]</p>", "<p>Copyright: {N}</p>", "<p>(c) {N} 2024</p>", '<p>© 2024 "{N}"</p>', "<p>{N} Copyright 2024</p>", "<p>© 2024<br>{N}</p>", "<p>{N}<br>© 2024</p>", "<p>© <!-- -->2024<!-- --> <!-- -->{N}<!-- -->.</p>", "<p>© 2010 - <script>document.write(new Date().getFullYear());</script> {N}. All Rights Reserved.</p>",
  "<p>© All rights reserved {N} 2024</p>", "<p>All content is copyright of {N} © 2024</p>", "<p>All text and images © {N} 2024</p>", "<p>© Texte und Bilder: {N}</p>", '<p>© 2024 {N} <a href="/privacy">Privacy Policy</a> <a href="/sitemap">Sitemap</a></p>', "<p>© 2024 {N} All rights reserved</p>",
  '<p>© 2024 {N} <a href="https://studio.example">Web Design</a> by <a href="https://studio.example">Studio Kreativ</a></p>', "<p>© 2024 {N}</p><p>Webdesign © 2024 Studio Kreativ</p>", '<p>© Copyright <strong><span>{N}</span></strong>. All Rights Reserved</p><div>Designed by <a href="https://bootstrapmade.com/">BootstrapMade</a></div>', '<ul><li>© {N}. All rights reserved.</li><li>Design: <a href="https://html5up.net">HTML5 UP</a></li></ul>',
  '<p>©2024 by {N}. Powered and secured by <a href="https://www.wix.com">Wix</a></p>',
];
/** The name stands where anything else could: only the page's own name is taken. */
const OWN_LINES = ["<div><div>{N}</div><div>© 2024</div></div>", "<p>© 2024. All rights reserved. {N}</p>", "<p>© 2024 All Copyrights Reserved. {N}</p>", "<p>© Copyright reserved 2024 {N}</p>", "<p>© 2024 All Rights Reserved | {N}</p>", "<p>{N} © 2024</p>", "<p>© 2024 {N}. Powered by WordPress</p>"];
const OWN_NAMES = ["Blumen-Stüble", "Trattoria da Bruno", "Lindner Verlag GmbH", "Кафе Уют", "みどり歯科医院"];
/** Names that are sentences, credits and trades to who does not know them. */
const ODD_NAMES = ["This Is Digital", "Design by Nature", "bright little studio", "Jane Doe Photography"];

const namesOf = (name: string, line: string, title: string): readonly string[] => {
  const text = name.replaceAll("&", "&amp;");
  const html = `<html><head><title>${title.replaceAll("{N}", text)}</title></head><body><nav><a href="/a">Menu</a></nav><main><h1>Lorem</h1><p>Some words about what we do.</p></main><footer>${line.replaceAll("{N}", text)}</footer></body></html>`;
  return extractCandidates(html, new URL("https://www.portal24.com/")).map((candidate) => normaliseName(candidate.name ?? ""));
};

describe("a copyright line's name is whole, and the page's only one", () => {
  it.each(LINES)("%s", (line) => expect(NAMES.map((name) => namesOf(name, line, "x"))).toEqual(NAMES.map((name) => [normaliseName(name)])));
});

/** "Copyright" in its other written forms, beside the sign or for it. */
const WORDS = [
  "<p>© Copyrights 2021 by {N}</p>", '<p>© Copyrights 2021 <a href="#">{N}</a>. All Rights Reserved.</p>', "<p>© COPYRIGHTS 2021 {N}</p>", "<p>© copyrights {N} 2021</p>", "<p>© 2021 Copyrights {N}</p>", "<p>© 2019–2021 Copyrights. {N}</p>", "<p>{N} © Copyrights 2021</p>", "<p>2021 © Copyrights. {N}</p>",
  "<p>Copyrights 2021 {N}. All Rights Reserved.</p>", "<p>© Copy Right 2021 {N}</p>", "<p>© CopyRight 2021 {N}</p>", "<p>© Copyrighted by {N} 2021</p>", "<p>Copyrighted by {N} 2021</p>", "<p>© 2021 Copyrights reserved by {N}</p>", "<p>© 2021 {N}. All Copyrights Reserved.</p>", "<p>© 2021 {N} All Copyrights Reserved</p>", "<p>{N}. Copyright reserved 2021</p>",
];

describe("\"copyright\" in any written form is the sign's, and no name", () => {
  const names = NAMES.filter((_, at) => at % 4 === 0);
  it.each(WORDS)("%s", (line) => expect(names.map((name) => namesOf(name, line, "x"))).toEqual(names.map((name) => [normaliseName(name)])));
  it("but a firm that is called so keeps its name on its own site", () => {
    const nameOn = (host: string): readonly string[] => extractCandidates("<title>Home</title><footer>© 2021 Copyrights Clearing Ltd. All rights reserved.</footer>", new URL(`https://www.${host}/`)).map(({ name = "" }) => name);
    expect(["copyrights-clearing.com", "copyrightsclearing.co.uk"].map(nameOn)).toEqual([["Copyrights Clearing Ltd."], ["Copyrights Clearing Ltd."]]);
  });
});

describe("the page's own name is found wherever it stands beside the sign", () => {
  it.each(OWN_LINES)("%s", (line) => expect(OWN_NAMES.map((name) => namesOf(name, line, "Start | {N}"))).toEqual(OWN_NAMES.map((name) => [normaliseName(name)])));
  it.each(["<p>© 2024 {N}</p>", "<p>{N} © 2024</p>", "<p>Copyright © 2024 {N}. All rights reserved.</p>", "<p>© 2024 {N} | <a href='/privacy'>Privacy</a></p>"])("in whatever words: %s", (line) => expect(ODD_NAMES.map((name) => namesOf(name, line, "Start | {N}"))).toEqual(ODD_NAMES.map((name) => [normaliseName(name)])));
  it("but nobody else's behind the phrase on rights", () => expect(["<p>© 2024 All Rights Reserved | {N}</p>", "<p>© 2024 All Copyrights Reserved. {N}</p>", "<p>© Copyright reserved 2024 {N}</p>", "<p>© Copyrights 2024 design by {N}</p>"].map((line) => namesOf("Studio Kreativ", line, "x"))).toEqual([[], [], [], []]));
});

it("of a page with thousands of others' copyright lines its own is found at the end", () => {
  const html = `<title>Wanderkarten</title>${"<p>© 2026 OpenStreetMap contributors</p>".repeat(3000)}<footer>© 2026 Tamberlane Verlag</footer>`;
  expect(extractCandidates(html, new URL("https://www.wander-karten-portal.de/alle")).map(({ name }) => name)).toEqual(["Tamberlane Verlag"]);
});

describe("a line without a year outside a footer", () => {
  const on = (line: string): readonly (string | undefined)[] => extractCandidates(`<title>News</title><p>Words.</p>${line}`, new URL("https://www.qzxv.com/")).map(({ name }) => name);

  it.each([
    ["<p>Alle Rechte vorbehalten © Blaufuchs GmbH</p>", "Blaufuchs GmbH"],
    ["<p>All rights reserved. © Bluefox</p>", "Bluefox"],
    ["<p>Home | Todos los derechos reservados © Zorro Azul SL</p>", "Zorro Azul SL"],
    ["<p>Derechos de autor © Zorro Azul SL</p>", "Zorro Azul SL"],
    ["<p>版权所有©甲乙省蓝狐起重机有限公司</p>", "甲乙省蓝狐起重机有限公司"],
    ["<p>Content copyright © Bluefox Ltd</p>", "Bluefox Ltd"],
  ])("is a notice where it begins with a phrase on rights: %s", (line, name) => expect(on(line)).toEqual([name]));

  it.each([
    "<p>The barge at the lock. © Bluefox Ltd</p>",
    "<p>The barge at the lock. All rights reserved © Bluefox Ltd</p>",
    "<p>The barge at the lock, copyright © Bluefox Ltd</p>",
    "<p>Photo: all rights reserved © Bluefox Ltd</p>",
    "<article><p>All rights reserved © Bluefox Ltd</p></article>",
  ])("is a caption elsewhere: %s", (line) => expect(on(line)).toEqual([]));
});

describe("who oversees a bank, an insurer or a casino is none of its name", () => {
  const on = (line: string): readonly (string | undefined)[] => extractCandidates(`<title>News</title><footer><p>${line}</p></footer>`, new URL("https://www.qzxv.com/")).map(({ name }) => name);
  it.each([
    "© 2019 Entidad Vigilada por la Superintendencia Financiera", "© 2019 VIGILADO Superintendencia Financiera", "© 2019 Authorised and regulated by the Conduct Authority", "© 2019 Licensed by the Gaming Authority", "© 2019 Institución supervisada por la Comisión Bancaria", "© 2019 Autorizada pelo Banco Central",
    "© 2019 Member FDIC", "© 2019 Agréé par l'Autorité de contrôle", "© 2019 Zugelassen durch die Finanzaufsicht", "© 2019 Autorizzata dall'Istituto di vigilanza",
  ])("in its place: %s", (line) => expect(on(line)).toEqual([]));
  it.each([
    ["© 2019 Bluefox Authorised and regulated by the Conduct Authority", "Bluefox"],
    ["© 2019 Banco Zorro Azul Entidad Vigilada por la Superintendencia Financiera", "Banco Zorro Azul"],
    ["© 2019 Bluefox Bank (Member FDIC)", "Bluefox Bank"],
    ["Bluefox Bank © 2019 Member FDIC", "Bluefox Bank"],
  ])("beside it: %s", (line, name) => expect(on(line)).toEqual([name]));
  it.each(["Licensed Victuallers Association", "Member Loyalty Group", "Bluefox Authorized Dealers", "Superintendencia de la Vega"])("but words of a name stay: %s", (name) => expect(on(`© 2019 ${name}`)).toEqual([name]));
});

describe("before the sign, the last of a menu's entries", () => {
  const on = (line: string): readonly (string | undefined)[] => extractCandidates(`<title>News</title><p>Words.</p>${line}`, new URL("https://www.qzxv.com/")).map(({ name }) => name);
  it.each([
    "Datenschutz | Impressum | Jobs | © 2019 - Bluefox", "Política de privacidad | Empleo | © 2019 | Bluefox", "Privatlivspolitik - Job - © 2019 - Bluefox",
  ])("is no name: %s", (line) => expect(on(line)).toEqual(["Bluefox"]));
  it("is none where no name follows", () => expect(on("Privacy policy | Terms | Careers | © 2019")).toEqual([]));
  it.each([
    ["with a legal form", "Privacy policy | Careers | Bluefox Ltd | © 2019 Sitemap", "Bluefox Ltd"],
    ["with no mark behind it", "Privacy policy | Bluefox Ltd © 2019 All rights reserved", "Bluefox Ltd"],
  ])("stays a name %s", (_, line, name) => expect(on(line)).toEqual([name]));
});

describe("a club's numbers are its name's", () => {
  it.each([
    ["© TSV 1887 Ottersweier", "TSV 1887 Ottersweier"],
    ["© 2019-2024 Schützenverein 1921 Lund", "Schützenverein 1921 Lund"],
    ["Copyright © 2024 1. FC Lund. Alle Rechte vorbehalten.", "1. FC Lund"],
    ["© 1921-2024 Nivaro Bau", "Nivaro Bau"],
    ["© Nivaro Bau 2024 Impressum", "Nivaro Bau"],
  ])("%s", (line, name) => expect(extractCandidates(`<html lang=de><title>Aktuelles</title><h1>Aktuelles</h1><p>Wir feiern.</p><footer><p>${line}</p></footer>`, new URL("https://www.qzx.example/news")).map((candidate) => candidate.name)).toEqual([name]));
});

describe("a copyright line that a script writes is read as if it stood there", () => {
  it.each([
    ['<p id="c"></p><script>document.getElementById("c").innerHTML = `LARK-WREN HOLDING INC. &copy; ${new Date().getFullYear()} All Rights Reserved`;</script>'],
    ['<p><script type="text/javascript">document.write("&copy; " + new Date().getFullYear() + " LARK-WREN HOLDING INC. All rights reserved")</script></p>'],
    ["<p id=c></p><script>$('#c').html('Copyright &copy; 2010-' + y + ' <a href=\"/\">LARK-WREN HOLDING INC.</a>');</script>"],
    ["<p id=c></p><script>var y = 2020; document.querySelector('#c').textContent = '© ' + y + ' LARK-WREN HOLDING INC.';</script>"],
  ])("%s", (html) => expect(extractCandidates(`<body><h4>Our Company</h4><footer><p>New York</p>${html}</footer>`, new URL("https://larkwrenholding.example/")).map(({ name }) => name)).toEqual(["LARK-WREN HOLDING INC."]));

  it.each([
    ["a comment of the code", "<script>/*! © 2020 Zaluma Software Ltd. */ !function(){}()</script>"],
    ["what is told elsewhere", "<script>console.log('© 2020 Zaluma Software Ltd')</script>"],
    ["a long script", `<script>document.write('© 2020 Zaluma Software Ltd');${" x();".repeat(200)}</script>`],
    ["data of another script", "<script type=\"text/template\">document.write('© 2020 Zaluma Software Ltd')</script>"],
  ])("but not %s", (_, html) => expect(extractCandidates(`<body><h1>Pumps</h1>${html}<footer>© Lark Ltd</footer>`, new URL("https://lark.example/")).map(({ name }) => name)).toEqual(["Lark Ltd"]));
});

describe("a footer is one in whatever language its class name or id says so", () => {
  const on = (place: string): readonly (string | undefined)[] => extractCandidates(`<title>AGIS : Accueil</title><h2>Application de Gestion des Sessions au MINMAP</h2><p>Texte.</p><div ${place}><p>Haut de page</p><p>Copyright Ministère des Fougères 2010 - <a href="#">Mentions</a></p></div>`, new URL("https://www.qzxv.com/agis/")).map(({ name }) => name);
  it.each(["pied", "pied-de-page", "piedPage", "pied_page", "pie", "pie-de-pagina", "piePagina", "piedipagina", "rodape", "stopka", "stopka-dolna", "paticka", "zapati", "lablec", "sidfot", "sidefod", "bunntekst", "fuss", "seitenfuss", "fussleiste", "voettekst", "subsol", "podnozje", "podval", "alatunniste", "page-bottom"])("%s", (name) => expect([on(`id="${name}"`), on(`class="box ${name}"`)]).toEqual([["Ministère des Fougères"], ["Ministère des Fougères"]]));
  it.each(["pied-a-terre", "pie-chart", "barfuss", "pieces", "margin-bottom"])("but not %s", (name) => expect(on(`class="box ${name}"`)).toEqual([]));
});

describe("the site's own name in a copyright line", () => {
  const signed = (title: string, line: string, host = "lindora.be"): readonly unknown[] => extractCandidates(`<!doctype html><title>${title}</title><h1>Contact</h1><p>Kom langs.</p><footer><p>${line}</p></footer>`, new URL(`https://www.${host}/contact`)).map(({ name }) => name);

  it.each(["© 2025–2026 Lindora. Zaventem.", "© 2026 Lindora, Zaventem", "© 2026 Lindora – Zaventem", "© 2026 Lindora · Zaventem"])("ends before the town that the title adds to it without a sign: %s", (line) => expect(signed("Contact | Lindora Zaventem", line)).toEqual(["Lindora"]));

  it("keeps what only with the rest is the domain", () => expect(signed("Contact | Lindora Sanitair Verwarming", "© 2026 Lindora, Sanitair, Verwarming", "lindorasanitair.be")).toEqual(["Lindora, Sanitair, Verwarming"]));

  it.each(["© Lindora by ashdown4", "© 2026 Lindora by Studio Ashdown", "© 2026 Lindora par Ashdown"])("ends before whose it is: %s", (line) => expect(signed("Contact — Lindora", line)).toEqual(["Lindora"]));

  it("has whose it is where the site is called so", () => expect(signed("Contact — Lindora by Anna", "© 2026 Lindora by Anna")).toEqual(["Lindora by Anna"]));
});
