import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { findNames } from "../operator/names";

const found = (url: string, body: string) => extractCandidates(`<!doctype html><html>${body}</html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("of companies that have nothing to do with each other", () => {
  it.each([
    ["the one of the copyright line has the number, not the instalment bank", "https://www.loucka-obchod.cz/podminky", "<h1>Obchodní podmínky</h1><p>Obchodní společnost Zelená louka s.r.o., IČO 25123891</p><h2>Cena</h2><p>Na splátky s Rychlá půjčka a.s., IČO 27074358.</p><footer>© 2026 Zelená louka s.r.o.</footer>", ["Zelená louka s.r.o. 25123891"]],
    ["the company of an inner page's title has the number, whatever the domain", "https://www.qzxv.si/varstvo-podatkov", "<title>Varstvo podatkov | Zadruga Breg</title><p>Zadruga Breg z.o.o., Podgrad 18, matična številka 2384913000, Podgrad.</p>", ["Zadruga Breg z.o.o. 2384913000"]],
    ["the controller named in a sentence has it", "https://www.qzxv.si/zasebnost", "<h1>Zasebnost</h1><p>Upravljavec osebnih podatkov je Zadruga Breg z.o.o., Podgrad 18, matična številka 2384913000.</p>", ["Zadruga Breg z.o.o. 2384913000"]],
    ["the company of a home page's title has it in plain text", "https://www.qzxv.be/", "<title>Notariskantoor Dewulf</title><p>Welkom.</p><p>Dewulf & Partners Notarissen BV - BE 0401.552.185</p>", ["Dewulf & Partners Notarissen BV BE0401552185"]],
    ["the controller has the number, not the processor", "https://www.studiorossini.it/privacy", "<h3>Titolare del trattamento</h3><p>Studio Rossini S.r.l., P.IVA 00743110157</p><h3>Elenco</h3><p>Posta Veloce S.p.A., via Roma 1, P.IVA 00488410010 – posta</p>", ["Studio Rossini S.r.l. IT00743110157"]],
    ["an authority's number without a company is none of the shop's", "https://www.vollgarn.no/vilkar", "<h1>Salgsbetingelser</h1><h2>Partene</h2><p>Selger er Vollgarn AS, Storgata 1, 2317 Hamar, organisasjonsnummer 988 077 917.</p><h2>Levering</h2><p>Fjordfrakt AS leverer.</p><h2>Tvister</h2><p>Tilsynet, Postboks 1, 3702 Skien, orgnr. 974 760 673.</p>", ["Vollgarn AS 988077917"]],
      ["a franchisee who runs the branch keeps its number beside the franchisor's", "https://www.broodjes.nl/winkels/gouda", "<p>Deze winkel wordt geëxploiteerd door Bakkerij Jansen V.O.F., ingeschreven bij de Kamer van Koophandel onder nr. 61820447, op grond van een overeenkomst met Broodjes Franchise B.V. (KvK 54119280).</p><footer>© 2026 Broodjes Franchise B.V.</footer>", ["Broodjes Franchise B.V. 54119280", "Bakkerij Jansen V.O.F. 61820447"]],
    ["one of whom plain text speaks has none, near the page's end either", "https://www.qzxv.nl/", `${"<p>Tekst</p>".repeat(12)}<main><p>Our cloud runs at Hostrex Europe B.V., KvK 24378546.</p></main><p>info@qzxv.nl</p><p>© 2026 Qzxv</p>`, ["Qzxv"]],
    ...([
      ["nl", "voorwaarden", "Deze voorwaarden zijn van toepassing op iedere overeenkomst tussen Norder Bouw B.V. (KvK 24378546) en de koper.", "Norder Bouw B.V. 24378546"],
      ["fr", "confidentialite", "Le responsable du traitement est MARTIN SAS, immatriculée au RCS de Lyon sous le n° 732 829 320.", "MARTIN SAS 732829320"],
      ["it", "condizioni", "Le presenti condizioni disciplinano la vendita dei prodotti di Officina Rossi S.r.l., P.IVA 00743110157, tramite il sito.", "Officina Rossi S.r.l. IT00743110157"],
      ["sk", "gdpr", "Prevádzkovateľom je Kováč nábytok s.r.o., IČO: 35239565, Hlavná 1, Nitra", "Kováč nábytok s.r.o. 35239565"],
      ["lt", "taisykles", "Elektroninės parduotuvės savininkas yra UAB „Namai“, įmonės kodas 304276771.", "UAB „Namai“ 304276771"],
      ["bg", "poveritelnost", "Администратор на лични данни е „Софтуер Груп“ ООД, ЕИК 831642181, гр. София.", "„Софтуер Груп“ ООД 831642181"],
    ].map(([tld = "", path = "", text = "", company = ""]): [string, string, string, string[]] => [`the company that terms or a notice speak for has it (${tld})`, `https://www.qzxv.${tld}/${path}`, `<h1>${path}</h1><p>${text}</p><p>Meer tekst.</p>`, [company]])),
    ["one whose brand begins the sentence has it", "https://www.qzxv.app/vilkaar", '<meta property="og:site_name" content="ParkPlus"><h1>Vilkår</h1><p>ParkPlus leveres af P-Drift A/S, CVR 24256790, 8260 Viby J ("vi").</p>', ["P-Drift A/S 24256790", "ParkPlus"]],
    ["a tenant whom a sentence comes to speak of has none", "https://www.bergfreunde-alm.at/datenschutz", "<p>Der Verein betreibt die Hütte nicht selbst, verpachtet ist sie an die Huber Betriebe GmbH (FN 508144 d).</p><footer>© 2026 Bergfreunde Alm</footer>", ["Bergfreunde Alm"]],
    ["the company that the page states by its label goes before one whose name begins as the domain does", "https://www.pchelarski-dom.bg/usloviya", "<h3>Данни</h3><p>Наименование: \"Медена роса\" ЕООД</p><p>ЕИК 175074752</p><h3>Общи</h3><p>Работим и за други.</p>", ["\"Медена роса\" ЕООД 175074752"]],
    ["entries of a directory are nobody's beside whose page it is", "https://www.bergwerk-holz.at/impressum", `<main>${[["Elektro Claes BV", "BE0501929666"], ["Volt & Watt Comm.V", "BE1017261368"], ["Domotica Hageland NV", "BE1019867106"]].map(([name = "", vat = ""]) => `<div itemscope itemtype="https://schema.org/LocalBusiness"><h3 itemprop="name">${name.replace("&", "&amp;")}</h3><p>Diestsesteenweg 211, 3010 Leuven</p><p>BTW ${vat}</p></div>`).join("")}</main><h1>Impressum</h1><p>Bergwerk Holz GmbH<br>Talstraße 3, 6020 Innsbruck</p><p>FN 56247t</p>`, ["Bergwerk Holz GmbH 56247T"]],
    ["entries of a directory are not whose page it is", "https://www.katalog-hoteli.bg/hoteli", `${"<p>Страница</p>".repeat(12)}<h3>Хотел Бриз АД</h3><p>ЕИК: 175074752</p><h3>"Звезда" ООД</h3><p>ЕИК: 831641791</p>`, []],
    ["of an article's subject it has no number", "https://www.courrierdelaloire.fr/rachat", '<title>Rachat - Le Courrier de la Loire</title><article><h1>Rachat</h1><p>Le tribunal a retenu le repreneur de la société.</p><p>L’entreprise (RCS Nantes 732 829 320) avait réalisé 22 millions.</p></article><footer>© Le Courrier de la Loire 2026</footer>', ["Le Courrier de la Loire"]],
    ["one that shares but a word with the page's own is of its past", "https://www.corrallabels.com/about", "<p>Founded by Pat as Corral Print Ltd</p><footer>Corral Labels Limited, registered in Ireland no. 71842, VAT IE6433435F</footer>", ["Corral Labels Limited 71842", "Corral Labels Limited IE6433435F"]],
    ["one alike to the operator's, in the sentence with its own number, is of its group", "https://www.tithebarn.co.uk/", "<footer>The Tithe Barn is a trading name of Avalon Hotels Ltd (company number 11480276), a subsidiary of Avalon Holdings plc (company number 09935512).</footer>", ["Avalon Hotels Ltd 11480276", "Avalon Holdings plc 09935512"]],
    ["the practice of the domain has the number, not the quality mark's company", "https://www.fysio-deboer.nl/", "<footer><p>Praktijk De Boer</p><p>KvK 61820447</p><p>Register: Beweegt Goed B.V. KvK 30123456</p></footer>", ["Praktijk De Boer 61820447"]],
    ["a sole trader is named behind the words for a firm", "https://www.kwiaciarnia-mak.pl/polityka", "<p>Administratorem danych jest Anna Nowak prowadząca działalność pod firmą Kwiaciarnia Mak Anna Nowak, ul. Polna 1, 00-001 Warszawa, NIP 8567346215.</p>", ["Kwiaciarnia Mak Anna Nowak 8567346215"]],
    ["the head of a contact page's address has the number of a paragraph further down", "https://www.zz-zeil.nl/contact", "<p>Zeilschool De Wijde Blik<br>Havenweg 3<br>4301 AA Zierikzee</p><p>Kamer van Koophandel: 61820447</p>", ["Zeilschool De Wijde Blik 61820447"]],
  ])("%s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));
});

describe("a number without a label of its own", () => {
  it.each([
    ["is announced by the legal form before it (se)", "https://www.tradboden.se/villkor", "<p>Avtalet sluts mellan dig och Garn & Tråd Handelsbolag (556016-0680).</p>", "5560160680"],
    ["is announced by the legal form before it (br)", "https://www.lojarosa.com.br/", "<footer>Copyright Rosa Modas Ltda - 33000167000101 - 2024. Todos os direitos reservados.</footer>", "33000167000101"],
    ["is announced by the legal form before it (bg)", "https://www.balans.bg/", "<footer>Баланс ЕООД, 831902088</footer>", "831902088"],
    ["is announced by the legal form before it (gb)", "https://www.oakjoinery.co.uk/", "<footer>© 2024 Oak Joinery Ltd (08993176)</footer>", "08993176"],
    ["is announced by the legal form before its name (lt)", "https://www.stogai.lt/", "<footer>UAB „Baltijos stogai“, 121215434, Vilnius</footer>", "121215434"],
    ["is announced by the name in the line above", "https://www.fjellbygg.no/", "<footer><div>Fjellbygg AS</div><div>923 609 016</div></footer>", "923609016"],
    ["is known by its grouping (br)", "https://www.lojarosa.com.br/", "<footer>Rua das Flores 12 - 33.000.167/0001-01 - Todos os direitos reservados</footer>", "33000167000101"],
    ["is known by its grouping (be)", "https://www.loodgieterjan.be/", "<footer>Loodgieter Jan | 0403.170.701 | Gent</footer>", "0403170701"],
    ["is announced by the heading above its sentence", "https://www.oakjoinery.co.uk/legal", "<h2>VAT</h2><p>We are registered: 9807 806 84.</p>", "GB980780684"],
  ])("%s", (_, url, body, number) => expect(found(url, body).some((one) => one.endsWith(number))).toBe(true));

  it.each([
    ["a telephone behind a Danish company", "https://www.bageri.dk/", "<footer>Bageri Nord ApS, 24256790</footer>"],
    ["a telephone behind a British company", "https://www.oakjoinery.co.uk/", "<footer>Oak Joinery Ltd, 08993176</footer>"],
    ["a Belgian mobile telephone", "https://www.loodgieterjan.be/", "<footer>Loodgieter Jan | 0403 17 07 01 | Gent</footer>"],
    ["one whose check digit is wrong", "https://www.fjellbygg.no/", "<footer>Fjellbygg AS – 923 609 017</footer>"],
    ["one behind another country's form", "https://www.fjellbygg.no/", "<footer>Fjellbygg Ltda – 923 609 016</footer>"],
  ])("is none: %s", (_, url, body) => expect(extractCandidates(body, new URL(url)).some(({ nationalId }) => nationalId !== undefined)).toBe(false));
});

describe("whose a number is", () => {
  it("is each one's of the companies that an imprint lists alike, whatever the page is called", () =>
    expect(found("https://www.alderhay.co.uk/legal/", "<h1>Legal</h1><h2>The firm</h2><p>Two businesses.</p><p><b>Alder Hay LLP</b></p><p>Registered in England and Wales (OC371926).</p><p><b>AH Payroll Bureau Limited</b></p><p>Registered in England and Wales, number 9120447.</p><footer>© 2026 Alder Hay</footer>")).toEqual(expect.arrayContaining(["AH Payroll Bureau Limited 09120447"])));
  it.each([
    ["behind the maker's, in a part of its own", "https://www.kaasplank.nl/", "<footer>© 2024 Kaasplank | Webdesign by Pixelhuis | KvK 24378546</footer>"],
    ["behind the maker's, in a sentence that names the page's company", "https://www.kaasplank.nl/", "<footer>© Kaasplank 2024. Website by Pixelhuis Zuid. Kaasplank B.V. staat ingeschreven onder KvK 24378546</footer>"],
    ["in what a class calls credits", "https://www.kaasplank.nl/", '<div class="footer-credits"><p>KvK 24378546</p></div>'],
    ["in a side column", "https://www.kaasplank.nl/", "<aside><p>KvK 24378546</p></aside>"],
    ["below means of payment", "https://www.kaasplank.nl/", "<footer><h4>Betaalmethoden</h4><ul><li>Visa</li><li>PayPal</li></ul><p>KvK 24378546</p></footer>"],
    ["below the authority", "https://www.kaasplank.nl/over-ons", "<h1>Over ons</h1><p>Kaasplank B.V.</p><h3>Toezichthouder</h3><p>Gemeente Leiden</p><p>KvK 24378546</p>"],
  ])("is the operator's %s", (_, url, body) => expect(found(url, body).some((one) => one.endsWith("24378546"))).toBe(true));
  it.each([
    ["the maker's, in its part", "<footer>© 2024 Kaasplank | Webdesign by Pixelhuis, KvK 61820447</footer>"],
    ["the maker's, beside the operator's own", "<footer><p>Kaasplank B.V. KvK 24378546</p><p>Webdesign by Pixelhuis | KvK 61820447</p></footer>"],
    ["the maker's with its legal form", "<footer>© 2024 Kaasplank. Website by Pixelhuis Zuid B.V. | KvK 61820447</footer>"],
  ])("is not the operator's where it is %s", (_, body) => expect(found("https://www.kaasplank.nl/", body).join()).not.toContain("61820447"));
  it("is open where two of one kind stand without names: the page's name is at most one's", () =>
    expect(found("https://www.breglaan.nl/", "<footer>© 2026 Notariaat Breglaan | KvK 24378546 | KvK 61820447</footer>").filter((one) => /\d{8}/.test(one))).toEqual(["24378546", "61820447"]));
  it("is not its court's, which stands above it", () =>
    expect(found("https://www.kanzlei-oldenburg.de/impressum", "<h1>Impressum</h1><p>Steuerbüro Lang</p><table><tr><td>Registergericht</td><td>Amtsgericht Oldenburg</td></tr><tr><td>Register</td><td>PR 200419</td></tr></table>").join()).not.toContain("Amtsgericht"));
  it("is a company's that is named after the one of the copyright line", () =>
    expect(found("https://www.kanzlei-am-markt.de/impressum", "<h1>Impressum</h1><p>Inhaberin: Erika Lang</p><h2>Buchführung</h2><p>Die Lohnabrechnung übernimmt die KWT Service GmbH (Amtsgericht Oldenburg, HRB 208117), unter derselben Anschrift.</p><footer>© KWT 2025</footer>")).toContain("KWT Service GmbH HRB208117"));
  it("is the owner's who also manages the house", () =>
    expect(found("https://www.kudulodge.co.za/about", "<footer>© 2016 Kudu Lodge is owned & managed by Berg Farms (Pty) Ltd, Reg. 2003/011874/07 • Hosted by Somebody</footer>").join()).toContain("200301187407"));
});

describe("what a heading says of others", () => {
  it.each([
    ["reaches no further than the testimonial it stands in", "https://www.knipkap.nl/salon", "<section class=\"testimonials\"><p>Gemiddeld goed op Google</p></section><p>Deze salon wordt geëxploiteerd door Haarmode Jansen B.V., handelsregister 61820447.</p>", ["Haarmode Jansen B.V. 61820447"]],
    ["is not said by a street or a register", "https://www.lumina-leuchten.de/impressum", "<h1>Impressum</h1><p>Lumina Leuchten Partnerschaftsgesellschaft mbB</p><p>Herforder Straße 2</p><p>32657 Lemgo</p><h3>Partnerschaftsregister</h3><p>Registerblatt PR 4471 des Amtsgerichts Essen</p>", ["Lumina Leuchten Partnerschaftsgesellschaft mbB PR4471"]],
    ["is not said by chandlers", "https://www.ropecleat.co.uk/", "<footer>Rope & Cleat Chandlers is a trading name of Solent Cord Company Limited, reg. in England no. 06 718 344</footer>", ["Solent Cord Company Limited 06718344"]],
  ])("%s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));
});

describe("a site on a platform's subdomain", () => {
  it("is that of its title, and the platform's name is not its name", () => {
    expect(found("https://lesfilsdanna.plateforme.example/2014/robe", '<head><title>Une robe - Les fils d\'Anna</title><meta name="application-name" content="Plateforme"></head><body><p>Bonjour</p></body>')).toEqual(["Les fils d'Anna"]);
  });

  it("is the domain's owner's where its imprint has a mail address of the domain", () => {
    expect(found("https://wanderkarte.kaltental.de/impressum", '<title>Impressum · Wanderkarte</title><h1>Impressum</h1><address><b>Kaltental GmbH</b><br>Hauptstraße 5<br>82487 Kaltental<br>E-Mail: info@kaltental.de</address><p>Amtsgericht München, HRB 54321</p>')).toEqual(["Kaltental GmbH HRB54321"]);
  });
});

describe("a name in a line", () => {
  it.each([
    ["Verein gegründet: 61 Bürger riefen den Förderverein Freibad Lahnau e. V. ins Leben", ["Förderverein Freibad Lahnau e. V."]],
    ["Bewegungsraum Süd gemeinnützige UG (haftungsbeschränkt)", ["Bewegungsraum Süd gemeinnützige UG (haftungsbeschränkt)"]],
    ["Właścicielem jest Przedsiębiorstwo Handlowe \"Nitka\" Sp. z o.o. z siedzibą w Łodzi", ["Przedsiębiorstwo Handlowe \"Nitka\" Sp. z o.o."]],
    ["Mizarstvo Novak, Ana Novak s.p.", ["Mizarstvo Novak, Ana Novak s.p."]],
    ["Správcem údajů je spolek Orientační běh Lhota, z. s., se sídlem v Brně", ["Orientační běh Lhota, z. s."]],
    ["Deniz Kuyumculuk Sanayi ve Ticaret Limited Şirketi", ["Deniz Kuyumculuk Sanayi ve Ticaret Limited Şirketi"]],
    ["toutes les ventes conclues par l'EURL BROCHARD ET FILS, au capital de 7 622 euros", ["EURL BROCHARD ET FILS"]],
    ["うみ便りは、株式会社山木編集室が運営しています。", ["株式会社山木編集室"]],
    ["Stichting Vrienden van het bos, Kerkstraat 1", ["Stichting Vrienden van het bos"]],
    ["UAB Medžio darbai vykdo statybas", ["UAB Medžio"]],
    ["Via Roma snc, 87055 Cosenza", []],
    ["Giro 1847720 t.n.v. Orgelmakerij", []],
    ["Registered in Scotland SC 214 886", []],
    ["together with Etiketten Haas GmbH (Austria) and Lough Labels (NI) Ltd", ["Etiketten Haas GmbH", "Lough Labels (NI) Ltd"]],
  ])("%s", (line, names) => expect(findNames(line).map(({ name }) => name)).toEqual(names));
});

describe("the copyright line", () => {
  it.each([
    ["ends its name at the year", "https://www.lomas-forja.com/", "<footer>© LOMAS 2026 Privacidad Canal ético</footer>", ["LOMAS"]],
    ["names who stands before the sign, not a label behind a separator", "https://www.garten.bg/", "<footer>Градина Роза © 2025 | Изработка: Студио</footer>", ["Градина Роза"]],
    ["does not name shop software", "https://www.seifen.be/", "<footer>© 2026 - Logiciel e-commerce par PrestaShop™</footer>", []],
    ["is without the site's address", "https://www.bomnal.co.kr/", "<footer>Copyright ⓒ 2012 봄날다원(www.bomnal.co.kr) All rights reserved.</footer>", ["봄날다원"]],
  ])("%s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));
});

describe("a template's words for a name", () => {
  it.each(["Ditt Företag AB", "Företagsnamn", "Virksomhedsnavn ApS", "Nazwa firmy"])("%s is nobody's", (name) => expect(found("https://demo.bygg.se/", `<footer>© 2026 ${name}</footer>`)).toEqual([]));
});

describe("a heading over a table's columns", () => {
  it("is that of every row", () => {
    expect(found("https://www.lammers.nl/colofon", "<table><tr><th>Naam</th><th>K.v.K.</th></tr><tr><td>Drukkerij Lammers B.V.</td><td>20064418</td></tr><tr><td>Lammers Beheer B.V.</td><td>20064417</td></tr></table>")).toEqual(["Drukkerij Lammers B.V. 20064418", "Lammers Beheer B.V. 20064417"]);
  });
});

describe("structured data", () => {
  it("may have a comment between its last comma and the bracket", () => {
    expect(found("https://www.nordhafen.de/", '<script type="application/ld+json">{"@type":"Organization","name":"Nordhafen", /* more */ }</script>')).toEqual(["Nordhafen"]);
  });
});
