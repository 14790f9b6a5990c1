import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

/** What a country's pages write about other companies, `{X}` being one: in running text, as items below a heading, in footers, in imprints and in notices. */
interface Country {
  readonly tld: string;
  readonly form: string;
  readonly address: string;
  readonly about: string;
  readonly text: readonly string[];
  readonly headings: readonly string[];
  readonly footer: readonly string[];
  readonly legal: readonly string[];
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  de: {
    tld: "de", form: "GmbH", address: "Werkstr. 5, 50667 Köln", about: "ueber-uns",
    text: ["Gemeinsam mit der {X} haben wir die neue Halle gebaut.", "Die {X} hat das Projekt geplant.", "Max Huber, Geschäftsführer, {X}", "Hersteller: {X}, Werkstr. 5, 50667 Köln", "Das Patent gehört der {X}.", "Gesponsert von {X}", "Vertrieb durch die {X}, Werkstr. 5, 50667 Köln, Tel. 0221 4711"],
    headings: ["Referenzen", "Unsere Lieferanten", "Aktuelles", "Projekte", "Mitglieder"],
    footer: ["Mitglied der {X}", "Gefördert durch die {X}", "Umsetzung {X}", "Offizieller Händler der {X}"],
    legal: ["Quelle: {X}", "Konzept und Gestaltung: {X}", "Anbieter ist die {X}, Werkstr. 5, 50667 Köln.", "Berufshaftpflichtversicherung: {X}, Werkstr. 5, 50667 Köln"],
  },
  en: {
    tld: "co.uk", form: "Ltd", address: "5 Mill Lane, York YO1 9AA", about: "about-us",
    text: ["Together with {X} we built the new hall.", "{X} designed and delivered the project.", "In 2019 {X} was acquired.", "“We are delighted.” – Anna Cole, {X}", "The patent belongs to {X}.", "Sponsored by {X}", "Distributed by {X}, 5 Mill Lane, York YO1 9AA, Tel. 01904 4711"],
    headings: ["Our suppliers", "Latest news", "Projects", "Members", "Our brands"],
    footer: ["A member of {X}", "Supported by {X}", "In partnership with {X}", "Authorised dealer of {X}"],
    legal: ["Source: {X}", "Our insurer is {X}, 5 Mill Lane, York YO1 9AA.", "The provider is {X}, 5 Mill Lane, York YO1 9AA."],
  },
  fr: {
    tld: "fr", form: "SARL", address: "5 rue du Port, 44000 Nantes", about: "qui-sommes-nous",
    text: ["Avec {X}, nous avons construit le nouveau hall.", "{X} fabrique des engrenages depuis 1950.", "En 2019, {X} a été rachetée.", "Paul Durand, gérant, {X}", "Sponsorisé par {X}"],
    headings: ["Nos fournisseurs", "Réalisations", "Témoignages", "Revendeurs"],
    footer: ["Membre de {X}", "Avec le soutien de {X}", "Hébergement {X}", "Distributeur officiel de {X}"],
    legal: ["Source : {X}", "Assurance responsabilité civile professionnelle : {X}, 5 rue du Port, 44000 Nantes", "Le prestataire est {X}, 5 rue du Port, 44000 Nantes."],
  },
  nl: {
    tld: "nl", form: "B.V.", address: "Havenweg 5, 8011 AA Zwolle", about: "over-ons",
    text: ["Samen met {X} hebben wij de nieuwe hal gebouwd.", "{X} maakt sinds 1950 tandwielen.", "Gesponsord door {X}", "Stuur je sollicitatie naar {X}, Havenweg 5, 8011 AA Zwolle."],
    headings: ["Leveranciers", "Projecten", "Ervaringen", "Onze merken"],
    footer: ["Lid van {X}", "Mede mogelijk gemaakt door {X}", "Realisatie {X}", "Officieel dealer van {X}"],
    legal: ["Bron: {X}", "De aanbieder is {X}, Havenweg 5, 8011 AA Zwolle."],
  },
  it: {
    tld: "it", form: "S.r.l.", address: "Via del Porto 5, 43121 Parma", about: "chi-siamo",
    text: ["Insieme a {X} abbiamo costruito il nuovo capannone.", "Nel 2019 {X} è stata acquisita.", "Sponsorizzato da {X}", "Distribuito da {X}, Via del Porto 5, 43121 Parma, Tel. 0521 4711"],
    headings: ["Rivenditori", "Fornitori", "Progetti", "Dicono di noi"],
    footer: ["Associato a {X}", "Con il contributo di {X}", "Realizzazione {X}", "Rivenditore ufficiale di {X}"],
    legal: ["Fonte: {X}", "Il fornitore è {X}, Via del Porto 5, 43121 Parma."],
  },
  es: {
    tld: "es", form: "S.L.", address: "Calle del Puerto 5, 41001 Sevilla", about: "quienes-somos",
    text: ["Junto con {X} hemos construido la nueva nave.", "Desde 2015 suministramos a {X}.", "Patrocinado por {X}"],
    headings: ["Patrocinadores", "Proveedores", "Proyectos", "Testimonios"],
    footer: ["Miembro de {X}", "Patrocinado por {X}", "Desarrollo {X}", "Distribuidor oficial de {X}"],
    legal: ["Fuente: {X}", "El proveedor es {X}, Calle del Puerto 5, 41001 Sevilla."],
  },
  se: {
    tld: "se", form: "AB", address: "Hamnvägen 5, 211 11 Malmö", about: "om-oss",
    text: ["Tillsammans med {X} har vi byggt den nya hallen.", "2019 förvärvades {X}.", "Sponsrad av {X}"],
    headings: ["Återförsäljare", "Leverantörer", "Omdömen", "Projekt"],
    footer: ["Medlem i {X}", "Med stöd av {X}", "Auktoriserad återförsäljare för {X}"],
    legal: ["Källa: {X}", "Leverantören är {X}, Hamnvägen 5, 211 11 Malmö."],
  },
  pl: {
    tld: "pl", form: "Sp. z o.o.", address: "ul. Portowa 5, 80-001 Gdańsk", about: "o-nas",
    text: ["Razem z {X} zbudowaliśmy nową halę.", "CV prosimy wysyłać do {X}, ul. Portowa 5, 80-001 Gdańsk.", "Piotr Nowak, prezes, {X}"],
    headings: ["Dostawcy", "Realizacje", "Opinie", "Nasze marki"],
    footer: ["Członek {X}", "Realizacja {X}", "Oficjalny dystrybutor {X}"],
    legal: ["Źródło: {X}", "Dostawcą jest {X}, ul. Portowa 5, 80-001 Gdańsk."],
  },
  cz: {
    tld: "cz", form: "s.r.o.", address: "Přístavní 5, 602 00 Brno", about: "o-nas",
    text: ["Společně s {X} jsme postavili novou halu.", "Petr Malý, jednatel, {X}"],
    headings: ["Prodejci", "Sponzoři", "Napsali o nás", "Naše značky"],
    footer: ["Člen {X}", "Oficiální prodejce {X}", "Webdesign {X}"],
    legal: ["Zdroj: {X}", "Příjemcem údajů je {X}."],
  },
};

/** How the page says whose it is; `undefined` for what of it is given. */
const OPERATORS: readonly ((country: Country) => readonly [footer: string, expected: string | undefined])[] = [
  ({ form }) => [`<p>© 2024 Zaluma ${form}</p>`, `Zaluma ${form}`],
  ({ form }) => [`<p>© 2024 Brandhofer ${form}</p>`, `Brandhofer ${form}`],
  ({ form, address }) => [`<p>Brandhofer ${form}<br>${address}</p>`, `Brandhofer ${form}`],
  () => ["<p>Info</p>", undefined],
];

describe.each(Object.entries(COUNTRIES))("a company with a legal form that the page but speaks of, lists or credits is not given, whoever the operator is (%s)", (_, country) => {
  const check = (body: (foot: string) => string, path: string): void => {
    for (const operator of OPERATORS) {
      const [foot, expected] = operator(country);
      const found = extractCandidates(`<title>Zaluma</title><meta property="og:site_name" content="Zaluma"><nav><a href="/">Home</a></nav>${body(foot)}`, new URL(`https://www.zaluma.${country.tld}/${path}`));
      expect(found.map(({ name }) => name?.replace(/\.$/, "")).filter((name) => name !== "Zaluma")).toEqual(expected === undefined ? [] : [expected.replace(/\.$/, "")]);
    }
  };
  const other = `Korvex ${country.form}`;

  it.each(country.text)("%s", (text) => {
    for (const path of ["", country.about]) check((foot) => `<main><h1>Zaluma</h1><p>Lorem ipsum dolor sit amet.</p><p>${text.replace("{X}", other)}</p></main><footer>${foot}</footer>`, path);
  });
  it.each(country.headings)("below “%s”", (heading) => {
    const items = [other, `Nordhafen Bau ${country.form}`, `Weststrom ${country.form}`].flatMap((name) => [`<li>${name}<br>${country.address.replace(", ", "<br>")}</li>`]);
    for (const listed of [items, items.slice(0, 1)]) check((foot) => `<main><h1>Info</h1><h2>${heading}</h2><ul>${listed.join("")}</ul></main><footer>${foot}</footer>`, country.about);
  });
  it.each(country.footer)("in the footer: %s", (text) => {
    check((foot) => `<main><h1>Info</h1><p>Lorem ipsum dolor sit amet.</p></main><footer>${foot}<p>${text.replace("{X}", other)}</p></footer>`, "");
  });
  it.each(country.legal)("in an imprint or a notice: %s", (text) => {
    check((foot) => `<main><h1>Privacy</h1><p>Lorem ipsum dolor sit amet.</p><p>${text.replace("{X}", other)}</p></main><footer>${foot}</footer>`, "privacy");
  });
});

describe("where the page's own company has its name with a legal form", () => {
  const names = (text: string, own: string): (string | undefined)[] => extractCandidates(`<title>Zaluma</title><footer><p>© 2024 ${own}</p><p>${text}</p></footer>`, new URL("https://www.zaluma.com/")).map(({ name }) => name);
  it.each(["Zaluma is a brand of Ashdown Holding plc", "Zaluma is a registered trademark of Ashdown Holding plc", "Zaluma ist eine Marke der Ashdown Holding AG"])("its group is not given: %s", (text) => expect(names(text, "Zaluma Ltd")).toEqual(["Zaluma Ltd"]));
  it("the company behind the brand is, where it has none", () => expect(names("Zaluma is a brand of Ashdown Holding plc", "Zaluma").toSorted()).toEqual(["Ashdown Holding plc", "Zaluma"]));
});

describe("words that lead up to a name are none of it", () => {
  const first = (text: string, url: string): string | undefined => extractCandidates(text, new URL(url))[0]?.name;
  it.each([
    ["Somos NubeClara S.A., una empresa de alojamiento.", "https://www.nubeclara.com.ar/terminos", "NubeClara S.A."],
    ["Willkommen bei Lindhof GmbH", "https://www.lindhof.de/", "Lindhof GmbH"],
    ["En Lindera S.L. tratamos sus datos.", "https://www.lindera.es/privacidad", "Lindera S.L."],
    ["Benvenuti in Valdorsa S.r.l.", "https://www.valdorsa.it/", "Valdorsa S.r.l."],
  ])("%s", (text, url, expected) => expect(first(`<p>${text}</p>`, url)).toBe(expected));
  it.each([["In Touch Networks Ltd is a company.", "https://www.intouchnetworks.co.uk/", "In Touch Networks Ltd"], ["Inspired by Design Ltd", "https://www.inspiredbydesign.co.uk/", "Inspired by Design Ltd"]])("they are where the page calls itself so: %s", (text, url, expected) => expect(first(`<title>${expected.slice(0, -4)}</title><footer><p>${text}</p></footer>`, url)).toBe(expected));
});

describe("who signs a page", () => {
  const names = (footer: string): (string | undefined)[] => extractCandidates(`<title>Zaluma</title><meta property="og:site_name" content="Zaluma"><p>Lorem</p><footer>${footer}</footer>`, new URL("https://www.zaluma.de/")).map(({ name }) => name);
  it.each([
    ['<p>© 2024 <a href="https://pixelhaus.example/">Pixelhaus</a></p>'],
    ['<a href="https://pixelhaus.example/">© 2024 Pixelhaus</a>'],
    ['<p>© <a href="https://pixelhaus.example/">2024 Pixelhaus</a></p>'],
    ["<p>Weather. Graphic: © 2024 Sonnenhof</p>"],
  ])("is not whom a link to another site or a label beside the sign names: %s", (footer) => expect(names(footer)).toEqual(["Zaluma"]));
  it.each([['<p>© 2024 <a href="/">Sonnenhof</a></p>'], ["<p>Copyright: © 2024 Sonnenhof</p>"], ['<a href="https://www.zaluma.de/">© 2024 Sonnenhof</a>']])("is whom the line names: %s", (footer) => expect(names(footer)).toContain("Sonnenhof"));
});

describe("on a page that introduces who is behind it, and does not go by the name", () => {
  const names = (body: string): (string | undefined)[] => extractCandidates(`<title>Contact</title><h1>Contact</h1>${body}<footer><p>© 2024 Sonnenhof</p></footer>`, new URL("https://www.zaluma.com/contact")).map(({ name }) => name);
  it.each([["<p>Korvex Ltd<br>5 Mill Lane<br>York YO1 9AA</p>"], ["<p>Korvex Ltd, registered at 5 Mill Lane, York YO1 9AA</p>"]])("the company at the head of the address is given: %s", (body) => expect(names(body)).toEqual(["Sonnenhof", "Korvex Ltd"]));
  it.each([
    ["of which a sentence goes on to tell", "<p>Korvex Ltd, 5 Mill Lane, York YO1 9AA, takes care of shipping.</p>"],
    ["behind one that a sentence speaks of", "<p>Our kitchens come from Weststrom plc, Korvex Ltd and Delta LLP, 5 Mill Lane, York YO1 9AA</p>"],
    ["in a table's column", "<table><tr><td>A</td><td>Korvex Ltd, York YO1 9AA</td></tr><tr><td>B</td><td>Weststrom plc, York YO1 9AA</td></tr></table>"],
  ])("one %s is not", (_, body) => expect(names(body)).toEqual(["Sonnenhof"]));
});

describe("of the companies around the page's own", () => {
  const names = (body: string): (string | undefined)[] => extractCandidates(`<title>Zaluma</title>${body}<footer><p>Zaluma Ltd, Company No. 03847261</p></footer>`, new URL("https://www.zaluma.co.uk/about")).map(({ name }) => name);
  it.each([
    ["one that it holds", "<h1>Our company</h1><div><h3>Zaluma Estates Ltd</h3><p>100 %</p></div>"],
    ["the group that it is of", "<h1>Company details</h1><p>A company of Zaluma Holding plc, Leeds.</p>"],
    ["a customer in a sentence under its own heading", "<h1>Company details</h1><p>Our largest customers abroad are Weststrom, Korvex Ltd, Delta and Cole. A fifth is exported.</p>"],
    ["a processor under its heading", "<h1>Privacy</h1><h2>3. Processors</h2><p>Korvex Inc., Weststrom and Delta.</p>"],
  ])("%s is not given", (_, body) => expect(names(body)).toEqual(["Zaluma Ltd"]));
  it.each(["Today Zaluma Ltd has its own works.", "As Zaluma Ltd grows, so does its yard."])("the page's own is given once: %s", (text) => expect(names(`<p>${text}</p>`)).toEqual(["Zaluma Ltd"]));
});

describe("a copyright line's sentence without its end", () => {
  it("is no name", () => expect(extractCandidates('<title>Slekt</title><footer><p>Dette nettstedet drives av <a href="https://program.example/">The Program</a> v. 12, skrevet av Ola Nordmann © 2001-2026.</p></footer>', new URL("https://www.slekta.no/")).map(({ name }) => name)).not.toContain("Dette nettstedet drives av"));
});

describe("a name in bold", () => {
  it("ends before the address that is bold with it", () =>
    expect(extractCandidates("<h1>Impressum</h1><p><strong>Betreiber: Lindhof Holzhandel GmbH, Werkstr. 5, 50667 Köln</strong></p>", new URL("https://www.lindhof.de/impressum"))[0]?.name).toBe("Lindhof Holzhandel GmbH"));
});

describe("a company that is but a link to another site", () => {
  const names = (page: string): (string | undefined)[] => extractCandidates(page, new URL("https://www.zaluma-holz.de/news/1")).map(({ name }) => name);
  const menu = (links: string): string => `<title>Neues | Zaluma Holzbau</title><p>Text.</p><footer><ul>${links}</ul></footer>`;

  it.each([
    ["shares a word with the page", '<li><a href="https://www.abc-treuhand.example">Treuhand Zaluma GmbH</a></li><li><a href="https://xyz.example">XYZ GmbH</a></li>'],
    ["shares nothing", '<li><a href="https://www.korvex.example/">Korvex GmbH</a></li>'],
  ])("is not the operator where it %s", (_, links) => expect(names(menu(links))).toEqual(["Zaluma Holzbau"]));

  it.each([
    ["leads to a site of the page's label", '<li><a href="https://www.zaluma-holz.example/">Zaluma Bau GmbH</a></li>', "Zaluma Bau GmbH"],
    ["begins with what the page calls itself", '<li><a href="https://konzern.example/">Zaluma Holzbau GmbH</a></li>', "Zaluma Holzbau GmbH"],
    ["leads to a site that the page's terms are of", '<li><a href="https://korvex.example/">Korvex GmbH</a></li><li><a href="https://korvex.example/agb">AGB</a></li><li><a href="https://korvex.example/datenschutz">Datenschutz</a></li>', "Korvex GmbH"],
  ])("is where it %s", (_, links, name) => expect(names(menu(links))).toContain(name));
});

describe("a link whose words go on behind a company's", () => {
  const names = (footer: string): (string | undefined)[] => extractCandidates(`<p>Lorem</p><footer>${footer}<p>© Sonnenhof and Weekly Times. All times AEDT (GMT +11:00)</p></footer>`, new URL("https://www.zaluma.com/")).map(({ name }) => name);
  it("is a menu's, of what there is more of", () => expect(names('<ul><li><a href="/network">More Korvex Corp Sites</a></li></ul>')).toEqual(["Sonnenhof and Weekly Times"]));
  it.each([['<a href="/">Korvex Corp Home</a>'], ['<a href="/legal">Korvex Corp</a>'], ['<a href="/legal">Korvex Corp, Leeds</a>'], ["<p>Korvex Corp Leeds</p>"]])("names it where it leads home or does not go on, or is no link: %s", (line) => expect(names(line)).toContain("Korvex Corp"));
  it("names it where the page is called so", () => expect(names('<a href="/legal">Zaluma Ltd Imprint</a>')).toContain("Zaluma Ltd"));
});

describe("beside who signs the page with the whole of a legal name, whatever the domain", () => {
  const names = (sign: string, text: string): (string | undefined)[] => extractCandidates(`<title>Yhteystiedot</title><h1>Yhteystiedot</h1><p>${text}</p><p>Lorem.</p><footer>© 2026 ${sign}</footer>`, new URL("https://www.qzx.example/yhteystiedot")).map(({ name }) => name);
  it("somebody whom it deals with is left out", () => expect(names("Zaluma Konepaja Oy", "Huolto</p><p>Kaarla (Korvex Solutions Oy), 003721291126")).toEqual(["Zaluma Konepaja Oy"]));
  it("who shares its name stays", () => expect(names("Zaluma Oy", "Zaluma Kiinteistöt Oy</p><p>Kaarla (Zaluma Palvelut Oy), 003721291126")).toEqual(expect.arrayContaining(["Zaluma Oy", "Zaluma Palvelut Oy"])));
  it("so does whoever else is named where the sign has no legal form", () => expect(names("Zaluma", "Huolto</p><p>Kaarla (Korvex Solutions Oy), 003721291126")).toContain("Korvex Solutions Oy"));
});

describe("a person's sign on the pages of a house that no person owns", () => {
  const on = (domain: string, name: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><title>Aktuelles | ${name}</title><header><h2>${name}</h2></header><p>Lorem ipsum dolor sit.</p><footer><p>© 2021, Martin Malkow</p></footer>`, new URL(`https://www.${domain}/aktuelles/`)).map((one) => one.name);
  it.each([
    ["realschule-lindora.de", "Nivar-Realschule Lindora"], ["gymnasium-lindora.de", "Gymnasium Lindora"], ["lindoraprimary.example", "Lindora Primary School"], ["lindora-museum.org", "Lindora Museum"], ["ecolelindora.fr", "École Lindora"], ["colegiolindora.es", "Colegio Lindora"], ["zslindora.cz", "Základní škola Lindora"], ["lindoralibrary.org", "Lindora Public Library"],
  ])("is who made them: %s", (domain, name) => expect(on(domain, name)).toEqual([name]));
  it.each([["tanzschule-lindora.de", "Tanzschule Lindora"], ["fahrschule-lindora.de", "Fahrschule Lindora"], ["lindorayoga.example", "Lindora Yoga School"]])("but an owner's elsewhere: %s", (domain, name) => expect(on(domain, name)).toEqual(["Martin Malkow"]));
});
