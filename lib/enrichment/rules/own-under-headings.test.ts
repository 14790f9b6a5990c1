import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

/** Headings that elsewhere announce makers, carriers, payment services, insurers, authorities, pictures or customers, by number label and top-level domain. */
const HEADINGS: readonly (readonly [tld: string, form: string, label: string, headings: readonly string[]])[] = [
  ["com", "Ltd", "Company No. 03847261", ["Cookies", "Payments and refunds", "Delivery and returns", "Photography", "Making a complaint", "Supervisory details", "Insurance services", "Questions about cookies", "Web design", "Powered by nature", "Our partners in crime", "Training provider", "Sponsored content policy", "Credits", "Social media", "In stock"]],
  ["de", "GmbH", "USt-IdNr. DE136695976", ["Cookies", "Zahlung und Versand", "Bildmaterial", "Streitschlichtung", "Beschwerden", "Unser Konzept", "Gestaltung", "Versicherungen", "Berufsbezeichnung", "Gewerbeerlaubnis", "Technische Umsetzung von Projekten", "Partner"]],
  ["nl", "B.V.", "KvK 61820447", ["Betaling", "Klachtenregeling", "Foto's", "Verzekeringen", "Ontwerp & realisatie", "Lidmaatschap"]],
  ["fr", "SAS", "SIREN 732 829 320", ["Livraison et paiement", "Médiation", "Crédits", "Assurances", "Création", "Partenaires"]],
  ["it", "S.r.l.", "P.IVA 00743110157", ["Pagamenti", "Reclami", "Fotografia", "Il progetto", "Collaborazioni"]],
  ["se", "AB", "Org.nr 556016-0680", ["Betalning och leverans", "Klagomål", "Försäkring", "Medlemskap"]],
];
const BLOCKS: readonly ((name: string, mail: string, label: string) => string)[] = [
  (name, mail, label) => `<p>${name}<br>Street 12<br>${mail}<br>${label}</p>`,
  (name, mail, label) => `<p>${name}, ${label}</p><p>${mail}</p>`,
];
const SHAPES: readonly ((heading: string, block: string) => string)[] = [
  (heading, block) => `<h1>Page</h1><h2>${heading}</h2><p>Some text goes here.</p>${block}`,
  (heading, block) => `<h1>Page</h1><p><strong>${heading}:</strong></p>${block}`,
];

describe.each(HEADINGS)("particulars with the site's own name or mail address are its own under any heading (%s)", (tld, form, label, headings) => {
  it.each(headings)("%s", (heading) => {
    for (const host of [`tamberlane.${tld}`, `zwoom24.${tld}`]) {
      for (const shape of SHAPES) {
        for (const block of BLOCKS) {
          const html = `<title>Home</title><div>Menu</div>${shape(heading, block(`Tamberlane ${form}`, `info@${host}`, label))}<footer><p>Footer</p></footer>`;
          expect(extractCandidates(html, new URL(`https://www.${host}/contact`)).map(({ name, nationalId }) => [name, nationalId !== undefined])).toEqual([[`Tamberlane ${form}`, true]]);
        }
      }
    }
  });
});

describe("under headings for others, without anything of the site's own", () => {
  it.each(["Hosting", "Data protection officer", "Payment service provider", "Insurance", "Web design"])("%s: it is somebody else", (heading) => {
    const html = `<title>Acorn</title><h1>Legal notice</h1><p>Acorn Ltd<br>1 High Street<br>Company No. 03847261</p><h2>${heading}</h2><p>Tamberlane Ltd<br>Street 12<br>hello@tamberlane.com<br>Company No. 04928371</p>`;
    expect(extractCandidates(html, new URL("https://www.acorn.co.uk/legal-notice")).map(({ name }) => name)).toEqual(["Acorn Ltd"]);
  });
});

describe("under a heading for others whose parts have headings of their own", () => {
  const names = (body: string): (string | undefined)[] => extractCandidates(`<title>Privacy</title><h1>Privacy</h1><p>It tells what we do.</p>${body}`, new URL("https://dunmore.site/privacy")).map(({ name }) => name);
  it.each([
    ["the second and the third", "<h2>Sub-processors</h2><h3>Stripe, Inc.</h3><p>Cards.</p><h3>Korvex, Inc.</h3><p>Mail.</p>"],
    ["one behind a bare service", "<h2>Third-party services</h2><h3>Analytics</h3><p>Visits.</p><h3>Korvex Ltd</h3><p>Mail.</p>"],
    ["one a level further down", "<h2>Third-party services</h2><h3>Payment</h3><h4>Stripe, Inc.</h4><p>Cards.</p><h4>Korvex, Inc.</h4><p>Mail.</p>"],
    ["one in bold", "<h2>Third-party services</h2><p><strong>Stripe, Inc.</strong><br>Cards.</p><p><strong>Korvex, Inc. (USA)</strong><br>Mail.</p>"],
    ["one that is only named below its part's heading", "<h2>Third-party services</h2><h3>Stripe</h3><p>Cards.</p><h3>Korvex</h3><p>Korvex GmbH, Hauptstr. 1, 10115 Berlin sends our mail.</p>"],
  ])("%s is not the operator", (_, body) => expect(names(body)).toEqual([]));
  it.each([
    ["has the operator's heading", "<h3>Operator: Korvex, Inc.</h3><p>Mail us.</p>"],
    ["is below a way to write to it", "<h3>Contact us</h3><p>Korvex, Inc., 5 Mill Lane</p>"],
    ["is below a heading as high as theirs", "<h2>Our company</h2><p>Korvex, Inc., 5 Mill Lane</p>"],
  ])("one that %s is", (_, own) => expect(names(`<h2>Third-party services</h2><h3>Stripe, Inc.</h3><p>Cards.</p>${own}`)).toContain("Korvex, Inc."));
});

describe("on a page that names no company of its own", () => {
  it.each([
    ["a sentence's is not the operator", "<p>Vouchers can be ordered from Korvex Services Ltd</p>", []],
    ["the one that begins a line is", "<p>Korvex Services Ltd</p><p>We answer within a day.</p>", ["Korvex Services Ltd"]],
  ])("%s", (_, body, expected) => {
    expect(extractCandidates(`<title>Contact</title><h1>Contact</h1><p>Write to us.</p>${body}`, new URL("https://www.zaluma.com/contact")).map(({ name }) => name)).toEqual(expected);
  });
});

it("a number on a page that names nobody but itself is called as the page calls itself, in one candidate", () => {
  const found = (head: string, body: string) => extractCandidates(`${head}<div>Menu</div>${body}<p>Words about food.</p><footer><p>Company No. 03847261</p></footer>`, new URL("https://www.zaluma.co.uk/")).map(({ name, nationalId }) => [name, nationalId]);
  expect(found('<title>Home</title><meta property="og:site_name" content="Zaluma">', "")).toEqual([["Zaluma", "03847261"]]);
  expect(found("<title>Home</title>", '<a href="/"><img src="logo.png" alt="Zaluma"></a>')).toEqual([["Zaluma", "03847261"]]);
});
