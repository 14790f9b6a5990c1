import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const first = (url: string, body: string) => {
  const [found] = extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url));
  return [found?.name, found?.nationalId];
};

describe("a person who is the company", () => {
  it.each([
    ["de", "<h1>Impressum</h1><p>Herr Jan Bergner<br>Am Hang 2<br>89073 Ulm<br>USt-IdNr.: DE136695976</p>", "Jan Bergner", "DE136695976"],
    ["fr", "<h1>Mentions légales</h1><p>M. Jean Bergnard<br>12 rue du Bac<br>75007 Paris<br>SIRET 73282932000074</p>", "Jean Bergnard", "73282932000074"],
    ["fr", "<h1>Mentions légales</h1><p>Responsable de la publication : Mme Anne BERGNARD<br>12 rue du Bac<br>75007 Paris<br>SIRET 73282932000074</p>", "Anne BERGNARD", "73282932000074"],
    ["nl", "<h1>Contact</h1><p>Dhr. Jan Bergmans<br>Dorpsstraat 1<br>1234 AB Zwolle<br>KvK 64982715</p>", "Jan Bergmans", "64982715"],
    ["es", "<h1>Aviso legal</h1><p>Titular: D. Juan Bergara Gómez, NIF 43218769K</p>", "Juan Bergara Gómez", "43218769K"],
  ])("is named without a word of courtesy (%s)", (tld, body, name, number) => expect(first(`https://www.example.${tld}/legal`, body)).toEqual([name, number]));

  it("is named with the domain that begins the firm's name", () => {
    expect(first("https://www.blask.eu/regulamin", "<p>Administratorem danych jest Anna Nowak prowadząca działalność pod firmą enowak.pl Anna Nowak z siedzibą w Nieznanowicach 15, 29-100 Włoszczowa, NIP 8567346215.</p>")).toEqual(["enowak.pl Anna Nowak", "8567346215"]);
  });

  it("keeps the word that the domain begins with", () => {
    expect(first("https://www.frau-holle.de/kontakt", "<h1>Kontakt</h1><p>Frau Holle Betten, Am Hang 2, 89073 Ulm, USt-IdNr.: DE136695976</p>")).toEqual(["Frau Holle Betten", "DE136695976"]);
  });

  it.each([
    ["the owner", "<p>Inhaber: Jan Bergner, Am Hang 2, 89073 Ulm</p><p>USt-IdNr.: DE136695976</p>"],
    ["who answers for the site", "<p>Verantwortlich für den Inhalt: Jan Bergner, Am Hang 2, 89073 Ulm, USt-IdNr.: DE136695976</p>"],
    ["who runs it, in the next line", "<p>Betreiber:<br>Jan Bergner, Am Hang 2, 89073 Ulm<br>USt-IdNr.: DE136695976</p>"],
  ])("has the number where nothing else is named: %s", (_, body) => expect(first("https://www.example.de/impressum", `<h1>Impressum</h1>${body}`)).toEqual(["Jan Bergner", "DE136695976"]));

  it("does not take the number from the business that is named", () => {
    expect(first("https://www.example.de/impressum", "<h1>Impressum</h1><p>Malerbetrieb Bergner<br>Inhaber: Jan Bergner<br>Am Hang 2<br>89073 Ulm<br>USt-IdNr.: DE136695976</p>")).toEqual(["Malerbetrieb Bergner", "DE136695976"]);
  });

  it.each([
    ["bergnermassage.de", "Massage und Entspannung"],
    ["grafikdesign-ulm.de", "Grafikdesign und Illustration"],
    ["bergnermassage.de", "Massage"],
  ])("is named, and not the trade in the next line, of which the domain has a word: %s", (domain, trade) =>
    expect(first(`https://www.${domain}/impressum`, `<h1>Impressum</h1><p>Jan Bergner<br>${trade}<br>Am Hang 2<br>89073 Ulm</p><p>USt-IdNr.: DE136695976</p>`)).toEqual(["Jan Bergner", "DE136695976"]));

  it.each([
    ["wein-und-genuss.de", "Jan Bergner<br>Wein und Genuss"],
    ["bergner-reisen.de", "Jan Bergner<br>Bergner Reisen und Touristik"],
    ["gasthof-linde.de", "Familie Bergner<br>Gasthof Linde"],
  ])("is not named instead of what the site is called in the next line: %s", (domain, lines) =>
    expect(first(`https://www.${domain}/impressum`, `<h1>Impressum</h1><p>${lines}<br>Am Hang 2<br>89073 Ulm</p><p>USt-IdNr.: DE136695976</p>`)).toEqual([lines.split("<br>")[1], "DE136695976"]));
});

describe("at the head of an imprint's address, a trade or a profession announces nobody else", () => {
  const page = (head: string): string => `<h1>Impressum</h1><p>${head}<br>Am Hang 2<br>89073 Ulm</p><h2>Umsatzsteuer-ID</h2><p>DE136695976</p>`;
  it.each([
    ["Rechtsanwältin Berta Bergner", "Rechtsanwältin Berta Bergner"],
    ["<strong>Fotografie Bergner</strong>", "Fotografie Bergner"],
    ["Webdesign Bergner<br>Berta Bergner", "Webdesign Bergner"],
    ["Rechtsanwältin<br>Berta Bergner", "Berta Bergner"],
    ["Berta Bergner<br>Steuerberaterin<br>Wirtschaftsprüferin", "Berta Bergner"],
    ["Berta Bergner<br>Software-Entwicklung<br>(Einzelunternehmerin)", "Berta Bergner"],
  ])("%s", (head, name) => expect(first("https://www.example.de/impressum", page(head))).toEqual([name, "DE136695976"]));

  it.each([
    ["under a bare trade", "Gestaltung und Umsetzung<br>Pixel Werk"],
    ["under one in bold", "<strong>Webdesign</strong><br>Pixel Werk"],
  ])("but who made the site is not given the number %s", (_, head) => expect(first("https://www.example.de/impressum", page(head))).toEqual([undefined, "DE136695976"]));

  it("nor after an address, between who is of the team", () => {
    expect(first("https://www.example.de/impressum", "<h1>Impressum</h1><p>Berta Bergner<br>Am Hang 2<br>89073 Ulm<br>post@example.com<br>Webdesign<br>Pixel Werk<br>Am Berg 3<br>89073 Ulm</p><p>USt-IdNr.: DE136695976</p>")[0]).not.toBe("Pixel Werk");
  });
});

describe("who sells under a firm of another name in Japan", () => {
  const page = (rows: string): string => `<h1>特定商取引法に基づく表記</h1><table>${rows.replace(/(\S+) = (\S+)/g, "<tr><th>$1</th><td>$2</td></tr>")}</table>`;
  it.each([
    ["販売業者 = 山田花子（屋号：青空堂）", "青空堂"],
    ["販売業者 = 青空堂（代表：山田花子）", "青空堂"],
    ["販売業者 = 山田花子 ショップ名 = 文具の青空堂", "文具の青空堂"],
    ["運営責任者 = 山田花子 屋号 = 青空堂", "青空堂"],
  ])("is called as the firm: %s", (rows, name) => expect(first("https://www.example.jp/tokushoho", page(rows))[0]).toBe(name));

  it.each([
    ["販売業者 = 株式会社みどり山 ショップ名 = 文具の青空堂", "株式会社みどり山"],
    ["会社名 = みどり山商会 ショップ名 = 文具の青空堂", "みどり山商会"],
    ["販売業者 = みどり山文具販売協同センター ショップ名 = 文具の青空堂", "みどり山文具販売協同センター"],
    ["販売業者 = 山田花子", "山田花子"],
  ])("but a company is itself, and so is who has no other name: %s", (rows, name) => expect(first("https://www.example.jp/tokushoho", page(rows))[0]).toBe(name));
});

describe("a form of sole traders and partnerships in capitals", () => {
  it.each([
    ["<p>JANEZ KOVAČ S.P.</p>", "JANEZ KOVAČ S.P."],
    ["<p><strong>GOZDNA TRGOVINA, JANEZ KOVAČ S.P.</strong></p>", "GOZDNA TRGOVINA, JANEZ KOVAČ S.P."],
    ["<p>KOVAČ IN SIN D.N.O.</p>", "KOVAČ IN SIN D.N.O."],
  ])("is one where it ends a line: %s", (name, found) => expect(first("https://www.example.si/pogoji", `<h1>Pogoji</h1><h2>Podatki podjetja</h2>${name}<p>Lipova 3<br>1000 Ljubljana</p><p>Davčna št.: SI50234919</p>`)).toEqual([found, "SI50234919"]));

  it.each(["S.P. Kumar", "Strada S.P. 12", "Prof. S.P. Kovač, Ljubljana"])("is none before a name or a number: %s", (words) => expect(first("https://www.example.si/pogoji", `<h1>Pogoji</h1><p>${words}</p>`)[0] ?? "").not.toMatch(/S\.P\.$/));
});

describe("a number's name that a sentence bent", () => {
  const footer = (name: string): string => `<footer><p>${name}<br>IČO: 27082440</p></footer>`;
  it.each([
    ["mezi Karlem Lipenským, řezbářství, IČO 27082440, se sídlem v Brně", "Karel Lipenský"],
    ["mezi Evou Lipenskou, IČO 27082440, se sídlem v Brně", "Eva Lipenská"],
  ])("is the one that stands by itself: %s", (words, name) => {
    const found = extractCandidates(`<!doctype html><title>Obchodní podmínky</title><h1>Obchodní podmínky</h1><p>Tyto podmínky upravují vztah ${words} (dále jen „prodávající“), a zákazníkem.</p>${footer(name)}`, new URL("https://www.qzxv.cz/podminky"));
    expect(found.map((one) => [one.name, one.nationalId])).toEqual([[name, "27082440"]]);
  });
});

describe("a party of terms is the person whom its particulars name, not its part", () => {
  it.each([
    ["Poskytovatel", "Jméno a příjmení", "cz", "IČO: 27082440", "27082440"], ["Prevádzkovateľ", "Meno a priezvisko", "sk", "IČO: 31322832", "31322832"], ["Usługodawca", "Imię i nazwisko", "pl", "NIP: 5260001246", "5260001246"],
    ["Szolgáltató", "Név", "hu", "Adószám: 10773381-2-44", "10773381244"], ["Prestataire", "Nom et prénom", "fr", "SIRET 73282932000074", "73282932000074"], ["Fornitore", "Nome e cognome", "it", "P.IVA 00743110157", "IT00743110157"],
    ["Aanbieder", "Naam", "nl", "KvK 63173101", "63173101"], ["Tjenesteyder", "Navn", "dk", "CVR 13585628", "13585628"], ["Pružatelj usluga", "Ime i prezime", "hr", "OIB: 33392005961", "33392005961"], ["Prestator", "Nume și prenume", "ro", "CUI 14399840", "14399840"],
  ])("%s, %s, on .%s", (party, label, tld, number, id) => expect(first(`https://www.qzxv.${tld}/terms`, `<h1>Qzx</h1><p>${party}</p><p>${label}: Jana Lipová<br>Korunní 25, 101 00 Praha<br>${number}<br>E-mail: a@qzxv.example</p>`)).toEqual(["Jana Lipová", id]));
});
