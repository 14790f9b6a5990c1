import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const firstOf = (url: string, ...lines: readonly string[]): string | undefined => extractCandidates(`<title>Info</title><h1>Info</h1><p>${lines.join("<br>")}</p>`, new URL(url))[0]?.name;

/** Names, and whether each has a number, on an ordinary page. */
const givenOn = (tld: string, body: string): readonly (readonly [string | undefined, boolean])[] =>
  extractCandidates(`<title>Info</title><h1>Info</h1><p>Lorem ipsum dolor.</p>${body}`, new URL(`https://www.qzxv.${tld}/info`)).map(({ name, nationalId }) => [name, nationalId !== undefined]);

describe("a name's label without a colon", () => {
  it.each([
    ["es", "Razón social Farn Azul S.L.", "CIF B58818501", "Farn Azul S.L."],
    ["es", "Titular Farn Azul S.L.", "CIF B58818501", "Farn Azul S.L."],
    ["pt", "Denominação social Feto Azul, Lda.", "NIPC 503504564", "Feto Azul, Lda."],
    ["it", "Denominazione Felce Azzurra S.r.l.", "P. IVA 00743110157", "Felce Azzurra S.r.l."],
    ["fr", "Raison sociale Fougère Bleue SARL", "SIRET 73282932000074", "Fougère Bleue SARL"],
    ["gr", "Επωνυμία ΓΑΛΑΖΙΑ ΦΤΕΡΗ Ι.Κ.Ε.", "ΑΦΜ 094259216", "ΓΑΛΑΖΙΑ ΦΤΕΡΗ Ι.Κ.Ε."],
    ["hu", "Szolgáltató Kék Páfrány Kft.", "Adószám 12345676-2-41", "Kék Páfrány Kft."],
    ["hu", "Név Kék Páfrány Kft.", "Adószám 12345676-2-41", "Kék Páfrány Kft."],
    ["nl", "Verhuurder Blauwe Varen B.V.", "KvK 63173101", "Blauwe Varen B.V."],
    ["pl", "Wydawca Niebieska Paproć Sp. z o.o.", "NIP 526-000-12-46", "Niebieska Paproć Sp. z o.o."],
    ["bg", "Фирма СИНЯ ПАПРАТ ЕООД", "ЕИК 175074752", "СИНЯ ПАПРАТ ЕООД"],
    ["de", "Firmenname Blauer Farn GmbH", "USt-IdNr. DE136695976", "Blauer Farn GmbH"],
    ["co.uk", "Registered Office Blue Fern Ltd", "Company number 05917730", "Blue Fern Ltd"],
    ["es", "Titular Ana Roble Farn", "NIF 54362315K", "Ana Roble Farn"],
    ["co.uk", "Name – Blue Fern Ltd", "Company No – 05917730", "Blue Fern Ltd"],
    ["co.uk", "Company – Blue Fern Ltd", "Company No – 05917730", "Blue Fern Ltd"],
    ["cz", "Provozovatel Jana Lipová", "IČO 69890714", "Jana Lipová"],
  ])("is none of it on .%s: %s", (tld, stated, number, name) => expect(firstOf(`https://www.qzxv.${tld}/terms`, stated, number)).toBe(name));

  it.each([
    ["https://www.titularfarn.es/info", "Titular Farn S.L.", "CIF B58818501", "Titular Farn S.L."],
    ["https://www.qzxv.de/terms", "Controller Farn GmbH", "Hauptstraße 5, 10115 Berlin", "Controller Farn GmbH"],
    ["https://www.qzxv.pl/terms", "Administrator Paproć Sp. z o.o.", "ul. Polna 3, 62-006 Kobylnica", "Administrator Paproć Sp. z o.o."],
  ])("is a name's beginning where the domain has it or it is as well a name's: %s: %s", (url, stated, below, name) => expect(firstOf(url, stated, below)).toBe(name));

  it.each([
    ["nl", "Verhuurder", "Blauwe Varen B.V.", "KvK 63173101"],
    ["hu", "Kiadó", "Kék Páfrány Kft.", "Adószám 12345676-2-41"],
    ["pl", "Właściciel serwisu", "Niebieska Paproć Sp. z o.o.", "NIP 526-000-12-46"],
    ["es", "Propietario", "Farn Azul S.L.", "CIF B58818501"],
    ["de", "Betreiber", "Blauer Farn GmbH", "USt-IdNr. DE136695976"],
    ["de", "Verlag", "Blauer Farn GmbH", "USt-IdNr. DE136695976"],
    ["fr", "Exploitant", "Fougère Bleue SARL", "SIRET 73282932000074"],
    ["it", "Gestore", "Felce Azzurra S.r.l.", "P. IVA 00743110157"],
    ["cz", "Majitel", "Modrá Kapradina s.r.o.", "IČO 69890714"],
    ["se", "Utgivare", "Blå Ormbunke AB", "Org.nr 559127-3700"],
    ["dk", "Ejer", "Blå Bregne ApS", "CVR 35408770"],
    ["lt", "Leidėjas", "Mėlynas Papartis UAB", "Įmonės kodas 110053842"],
    ["bg", "Издател", "СИНЯ ПАПРАТ ЕООД", "ЕИК 175074752"],
    ["co.uk", "Owner", "Blue Fern Ltd", "Company number 05917730"],
  ])("may be what a page calls its party, on any page with a number and in any footer, on .%s: %s", (tld, label, name, number) => {
    expect(givenOn(tld, `<p>${label}: ${name}<br>${number}</p>`)).toEqual([[name, true]]);
    expect(givenOn(tld, `<p>${label}: ${name}, ${number}</p>`)).toEqual([[name, true]]);
    expect(givenOn(tld, `<footer><p>${label}: ${name}</p></footer>`)).toEqual([[name, false]]);
  });

  it.each([["nl", "Eigenaar", "Blauwe Varen B.V."], ["co.uk", "Publisher", "Blue Fern Ltd"], ["es", "Propietario", "Farn Azul S.L."]])("is nobody's who runs the site in a text that has no number, on .%s: %s", (tld, label, name) =>
    expect(givenOn(tld, `<p>${label}: ${name}</p>`)).toEqual([]));
});
