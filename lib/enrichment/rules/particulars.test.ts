import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("the name beside a number", () => {
  it.each([
    ["is the one stated in a table", "https://www.ex.nl/contact", "<table><tr><td>Bedrijfsnaam</td><td>Jansen Schilderwerken</td></tr><tr><td>KvK nummer</td><td>24378546</td></tr></table>", ["Jansen Schilderwerken 24378546"]],
    ["stands at the head of an imprint's address", "https://www.max-friseur.de/impressum", "<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Salon Schere<br>Inhaber: Max Berger<br>Hauptstr. 1<br>70173 Stuttgart</p><p>USt-IdNr.: DE136695976</p>", ["Salon Schere DE136695976"]],
    ["begins a line of particulars", "https://www.sportclub.nl/", "<footer>Sportclub Oost | KVK 24378546 | Sponsors: Bouwbedrijf Jansen BV, Garage Piet B.V.</footer>", ["Sportclub Oost 24378546"]],
    ["has its form before it", "https://www.pain-lou.fr/mentions-legales", "<p>Le site est édité par la SARL PAIN LOU, dont le siège est à Nanterre, RCS Nanterre 732 829 320.</p>", ["SARL PAIN LOU 732829320"]],
    ["has its form told with the capital", "https://www.pain-lou.fr/", "<footer>PAIN LOU - SAS au capital de 12 250 € - RCS Lille 732 829 320</footer>", ["PAIN LOU 732829320"]],
    ["stands in quotes before its form", "https://www.soft.bg/", "<footer>„Софт Груп“ ООД, ЕИК 831642181, гр. София</footer>", ["„Софт Груп“ ООД 831642181"]],
    ["keeps its trade in lower case", "https://www.oblakis.si/", "<p>Oblakis, informacijske storitve, d.o.o.<br>Matična številka: 3849695000</p>", ["Oblakis, informacijske storitve, d.o.o. 3849695000"]],
    ["is not the talk about it", "https://www.nordhafen.de/agb", "<p>Verträge mit der Nordhafen GmbH, Amtsgericht Köln, HRB 104512</p>", ["Nordhafen GmbH HRB104512"]],
    ["is none of a bank", "https://www.firma.pl/kontakt", '<h1>Kontakt</h1><p>P.H.U. "FIRMA" Jan Kowalski</p><p>NIP: 5252674798</p><p>Konto: Bank Wschodni S.A. 11 1140 2004</p>', ['P.H.U. "FIRMA" Jan Kowalski 5252674798']],
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
    ["of a payment company is none of the shop", "https://www.magazine.com.br/", "<footer>Magazine S/A – CNPJ: 11.222.333/0001-81 – Pagamentos: Rapidix Internet S.A. CNPJ 08.561.701/0001-01</footer>", ["Magazine S/A 11222333000181"]],
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
    ["© 2026 Jones, Smith & Brown, P.C. All Rights Reserved.", "Jones, Smith & Brown, P.C."],
  ])("is read from %s", (line, name) => {
    expect(found("https://www.anything.com/", `<footer>${line.replace("&", "&amp;")}</footer>`)).toEqual([name]);
  });
});
