import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { findNames } from "../operator/names";

const found = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("the name beside a number", () => {
  it.each([
    ["is each company's own where two are called the same in two countries", "https://www.cleat.com/imprint", "<h1>Imprint</h1><p>Cleat Labs GmbH<br>10997 Berlin</p><p>HRB 218844 B</p><footer>© 2025 Cleat Labs, Inc.</footer>", ["Cleat Labs GmbH HRB218844B", "Cleat Labs, Inc."]],
    ["is the association's without the law that it refers to", "https://www.yogadulac.fr/mentions-legales", "<h1>Mentions légales</h1><p>Association Yoga du Lac, loi 1901<br>3 rue du Lac, 74000 Annecy<br>SIRET : 732 829 320 00074</p>", ["Association Yoga du Lac 73282932000074"]],
    ["is the franchisee's before a Finnish case ending", "https://www.lahti-kioski.fi/", "<footer>Lahden Kioski Oy toimii Ketju Oyj:n yrittäjänä. Y-tunnus 0112038-9</footer>", ["Lahden Kioski Oy 01120389"]],
    ["goes on behind a title's abbreviation", "https://www.studiobianchi.it/", "<footer>Studio Dentistico Dott. Marco Bianchi | Via Verdi 12, 37121 Verona | P.IVA 00743110157</footer>", ["Studio Dentistico Dott. Marco Bianchi IT00743110157"]],
    ["is the one stated behind a term for the company", "https://www.hort.es/contacto", "<h1>Contacto</h1><p>Estamos en el Campo de Dalia, cerca de la autovía.</p><dl><dt>Empresa</dt><dd>S.A.T. N.º 4821 Hort</dd><dt>CIF</dt><dd>F04488300</dd><dt>Dirección</dt><dd>04117 San Isidro</dd></dl>", ["S.A.T. N.º 4821 Hort F04488300"]],
    ["ends before a form in apposition", "https://www.plek.be/voorwaarden", "<p>De website van Linde Invest, een BV met zetel te 8800 Roeselare, BTW BE 0403.170.701.</p>", ["Linde Invest BE0403170701"]],
    ["is none of a Dutch postal code", "https://www.duin.nl/impressum", "<h1>Impressum</h1><p>Duin Park B.V.<br>Duinweg 7<br>4356 AS Oostkapelle</p><p>KvK 24378546</p>", ["Duin Park B.V. 24378546"]],
    ["is not the group's that it is part of", "https://www.nordlys.no/", "<footer>Nordlys Bygg AS er en del av Fjordgruppen ASA. Org.nr. 974 760 673</footer>", ["Nordlys Bygg AS 974760673"]],
    ["is the seller's on the site, not the brand owner's that gives the licence", "https://shop.filo.it/condizioni", "<h1>Condizioni</h1><p>I prodotti offerti su questo sito sono venduti da Trama S.r.l., 84012 Angri, P.IVA 00743110157 (il “Venditore”), su licenza di Maglificio Filo S.p.A., Vigonza.</p>", ["Trama S.r.l. IT00743110157", "Maglificio Filo S.p.A."]],
    ["ends before the road that follows its form", "https://www.orvetta.it/", "<footer><p><a href=\"https://gara.example/\">Gara ASC</a></p><p>Orvetta SpA Via G. Sala, 1/3 20089 Rozzano (Mi) - Codice fiscale e partita IVA 00743110157<br>R.E.A. di Milano n. 1186124</p></footer>", ["Orvetta SpA IT00743110157", "Orvetta SpA 1186124"]],
    ["begins behind the sign and the year that are in bold with it", "https://www.zuccalta.it/", "<footer><strong>&copy; 2020 Zuccalta Media S.p.A.</strong> - via Bianca 12 - 20122 Milano - P.IVA 00743110157</footer>", ["Zuccalta Media S.p.A. IT00743110157"]],
    ["stands above a number whose country's letters are left out", "https://www.sport-berg.at/", "<footer>Sport Berg GmbH<br>Römerstraße 4, 5562 Obertauern<br>U13585627</footer>", ["Sport Berg GmbH ATU13585627"]],
    ["goes on in lower case behind the sign", "https://www.kolar.bg/", "<footer>© 2024 Колар груп ЕООД. ЕИК 831642181</footer>", ["Колар груп ЕООД 831642181"]],
    ["is not behind the software that is credited", "https://www.roest.de/", "<footer>Powered by Shopware · Röst Kaffee e.K., Lüneburg · USt-IdNr. DE136695976</footer>", ["Röst Kaffee e.K. DE136695976"]],
    ["is the one stated in a table", "https://www.ex.nl/contact", "<table><tr><td>Bedrijfsnaam</td><td>Jansen Schilderwerken</td></tr><tr><td>KvK nummer</td><td>24378546</td></tr></table>", ["Jansen Schilderwerken 24378546"]],
    ["stands at the head of an imprint's address", "https://www.max-friseur.de/impressum", "<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Salon Schere<br>Inhaber: Max Berger<br>Hauptstr. 1<br>70173 Stuttgart</p><p>USt-IdNr.: DE136695976</p>", ["Salon Schere DE136695976"]],
    ["begins a line of particulars", "https://www.sportclub.nl/", "<footer>Sportclub Oost | KVK 24378546 | Sponsors: Bouwbedrijf Jansen BV, Garage Piet B.V.</footer>", ["Sportclub Oost 24378546"]],
    ["has its form before it", "https://www.pain-lou.fr/mentions-legales", "<p>Le site est édité par la SARL PAIN LOU, dont le siège est à Nanterre, RCS Nanterre 732 829 320.</p>", ["SARL PAIN LOU 732829320"]],
    ["has its form told with the capital", "https://www.pain-lou.fr/", "<footer>PAIN LOU - SAS au capital de 12 250 € - RCS Lille 732 829 320</footer>", ["PAIN LOU 732829320"]],
    ["has its form told behind a comma, with the capital", "https://www.pain-lou.fr/cgv", "<p>Boutique de la société PAIN LOU, SARL au capital de 8 000 €, RCS Lille 732 829 320.</p>", ["PAIN LOU 732829320"]],
    ["is kept from its line though the site has another name", "https://www.immo-lou.fr/", "<p>SARL Limoux Habitat au capital de 10 000 € - RCS Limoges 732 829 320</p><footer>© 2026 Immo Lou</footer>", ["SARL Limoux Habitat 732829320", "Immo Lou"]],
    ["is not the one before it with a number in brackets", "https://www.ashgrove.com/", "<footer>Ashgrove Supply Limited (company number 08142937) and Ashgrove Services Limited (company number 09317204)</footer>", ["Ashgrove Supply Limited 08142937", "Ashgrove Services Limited 09317204"]],
    ["has brand and trade with a dash between them", "https://www.quinta.pt/termos", "<p>O sítio pertence à Alfarrobas do Sul – Turismo Rural, Unipessoal Lda., NIPC 500 278 725.</p>", ["Alfarrobas do Sul – Turismo Rural, Unipessoal Lda. 500278725"]],
    ["has its form before it, and the word company before that", "https://www.agence-lou.fr/mentions-legales", "<h1>Mentions légales</h1><p>L'édition du site est assurée par la Société SAS Agence Loup au capital de 1000 euros, immatriculée au RCS de Nice sous le numéro 732829320.</p>", ["SAS Agence Loup 732829320"]],
    ["goes on over a preposition with an accent", "https://www.lacave.fr/mentions-legales", "<p>Le site est la propriété de La Cave à Vin, SARL au capital de 10.000€, SIREN 732 829 320</p>", ["La Cave à Vin 732829320"]],
    ["begins a sentence on its registration", "https://www.vandijk.nl/", "<footer>Van Dijk Advies staat ingeschreven bij de Kamer van Koophandel onder nummer 24378546</footer>", ["Van Dijk Advies 24378546"]],
    ["is above an authority's line and the owner's", "https://www.physio-meier.de/impressum", "<h1>Impressum</h1><p>Praxis für Physiotherapie Meier<br>Inh. Petra Meier<br>Lindenweg 3<br>50667 Köln</p><p>Zuständige Kammer: keine</p><p>USt-ID DE136695976</p>", ["Praxis für Physiotherapie Meier DE136695976"]],
    ["begins a line where the page's title has it, whatever the domain", "https://www.fmx.be/", "<title>Frituur Max</title><footer>Frituur Max | Markt 3 | 9000 Gent | BTW: BE0403.170.701</footer>", ["Frituur Max BE0403170701"]],
    ["stands above a street in a footer's paragraph", "https://www.dk2.dk/", "<footer>Havnens Bageri<br>Kajen 1<br>8000 Aarhus<br>CVR DK-24256790</footer>", ["Havnens Bageri 24256790"]],
    ["is not the street", "https://www.it2.it/", "<title>Studio Legale Bianchi - Avvocati Milano</title><footer><div>Studio Legale Bianchi</div><div>Via Manzoni 1, Milano</div><div>P.I. 00743110157</div></footer>", ["Studio Legale Bianchi IT00743110157"]],
    ["is not the one that directs and coordinates", "https://www.gamma.it/", "<footer>Gamma S.r.l. | Società soggetta a direzione e coordinamento di Delta Holding S.p.A. | P.IVA 00743110157</footer>", ["Gamma S.r.l. IT00743110157"]],
    ["stands in brackets in a Chinese sentence", "https://www.ribao.cn/", "<footer>本网登载的内容（包括文字、图片）版权属日报网（北京绿叶科技（集团）有限公司）独家所有使用。统一社会信用代码：91440300708461136T</footer>", ["北京绿叶科技(集团)有限公司 91440300708461136T"]],
    ["is the controller's of whom the sentence says so", "https://www.abcd.be/privacy", "<h1>Privacyverklaring</h1><p>De verwerkingsverantwoordelijke is Vakantiehuis Zee, Zeedijk 1, 8400 Oostende, met ondernemingsnummer 0403.170.701.</p><p>Wij delen gegevens met Wolkhuis NV (ondernemingsnummer 0541.977.701) voor hosting.</p>", ["Vakantiehuis Zee 0403170701"]],
    ["is told under the editor's heading, with a label of its own", "https://www.abcd.fr/mentions-legales", "<h1>Mentions légales</h1><h2>Éditeur du site</h2><p>Nom : Boulangerie du Blé<br>Statut : SARL<br>SIRET : 73282932000074</p>", ["Boulangerie du Blé 73282932000074"]],
    ["stands right before it, in Finland without a label", "https://www.abcd.fi/", "<footer>Kaunis Koti Oy (0112038-9), Helsinki</footer>", ["Kaunis Koti Oy 01120389"]],
    ["is one with and without an article before it", "https://www.abcd.de/impressum", "<h1>Impressum</h1><p>Klinikum XY gGmbH<br>89073 Ulm<br>HRB 48213</p><p>Die Klinikum XY gGmbH ist gemeinnützig.</p>", ["Klinikum XY gGmbH HRB48213"]],
    ["is the company's where its representative could have the number too", "https://www.abcd.de/impressum", "<h1>Impressum</h1><div>Waldhaus GmbH</div><div>Vertreten durch: Forst Verwaltungs AG, diese vertreten durch den Vorstand</div><div>HRB 48213</div>", ["Waldhaus GmbH HRB48213"]],
    ["may have its form in lower case", "https://www.abcd.it/contatti", "<h1>Contatti</h1><p>Fratelli Verdi snc</p><p>Via Roma 3, 10100 Torino</p><p>Partita IVA: 00743110157</p>", ["Fratelli Verdi snc IT00743110157"]],
    ["stands in quotes before its form", "https://www.soft.bg/", "<footer>„Софт Груп“ ООД, ЕИК 831642181, гр. София</footer>", ["„Софт Груп“ ООД 831642181"]],
    ["keeps its trade in lower case", "https://www.oblakis.si/", "<p>Oblakis, informacijske storitve, d.o.o.<br>Matična številka: 3849695000</p>", ["Oblakis, informacijske storitve, d.o.o. 3849695000"]],
    ["is not the talk about it", "https://www.nordhafen.de/agb", "<p>Verträge mit der Nordhafen GmbH, Amtsgericht Köln, HRB 104512</p>", ["Nordhafen GmbH HRB104512"]],
    ["is none of a bank", "https://www.firma.pl/kontakt", '<h1>Kontakt</h1><p>P.H.U. "FIRMA" Jan Kowalski</p><p>NIP: 5252674798</p><p>Konto: Bank Wschodni S.A. 11 1140 2004</p>', ['P.H.U. "FIRMA" Jan Kowalski 5252674798']],
    ["goes on in lower case where its language has it so", "https://www.zahrada.sk/", "<footer>Záhradný raj, s. r. o., Štefánikova 12, 949 01 Nitra, IČO: 35239565</footer>", ["Záhradný raj, s. r. o. 35239565"]],
    ["is the partnership's for its number in division A, the general partner's in B, and not the partner's for a VAT number", "https://www.holzbau.de/impressum", "<h1>Impressum</h1><p>Eiche GmbH &amp; Co. KG, Amtsgericht Ulm, HRA 8214</p><p>Komplementärin: Eiche Verwaltungs GmbH, Amtsgericht Ulm HRB 11973</p><p>USt-IdNr. DE136695976</p>", ["Eiche GmbH & Co. KG HRA8214", "Eiche Verwaltungs GmbH HRB11973", "Eiche GmbH & Co. KG DE136695976"]],
    ["is each company's own where a sentence tells them apart by respectively", "https://www.ashgrove.com/", "<footer>Ashgrove Supply Limited and Ashgrove Services Limited are registered in England and Wales with company numbers 08142937 and 09317204 respectively.</footer>", ["Ashgrove Supply Limited 08142937", "Ashgrove Services Limited 09317204"]],
    ["is the person of whom the sentence says so", "https://www.atelier.fr/mentions-legales", "<p>Ce site est édité par Marie Dupont, micro-entrepreneur, SIRET 732 829 320 00074.</p>", ["Marie Dupont 73282932000074"]],
    ["is not a street without a house number", "https://www.terrazzieri.it/note-legali", "<h1>Note legali</h1><p>Denominazione: TERRAZZIERI UNITI S.R.L.S.<br>Sede legale: Contrada Valle snc, 87055 San Giovanni in Fiore (CS)<br>Partita IVA: 00743110157</p>", ["TERRAZZIERI UNITI S.R.L.S. IT00743110157"]],
    ["goes on in lower case behind a form that begins the line", "https://medzioranka.lt/apie", "<p>MB Medžio ranka<br>Įmonės kodas 304151376</p>", ["MB Medžio ranka 304151376"]],
    ["has the owners' names behind v/", "https://www.strandudlejning.dk/persondata", "<h2>Dataansvarlig</h2><p>Strand Udlejning v/Bodil og Hans Erik Madsen I/S<br>Strandvej 1<br>8000 Aarhus<br>CVR-nr.: 24 25 67 90</p>", ["Strand Udlejning v/Bodil og Hans Erik Madsen I/S 24256790"]],
    ["has commas between the first words and the last of the site's name", "https://www.klinika-luka.hr/kontakt", '<meta property="og:site_name" content="Poliklinika Sveti Luka"><h3>Adresa</h3><p>Poliklinika za kirurgiju, fizikalnu medicinu i rehabilitaciju Sveti Luka<br>Ulica Ivana Zajca 1<br>43000 Bjelovar</p><h3>Podaci</h3><p>OIB: 69435151530</p>', ["Poliklinika za kirurgiju, fizikalnu medicinu i rehabilitaciju Sveti Luka 69435151530", "Poliklinika Sveti Luka"]],
    ["is found on a page of statements on itself, whatever supervision its title speaks of", "https://www.moor.co.uk/legal", "<h1>Legal and regulatory</h1><p>Moor LLP is registered in England under number OC 388442.</p><p>Payroll is run by MR Payroll Solutions Limited (company number 09144418), which the LLP owns.</p>", ["Moor LLP OC388442", "MR Payroll Solutions Limited 09144418"]],
    ["is not the local court", "https://www.kanzlei-abc.de/impressum", "<h1>Impressum</h1><p>Abel Berg Claus PartG mbB, Prannerstr. 9, 80333 München</p><p>Partnerschaftsregister AG München PR 1234</p>", ["Abel Berg Claus PartG mbB PR1234"]],
    ["is not a processor further up", "https://wolke.com/terms", "<h1>AGB</h1><p>Zahlungen wickelt für uns im Auftrag unserer Kunden die Firma Zahlwerk Europa S.A. in Luxemburg nach ihren Bedingungen ab.</p><p>Es gilt deutsches Recht.</p><h2>Anbieterkennzeichnung</h2><p>Amtsgericht Kempten, HRA 10482</p>", ["HRA10482"]],
  ])("%s", (_, url, body, expected) => {
    expect(found(url, body)).toEqual(expected);
  });
});

describe("a number", () => {
  it.each([
    ["is not begun by the word No", "https://www.acme.co.uk/", "<footer>Acme Ltd. Registered in England &amp; Wales No. 445790.</footer>", ["Acme Ltd 00445790"]],
    ["is what its own label says, not the next one's", "https://www.acme.co.uk/", "<footer>Acme Ltd. FRN 304637. Registered in England No 4452278.</footer>", ["Acme Ltd 04452278"]],
    ["of the commercial register may leave out HR", "https://www.nordhafen.de/impressum", "<p>Nordhafen GmbH</p><p>Handelsregister: B 14000, Amtsgericht Stuttgart</p>", ["Nordhafen GmbH HRB14000"]],
    ["of an employer in a job is none of the site", "https://www.jobs.de/stelle", "<main><h1>Entwickler (m/w/d)</h1><p>Kontakt: Nordhafen AG, HRB 6684</p></main><footer>© 2026 Jobs Portal GmbH</footer>", ["Jobs Portal GmbH"]],
    ["of an article's subject is none of the page", "https://www.review-site.com/acme", "<article><h1>Acme Ltd review</h1><p>Acme Ltd is a company registered in England and Wales with company number 03798903.</p></article>", []],
    ["of a payment company is none of the shop", "https://www.magazine.com.br/", "<footer>Magazine S/A – CNPJ: 11.222.333/0001-81 – Pagamentos: Rapidix Internet S.A. CNPJ 08.561.701/0001-01</footer>", ["Magazine S/A 11222333000181"]],
    ["stands under its label also where a bank account's is among them", "https://acme.nl/contact", "<ul><li>KvK</li><li>IBAN</li><li>BTW</li></ul><ul><li>24378546</li><li>NL20 INGB 0001 2345 67</li><li>852120898B01</li></ul>", ["24378546", "NL852120898B01"]],
    ["has its register from the legal form near it where its letters are left out", "https://www.nordlicht.de/impressum", "<h1>Impressum</h1><p>Nordlicht Solar GmbH<br>Hafenweg 3<br>24103 Kiel</p><p>Registernummer 20417<br>Registergericht: Amtsgericht Kiel</p>", ["Nordlicht Solar GmbH HRB20417"]],
    ["of a host below the host's name is none of the site", "https://www.menuisier.fr/mentions-legales", "<h2>Éditeur</h2><p>Menuisier SARL, SIREN 732 829 320</p><h2>Hébergement</h2><p>OVH SAS<br>RCS Lille 424 761 419 00045</p>", ["Menuisier SARL 732829320"]],
    ["may have nothing but the company's form before it, in Malaysia", "https://www.hijau.com.my/", "<footer>Hijau Sdn Bhd (201901012345)</footer>", ["Hijau Sdn Bhd 201901012345"]],
    ["is the operator's again under the next heading in bold", "https://www.abcd.de/impressum", "<h1>Impressum</h1><p>Bauer Holz GmbH<br>10115 Berlin</p><p><strong>Datenschutzbeauftragter</strong><br>Max Schutz, DataSafe GmbH</p><p><strong>Handelsregister</strong><br>HRB 48213, AG Berlin</p>", ["Bauer Holz GmbH HRB48213"]],
    ["stands below the columns of a footer whatever their headings", "https://www.abcd.co.uk/", "<footer><h4>Our partners</h4><ul><li>Visa</li></ul><h4>Newsletter</h4><p>Subscribe</p><p>Zed Stores Limited. Registered in England 03798903.</p></footer>", ["Zed Stores Limited 03798903"]],
    ["is a photographer's own below a heading on photography", "https://www.abcd.nl/", "<title>Foto Klick - fotograaf</title><footer><h4>Fotografie</h4><p>Foto Klick<br>Straat 1<br>1234 AB Laren<br>KvK 24378546</p></footer>", ["Foto Klick 24378546"]],
    ["is a company's whose name has a word that announces others", "https://www.abcd.de/impressum", "<h1>Impressum</h1><p>Partnerwerk eG<br>10115 Berlin<br>GnR 123</p>", ["Partnerwerk eG GNR123"]],
    ["is a sole trader's on a contact page in Polish", "https://www.abcd.pl/kontakt", "<h1>Kontakt</h1><p>Sklep Zielony Jan Kowalski<br>ul. Polna 1<br>00-001 Warszawa<br>NIP: 7740001454</p>", ["Sklep Zielony Jan Kowalski 7740001454"]],
    ["of who issues the money is none of the application", "https://www.abcd.co.uk/", "<footer><p>Penny App Ltd (company number 03798903).</p><p>E-money services are provided by Modular FS Limited (company number 09317204).</p></footer>", ["Penny App Ltd 03798903"]],
    ["of a carrier is none of the shop", "https://www.abcd.cz/obchodni-podminky", "<h1>Obchodní podmínky</h1><p>obchodní společnosti Hračky Veselý s.r.o., se sídlem Dlouhá 1, IČO: 45274649</p><p>Doručuje Zásilkovna s.r.o., IČO 28408306.</p>", ["Hračky Veselý s.r.o. 45274649"]],
    ["may be joined to its label", "https://noord.nl/", "<footer>Noord B.V.<br>KVK24378546<br>BTW:NL852120898B01</footer>", ["Noord B.V. 24378546", "Noord B.V. NL852120898B01"]],
    ["of a state's file is none of a company", "https://www.acmefranchise.com/", "<footer>Acme Franchise, LLC. Minnesota registration number F-11482.</footer>", ["Acme Franchise, LLC"]],
    ["that invoices to the public carry is nobody's", "https://www.herreria.mx/", "<p>Herrería Norte, S.A. de C.V.</p><p>RFC HNO090218QK7. Si no tiene RFC use XAXX010101000.</p>", ["Herrería Norte, S.A. de C.V. HNO090218QK7"]],
    ["of the principal is none of its representative's", "https://www.marlgate.co.uk/", "<footer><p>Marlgate Services Ltd is an Appointed Representative of Broadnet Ltd (company no. 03798903).</p><p>Marlgate Services Ltd. Registered in England No. 09317204.</p></footer>", ["Marlgate Services Ltd 09317204"]],
    ["of the foundation that a sentence speaks of is none of the page's", "https://friendsofthelibrary.org/", "<title>Friends of the Library</title><p>Our fund is held at the River Foundation (its EIN: 23-2908114).</p><p>Federal tax ID 23-7418802.</p>", ["Friends of the Library 237418802"]],
    ["of the Berlin court may have its letter before a stop", "https://www.hv-seeblick.de/impressum", "<h1>Impressum</h1><p>Hausverwaltung Seeblick, Inh. Petra Meier e.K.</p><p>Notdienst bei Rohrbruch: Rohr Lüttke GmbH</p><p>Handelsregister A, Nummer 58114 B. USt-IdNr. DE136695976</p>", ["Hausverwaltung Seeblick, Inh. Petra Meier e.K. HRA58114B", "Hausverwaltung Seeblick, Inh. Petra Meier e.K. DE136695976"]],
    ["is the partnership's own below its partners, and the general partner's below it", "https://www.pumpen-harsum.de/impressum", "<h1>Impressum</h1><p>Harsumer Pumpenwerk GmbH & Co. KG<br>Amtsgericht Hildesheim, HRA 20477</p><p>Persönlich haftende Gesellschafterin:<br>Ahlers Verwaltungs-GmbH<br>Amtsgericht Hildesheim, HRB 31190</p>", ["Harsumer Pumpenwerk GmbH & Co. KG HRA20477", "Ahlers Verwaltungs-GmbH HRB31190"]],
    ["is a law firm's below its partners' names", "https://www.ra-tillmann.de/impressum", "<h1>Impressum</h1><p>Tillmann Rechtsanwälte PartG mbB<br>53115 Bonn</p><p>Vertretungsberechtigte Partner:<br>Dr. Jost Tillmann</p><p>Partnerschaftsregister des AG Essen: PR 66280</p>", ["Tillmann Rechtsanwälte PartG mbB PR66280"]],
    ["is the seller's of whom the terms speak", "https://www.kampas.lt/taisykles", "<h1>Taisyklės</h1><p>1.1. Šios taisyklės nustato pirkėjo ir pardavėjo – UAB „Marių meškerė“, įmonės kodas 304276771, teises.</p><footer>© 2019 Programinė įranga – PrestaShop™</footer>", ["UAB „Marių meškerė“ 304276771"]],
    ["is told as a business number under a shop's terms", "https://www.mossmallard.co.uk/policies/terms-of-service", "<h1>Terms of service</h1><p>Lodden Vale Trading Ltd<br>Bungay NR35 1EE<br>Business number: 13347482</p>", ["Lodden Vale Trading Ltd 13347482"]],
    ["is a club's on a provider's subdomain", "http://harmoniedebourg.free.fr/contact.htm", "<title>Nous écrire</title><p>Pour nous joindre</p><p>Harmonie de Bourg - Déclarée en sous-préfecture, n° W715001284 - SIRET 73282932000074</p>", ["Harmonie de Bourg 73282932000074"]],
    ["may have its label in brackets behind it", "https://noord.dk/", "<footer>Noord ApS<br>24256790 (CVR)</footer>", ["Noord ApS 24256790"]],
    ["is one though another register's follows", "https://www.acme.co.uk/", "<footer>Acme Ltd, registered in England and Wales, company no: 06202146. Ofsted URN 139274.</footer>", ["Acme Ltd 06202146"]],
  ])("%s", (_, url, body, expected) => {
    expect(found(url, body)).toEqual(expected);
  });
});

describe("a copyright line's name", () => {
  it.each([
    ["© 2026 Von der Heydt GmbH", "Von der Heydt GmbH"],
    ["© 2026 Da Vinci Studios LLC", "Da Vinci Studios LLC"],
    ["© 2026 The Regents of the University", "The Regents of the University"],
    ["Conservas Norte, S.A. © 2026 - Avda. de Galicia 44", "Conservas Norte, S.A."],
    ["Norte Snickeri AB | Godkänd för F-skatt | © 2026", "Norte Snickeri AB"],
    ["© 2026 All Rights Reserved by Green Leaf.", "Green Leaf"],
    ["Tous droits réservés Green Leaf © 2026", "Green Leaf"],
    ["Copyright ⓒ 2026 Green Leaf", "Green Leaf"],
    ["Copyright © 2026 · Green Leaf · Built on the Genesis Framework", "Green Leaf"],
    ["© MMXXVI Green Leaf or its affiliates", "Green Leaf"],
    ["© 2026 Green Leaf 123 Main Street, Austin", "Green Leaf"],
    ["BBC © 2014 非本网站内容概不负责", "BBC"],
    ["Bản quyền © 2026 thuộc về Công ty TNHH Lá Xanh", "Công ty TNHH Lá Xanh"],
    ["© 2026 3M.", "3M"],
    ["Green Leaf © 2026 - Bu site IdeaSoft® ile hazırlanmıştır", "Green Leaf"],
    ["כל הזכויות שמורות לעלה ירוק בע\"מ © 2026", "עלה ירוק בע\"מ"],
    ["版权所有:洛阳恒达重型机械有限公司 地址:洛阳市", "洛阳恒达重型机械有限公司"],
    ["© 2013-heden Green Leaf", "Green Leaf"],
    ["© Green Leaf 1823 - 2026", "Green Leaf"],
    ["Copyright Green Leaf 2026. All Rights Reserved. Sitemap", "Green Leaf"],
    ["© 2026 Green Leaf | Site by Bright | Photography by Anna Moss", "Green Leaf"],
    ["© 2026 Green Leaf Call 0800 123 4567", "Green Leaf"],
    ["© 2026 Green Leaf mail@leaf.com", "Green Leaf"],
    ["© 2026 Green Leaf - Alle Rechte vorbehalten. Realisiert von Bright GmbH", "Green Leaf"],
    ["© 2026 Green Leaf. Mājas lapu veidoja SIA \"Tīkls\"", "Green Leaf"],
    ["© 2026 Jones, Smith & Brown, P.C. All Rights Reserved.", "Jones, Smith & Brown, P.C."],
  ])("is read from %s", (line, name) => {
    expect(found("https://www.anything.com/", `<footer>${line.replace("&", "&amp;")}</footer>`)).toEqual([name]);
  });
});

describe("a footer's line", () => {
  it("that reserves rights without a sign names the site's own company", () => {
    expect(found("https://www.greenleaf.com/", "<footer>2026 Green Leaf. All rights reserved</footer>")).toEqual(["Green Leaf"]);
    expect(found("https://www.anything.com/", "<footer>2026 Green Leaf. All rights reserved</footer>")).toEqual([]);
  });

  it.each(["Web agency: Bright S.r.l.", "Internetbureau Bright B.V.", "Werbeagentur: Bright GmbH", "Hecho por Bright S.L.", "Strona stworzona przez Bright sp. z o.o.", "Fejlesztette: Bright Kft.", "Dezvoltat de Bright SRL", "Izrada web stranica Bright d.o.o.", "Verkkosivut: Bright Oy", "Webbplats av Bright AB", "Leveret af Bright A/S", "Сайт разработан ООО «Брайт»", "Изработка на сайт: Брайт ООД", "홈페이지 제작 (주)브라이트", "网站建设:上海明光科技有限公司", "Thiết kế web bởi Công ty TNHH Bright"])("that tells the makers names none of the site's: %s", (line) => {
    expect(found("https://www.greenleaf.com/", `<footer><p>Mill Lane 3</p><p>${line}</p></footer>`)).toEqual([]);
  });
});

describe("structured data", () => {
  const withData = (data: object): string[] => found("https://www.greenleaf.com/", `<script type="application/ld+json">${JSON.stringify(data)}</script>`);

  it.each([
    ["of a job names the site's own company", { "@type": "JobPosting", hiringOrganization: { "@type": "Organization", name: "Green Leaf GmbH" } }, ["Green Leaf GmbH"]],
    ["of another's job names nobody", { "@type": "JobPosting", hiringOrganization: { "@type": "Organization", name: "Nordbau GmbH" } }, []],
    ["of a product names the seller that the site is", { "@type": "Product", offers: { "@type": "Offer", seller: { "@type": "Organization", name: "Green Leaf" } } }, ["Green Leaf"]],
    ["with the page's title for a name gives the name", { "@type": "Organization", name: "Green Leaf | Plants and more", url: "https://www.greenleaf.com" }, ["Green Leaf"]],
    ["of a site's author names no company", { "@type": ["Person", "Organization"], name: "Anna Moss" }, []],
    ["has the number of the address's country", { "@type": "Organization", name: "Green Leaf", taxID: "732829320", address: { addressCountry: "FR" } }, ["Green Leaf 732829320"]],
  ])("%s", (_, data, expected) => expect(withData(data)).toEqual(expected));
});

describe("a name in running text", () => {
  it.each([
    ["Dr. Beckmann & Partner mbB Rechtsanwälte", "Dr. Beckmann & Partner mbB"],
    ["Eine Marke der i-Punkt Apotheke OHG", "i-Punkt Apotheke OHG"],
    ["between you and Rock 'n' Roll Records, Inc.", "Rock 'n' Roll Records, Inc."],
    ["Handelsnaam van 't Hoekje Horeca B.V.", "'t Hoekje Horeca B.V."],
    ["Stichting Vrienden van het Park", "Stichting Vrienden van het Park"],
    ["Société Civile Immobilière Les Pins", "Société Civile Immobilière Les Pins"],
    ["El Rincón de Pepe C.B.", "El Rincón de Pepe C.B."],
    ["P.P.H.U. Drew-Pol s.c.", "P.P.H.U. Drew-Pol s.c."],
    ["Oy Karl Fazer Ab", "Oy Karl Fazer Ab"],
    ["bpost NV/SA", "bpost NV/SA"],
    ["Общество с ограниченной ответственностью «Ромашка»", "Общество с ограниченной ответственностью «Ромашка»"],
    ["한강전자(주)", "한강전자(주)"],
    ["(주)푸른에듀 푸른수학학원", "(주)푸른에듀"],
    ["株式会社ことり 個人情報相談窓口", "株式会社ことり"],
    ["Scheepswerf “De Brug” V.O.F.", "Scheepswerf “De Brug” V.O.F."],
    ["Officina Rossi s.a.s. di Mario Rossi & C.", "Officina Rossi s.a.s. di Mario Rossi & C."],
    ["Praxis Dr. med. Anna Moss & Kollegen GbR", "Praxis Dr. med. Anna Moss & Kollegen GbR"],
    ["Novák a syn, v.o.s.", "Novák a syn, v.o.s."],
    ["P.P.H.U. Nowak", "P.P.H.U. Nowak"],
    ["Huber Gesellschaft m.b.H.", "Huber Gesellschaft m.b.H."],
    ["Acme Inc. is a Delaware corporation", "Acme Inc."],
    ["YILDIZ TEKSTİL ANONİM ŞİRKETİ", "YILDIZ TEKSTİL ANONİM ŞİRKETİ"],
    ["PT. Melati Indah Tbk", "PT. Melati Indah Tbk"],
    ["บริษัท ดอกบัว จำกัด (มหาชน)", "บริษัท ดอกบัว จำกัด (มหาชน)"],
    ["Veebipoe omanik on Osaühing Puukool (registrikood 15231490)", "Osaühing Puukool"],
    ["Upravljavec je Kmetijska zadruga Breg z.o.o.", "Kmetijska zadruga Breg z.o.o."],
    ["Il Rondone Società Cooperativa Sociale a r.l. Onlus", "Il Rondone Società Cooperativa Sociale a r.l. Onlus"],
    ["A CLÍNICA SOL LTDA, inscrita no CNPJ sob o nº 1", "CLÍNICA SOL LTDA"],
  ])("is read from %s", (text, name) => {
    expect(findNames(text).map((found) => found.name)).toEqual([name]);
  });
});

describe("other companies", () => {
  it.each([
    ["that a page is about", "https://www.judgments.org/case/1", "<main><h1>Smith Trading Ltd v Jones Construction Ltd</h1><p>The claimant, Smith Trading Ltd (company number 03798903), is registered in England.</p></main>", []],
    ["that a directory lists", "https://directory.example.org/companies", "<main><ul><li><h3>Alpha Ltd</h3><p>Company no 03798903</p></li><li><h3>Beta Ltd</h3><p>Company no 09317204</p></li></ul></main>", []],
    ["of a check before the page", "https://shop.example.com/", "<title>Just a moment...</title><footer>© 2026 Wachtmeister Security GmbH</footer>", []],
    ["of a domain that has no site yet", "https://example.de/", "<title>example.de</title><h1>Hier entsteht eine neue Internetpräsenz</h1><footer>© 2026 Rechenhaus GmbH, HRB 6089 Ansbach</footer>", []],
    ["whose representative the operator is", "https://www.brokerhub.co.uk/", "<footer>Broker Hub Limited is an appointed representative of Network Financial Ltd (FRN 123456), authorised by the authority. Registered in England No. 3798903.</footer>", ["Broker Hub Limited 03798903"]],
    ["of a list without addresses", "https://www.brandy.com/", "<footer><ul><li>Foo Sports Ltd</li><li>Bar Media GmbH</li><li>Qux S.A.</li></ul><p>© 2026 Brandy</p></footer>", ["Brandy"]],
    ["with their share", "https://www.seilbahnen.at/impressum", "<h1>Impressum</h1><p>Seilbahnen Berg GmbH, FN 258571 b</p><p>Gemeinde 51 %, Tourismus Beteiligungs AG 49 %</p>", ["Seilbahnen Berg GmbH 258571B"]],
    ["that carry and charge", "http://www.yamase-miso.jp/law.html", "<h1>特定商取引法に基づく表記</h1><table><tr><td>販売業者</td><td>有限会社山瀬醸造</td></tr><tr><td>支払方法</td><td>代金引換(ヤマト運輸株式会社)</td></tr></table><p>カード決済はGMOゲートウェイ株式会社のシステムを利用しています。</p>", ["有限会社山瀬醸造"]],
    ["by whom something is", "https://sunnytop.com.au/", "<p>Panels by Bright Holdings Co. Pty Ltd.</p><footer>SunnyTop Energy Pty Ltd, ABN 53 004 085 616</footer>", ["SunnyTop Energy Pty Ltd 53004085616"]],
    ["of a widget's copyright line", "https://www.verein.de/", "<p>Wetter: © wetterdienst GmbH</p><footer>© 2026 Verein</footer>", ["Verein"]],
    ["of a server's default page", "https://staging.acme.co.uk/", "<title>Web Server's Default Page</title><h1>Web Server's Default Page</h1><footer>© 2026 Panelmaker International GmbH</footer>", []],
  ])("%s are none of the page's", (_, url, body, expected) => {
    expect(found(url, body)).toEqual(expected);
  });
});

describe("a company", () => {
  it("is found in the data of a page whose body is filled by script", () => {
    expect(found("https://app.acme.io/", '<div id="app"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"footer":{"name":"Acme Nederland B.V.","kvkNumber":"24378546"}}}</script>')).toEqual(["Acme Nederland B.V. 24378546"]);
  });

  it("is found in the middle of a page that is too long to be read whole", () => {
    const rows = "<tr><td>Schraube verzinkt</td><td>Packung</td></tr>".repeat(3000);
    expect(found("https://www.schrauben.de/liste", `<table>${rows}</table><h2>Impressum</h2><p>Ostertag Technik GmbH<br>74076 Heilbronn</p><p>HRB 38271</p><table>${rows}</table>`)).toEqual(["Ostertag Technik GmbH HRB38271"]);
  });

  it("has the country of the page's only number where the domain says nothing", () => {
    expect(extractCandidates("<footer><p>© 2026 Brandx</p><p>Holmwood Trading Ltd, company no 04718263, England</p></footer>", new URL("https://www.brandx.com/")).map(({ countryHint }) => countryHint)).toEqual(["GB", "GB"]);
  });

  it.each([
    ["Acme PLLC, 816 Congress Avenue, Austin, TX 78701", "Austin"],
    ["Acme Inc., 1187 Highway 60, Huntsville, ON P1H 1B9", "Huntsville"],
    ["Acme BV, Plein 1, 3043 AT, Rotterdam", "Rotterdam"],
    ["Acme BV, Markt 1, 4611 AA Bergen op Zoom", "Bergen op Zoom"],
    ["Acme SARL, 18 rue de l'Eau, L-1449 Luxembourg. R.C.S. Luxembourg", "Luxembourg"],
  ])("has its town in %s", (line, city) => {
    expect(extractCandidates(`<footer>${line}</footer>`, new URL("https://www.acme.com/"))[0]?.city).toBe(city);
  });
});
