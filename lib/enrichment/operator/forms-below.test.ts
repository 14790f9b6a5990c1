import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOf = (body: string): (string | undefined)[] => [...new Set(extractCandidates(`<title>Contact</title><h1>Contact</h1>${body}`, new URL("https://www.qzx.example/contact")).map(({ name }) => name))];

const named = (url: string, body: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><nav><a href="/">Home</a></nav>${body}`, new URL(url)).map(({ name }) => name);

describe("a legal form in a line of its own", () => {
  it.each([
    ["<p><b>FHU Lindora</b><br><b>Spółka z ograniczoną odpowiedzialnością Sp. k.</b><br>ul. Polna 3<br>62-006 Kobylnica</p><p>NIP 979-869-81-27</p>", "FHU Lindora Spółka z ograniczoną odpowiedzialnością Sp. k."],
    ["<p><b>Harms Lindora<br>Partnerschaft mbB Steuerberatungsgesellschaft</b></p><p>26122 Oldenburg</p><p>USt-IdNr. DE136695976</p>", "Harms Lindora Partnerschaft mbB Steuerberatungsgesellschaft"],
    ["<h2>Lindora Bau<br>GmbH & Co. KG</h2><p>26122 Oldenburg</p><p>USt-IdNr. DE136695976</p>", "Lindora Bau GmbH & Co. KG"],
    ["<div>Lindora Stavby</div><div>s. r. o.</div><div>Dlhá 3</div><div>811 01 Bratislava</div><div>IČO: 31322832</div>", "Lindora Stavby s. r. o."],
    ["<p>Lindora Construções,<br>Lda.<br>1000-001 Lisboa<br>NIF 503504564</p>", "Lindora Construções, Lda."],
    ["<p>Lindora Bouw<br>B.V.<br>1234 AB Utrecht<br>KvK 12345678</p>", "Lindora Bouw B.V."],
  ])("is the end of the name above: %s", (body, name) => expect(namesOf(body)).toEqual([name]));

  it.each([
    ["<p>Rechtsform<br>GmbH</p><p>USt-IdNr. DE136695976</p>", []],
    ["<p>Lindora Bau GmbH<br>AG<br>26122 Oldenburg<br>USt-IdNr. DE136695976</p>", ["Lindora Bau GmbH"]],
    ["<p>Lindora Bau<br>GmbH<br>AG<br>26122 Oldenburg<br>USt-IdNr. DE136695976</p>", ["Lindora Bau"]],
    ["<nav><div>Gründung</div><div>GmbH</div></nav><p>26122 Oldenburg</p>", []],
  ])("is nobody's below a label, a whole name, among others and in a menu: %s", (body, names) => expect(namesOf(body).filter((name) => name !== undefined)).toEqual(names));

  it.each([
    ["de", "Blauer Farn", "GmbH & Co. KG", "Hauptstraße 5", "10115 Berlin", "USt-IdNr.: DE136695976"],
    ["de", "Blauer Farn", "Gesellschaft mit beschränkter Haftung", "Hauptstraße 5", "10115 Berlin", "USt-IdNr.: DE136695976"],
    ["pl", "FHU NIEBIESKA PAPROĆ", "Spółka z ograniczoną odpowiedzialnością Sp. k.", "ul. Polna 3", "62-006 Kobylnica", "NIP 526-000-12-46"],
    ["cz", "Modrá Kapradina", "akciová společnost", "Zahradní 622", "593 01 Bystřice", "IČO: 69890714"],
    ["fr", "Fougère Bleue", "SARL", "12 rue Haute", "69003 Lyon", "SIRET : 73282932000074"],
    ["it", "Felce Azzurra", "S.r.l.", "Via Roma 1", "20121 Milano", "P.IVA 00743110157"],
    ["nl", "Blauwe Varen", "B.V.", "Kerkstraat 1", "1012 AB Amsterdam", "KvK 63173101"],
    ["se", "Blå Ormbunke", "Aktiebolag", "Storgatan 1", "111 22 Stockholm", "Org.nr: 559127-3700"],
    ["uk", "Blue Fern", "Limited", "12 Mill Road", "Leeds LS1 4AB", "Company number 05917730"],
    ["hu", "Kék Páfrány", "Korlátolt Felelősségű Társaság", "Fő utca 5", "3343 Bekölce", "Adószám: 12345676-2-41"],
  ])("goes with the name above it, on .%s: %s, %s", (tld, name, form, street, town, number) => {
    expect(named(`https://www.qzxv.${tld}/contact`, `<h2>Info</h2><p>${name}<br>${form}<br>${street}<br>${town}</p><p>${number}</p>`)).toEqual([`${name} ${form}`]);
    expect(named(`https://www.qzxv.${tld}/contact`, `<h2>Info</h2><div><b>${name}</b></div><div><b>${form}</b></div><div>${street}</div><div>${town}</div><div>${number}</div>`)).toEqual([`${name} ${form}`]);
  });
  it("goes with it also before what a firm of a liberal profession adds by law", () => expect(named("https://www.qzxv.de/impressum", "<h1>Impressum</h1><p>Harms Farn Moos<br>Partnerschaft mbB Steuerberatungsgesellschaft<br>Hauptstraße 5<br>10115 Berlin</p>")[0]).toMatch(/^Harms Farn Moos Partnerschaft mbB/));
  it.each([
    ["below its label", "<p>Blauer Farn<br>Rechtsform<br>GmbH<br>Hauptstraße 5<br>10115 Berlin</p>"],
    ["in another cell", "<table><tr><td>Blauer Farn</td><td>GmbH</td></tr></table>"],
    ["as a link", '<p>Blauer Farn<br><a href="/gmbh">GmbH</a><br>Hauptstraße 5<br>10115 Berlin</p>'],
    ["below a company with one", "<p>Blauer Farn AG<br>GmbH<br>Hauptstraße 5<br>10115 Berlin</p>"],
    ["of letters that mean other things", "<p>Blauer Farn<br>SE<br>Hauptstraße 5<br>10115 Berlin</p>"],
  ])("stays by itself %s", (_, body) => expect(named("https://www.qzxv.de/impressum", `<h1>Impressum</h1>${body}<p>USt-IdNr.: DE136695976</p>`).join()).not.toMatch(/(?:Farn|Rechtsform|AG) (?:GmbH|SE)/));
});
