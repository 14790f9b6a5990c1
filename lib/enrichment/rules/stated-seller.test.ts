import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (title: string, body: string) => extractCandidates(`<title>${title} | Zalvik</title><nav><a href="/">Zalvik</a></nav><h1>${title}</h1>${body}<footer><p>© 2026 Zalvik</p></footer>`, new URL("https://www.zalvik.example/terms.html")).map(({ name }) => name);

const SELLERS: readonly (readonly [lang: string, title: string, label: string, name: string, phone: string])[] = [
  ["tr", "Mesafeli Satış Sözleşmesi", "Unvan", "Batur Ticaret", "Telefon"],
  ["tr, the seller's", "Mesafeli Satış Sözleşmesi", "Satıcı Ünvanı", "Batur Ticaret", "Telefon"],
  ["de", "Allgemeine Geschäftsbedingungen", "Firma", "Kornblum Handel", "Telefon"],
  ["en", "Terms of Sale", "Company name", "Harrow Mill Trading", "Phone"],
  ["fr", "Conditions générales de vente", "Raison sociale", "Comptoir Brivel", "Téléphone"],
  ["it", "Condizioni di vendita", "Ragione sociale", "Bottega Brivelli", "Telefono"],
  ["es", "Condiciones de venta", "Razón social", "Comercial Brivel", "Teléfono"],
  ["nl", "Algemene voorwaarden", "Bedrijfsnaam", "Handelshuis Brivel", "Telefoon"],
  ["pl", "Regulamin sklepu", "Nazwa firmy", "Handel Brzoza", "Telefon"],
  ["cs", "Obchodní podmínky", "Název firmy", "Obchod Bříza", "Telefon"],
  ["hu", "Általános szerződési feltételek", "Cégnév", "Nyírfa Kereskedés", "Telefon"],
  ["ro", "Termeni și condiții", "Denumire firmă", "Comerț Mesteacăn", "Telefon"],
  ["hr", "Uvjeti prodaje", "Naziv", "Obrt Breza", "Telefon"],
  ["sv", "Köpvillkor", "Företagsnamn", "Björks Handel", "Telefon"],
  ["fi", "Tilausehdot", "Yrityksen nimi", "Koivun Kauppa", "Puhelin"],
  ["ru", "Публичная оферта", "Наименование", "Торговый дом Берёза", "Телефон"],
  ["el", "Όροι πώλησης", "Επωνυμία", "Εμπορική Σημύδα", "Τηλέφωνο"],
  ["vi", "Điều khoản", "Tên công ty", "Cửa hàng Lam Sơn", "Điện thoại"],
];

describe("Who terms of sale state behind a firm's label, without a legal form, with what reaches it", () => {
  it.each(SELLERS)("is given beside the shop's brand (%s)", (_, title, label, name, phone) => expect(names(title, `<p>${label}: ${name}</p><p>${phone}: 0731 12345</p><p>info@zalvik.example</p>`)).toEqual(["Zalvik", name]));
  it.each([
    ["a list", "<dl><dt>Firma</dt><dd>Kornblum Handel</dd><dt>Telefon</dt><dd>0731 12345</dd></dl>"],
    ["a table", "<table><tr><td>Firma</td><td>Kornblum Handel</td></tr><tr><td>Adresse</td><td>Am Hang 3, 89073 Ulm</td></tr></table>"],
    ["lines", "<p>Firma: Kornblum Handel<br>Adresse: Am Hang 3, 89073 Ulm</p>"],
    ["a label in bold", "<p><strong>Firma:</strong> Kornblum Handel</p><p><strong>E-Mail:</strong> kornblum@gmail.com</p>"],
  ])("is given in %s", (_, block) => expect(names("AGB", block)).toEqual(["Zalvik", "Kornblum Handel"]));

  it.each([
    ["nothing reaches it", "<p>Firma: Kornblum Handel</p><p>Der Vertrag kommt zustande.</p>"],
    ["its mail goes to another domain, of its name", "<p>Firma: Wolkenhaus Rechenzentrum</p><p>Telefon: 0731 12345</p><p>info@wolkenhaus.example</p>"],
    ["there are two of them", "<p>Firma: Wolkenhaus Handel</p><p>Telefon: 0731 12345</p><p>Firma: Berghaus Handel</p><p>Telefon: 0731 12346</p>"],
    ["it is told of others", "<h2>Hosting</h2><p>Firma: Kornblum Handel</p><p>Telefon: 0731 12345</p>"],
    ["it is left to be filled in", "<p>Company name: Your company</p><p>Phone: 0113 000000</p>"],
  ])("is nobody's where %s", (_, block) => expect(names("AGB", block)).toEqual(["Zalvik"]));
});

describe("A form to be filled in", () => {
  const FIELDS = ["Firma", "Ansprechpartner", "Telefon", "E-Mail"];
  it.each([
    ["labels", (label: string) => `<p><label>${label}</label><input></p>`],
    ["labels in bold", (label: string) => `<p><b>${label}</b><br><input></p>`],
    ["a list", (label: string) => `<dl><dt>${label}</dt><dd><input></dd></dl>`],
    ["rows of a table", (label: string) => `<table><tr><td>${label}</td><td><input></td></tr></table>`],
    ["labels with a colon", (label: string) => `<p><label>${label}:</label><input></p>`],
  ])("states nobody: %s", (_, field) => expect(names("Kontakt", `<form>${FIELDS.map(field).join("")}</form><p>info@zalvik.example</p><p>0731 12345</p>`)).toEqual(["Zalvik"]));
});
