import { describe, expect, it } from "vitest";
import { findNumbers } from "./find-numbers";

const find = (text: string, country: string | undefined): string[] => findNumbers(text, [], { country, tld: country?.toLowerCase() ?? "com", around: () => text }).numbers.map(({ scheme, value }) => `${scheme.country} ${value}`);

/** A sentence or a label, the country of the page, and the number with its country. */
const ABROAD: readonly (readonly [string, string | undefined, string])[] = [
  ["Lindora Ltd, société enregistrée en Angleterre et au Pays de Galles sous le numéro 04837261", "FR", "GB 04837261"],
  ["Lindora Ltd, eingetragen beim Companies House Cardiff unter der Registernummer 04837261", "DE", "GB 04837261"],
  ["Lindora Ltd, sociedad registrada en Inglaterra y Gales con el número 04837261", "ES", "GB 04837261"],
  ["Lindora Ltd, società di diritto inglese, iscritta in Inghilterra al n. 04837261", "IT", "GB 04837261"],
  ["Lindora Ltd, geregistreerd in Engeland en Wales onder nummer 04837261", "NL", "GB 04837261"],
  ["Lindora Ltd, sociedade registada em Inglaterra sob o n.º 04837261", "PT", "GB 04837261"],
  ["Lindora Ltd, spółka zarejestrowana w Anglii i Walii pod numerem 04837261", "PL", "GB 04837261"],
  ["Lindora Ltd, společnost registrovaná v Anglii a Walesu pod číslem 04837261", "CZ", "GB 04837261"],
  ["Lindora Ltd, registrerat i England och Wales med nummer 04837261", "SE", "GB 04837261"],
  ["Lindora OÜ, registered in the Estonian commercial register under code 10421629", undefined, "EE 10421629"],
  ["Lindora OÜ, registriert in Estland unter der Nummer 10421629", "DE", "EE 10421629"],
  ["Lindora B.V., inscrite à la Chambre de commerce néerlandaise sous le n° 24378546", "FR", "NL 24378546"],
  ["Lindora Sp. z o.o., registered in Poland under number 0000028860", undefined, "PL 0000028860"],
  ["Lindora UAB, registriert in Litauen unter der Nummer 121215434", "DE", "LT 121215434"],
  ["Lindora SARL, registered with the Paris Trade and Companies Register under number 732 829 320", undefined, "FR 732829320"],
  ["Lindora Limited, enregistrée en Irlande sous le numéro 368047", "FR", "IE 368047"],
  ["Lindora Ltd, registriert in Malta unter der Nummer C 81234", "DE", "MT C81234"],
  ["Lindora Ltd, London WC2H 9JQ. Registrierungsnummer: 04837261", "DE", "GB 04837261"],
  ["Lindora Ltd, London WC2H 9JQ. Numéro d'enregistrement : 04837261", "FR", "GB 04837261"],
  ["Lindora OÜ, Tallinn. Numer rejestrowy: 10421629", "PL", "EE 10421629"],
  ["Lindora B.V., Amsterdam. Firmennummer: 24378546", "DE", "NL 24378546"],
  ["Lindora d.o.o., Zagreb. Company registration number: 81793146560", undefined, "HR 81793146560"],
  ["Registered in Estonia No. 10421629", undefined, "EE 10421629"],
  ["N° de TVA polonais : 7740001454", "FR", "PL 7740001454"],
];

/** What is registered, allowed, dialled or sent under a number, and is no company's. */
const NO_COMPANYS: readonly (readonly [string, string])[] = [
  ["La marque Lindora est enregistrée au Royaume-Uni sous le numéro 04837261", "FR"],
  ["Die Marke ist in Großbritannien unter der Nummer 04837261 eingetragen", "DE"],
  ["In London erreichen Sie uns telefonisch, registriert oder nicht, unter der Nummer 04837261", "DE"],
  ["Unser Büro in London hat die Nummer 04837261", "DE"],
  ["Lindora B.V. is bij de AFM in Amsterdam geregistreerd onder nummer 12012345", "NL"],
  ["Registriert in Deutschland unter der Nummer 04837261", "DE"],
  ["Registrierungsnummer: 04837261", "DE"],
  ["Lindora GmbH, Registergericht München, Lindenstr. 88, 80337 München", "DE"],
  ["Lindora UAB, Handelsregister Vilnius, Gedimino pr. 20", "DE"],
];

describe("a number told in the words of another country", () => {
  it.each(ABROAD.map(([text, country, number]) => ({ text, country, number })))("is that country's: $text", ({ text, country, number }) => {
    expect(find(text, country)).toEqual([number]);
  });

  it.each(NO_COMPANYS.map(([text, country]) => ({ text, country })))("is none where something else is meant: $text", ({ text, country }) => {
    expect(find(text, country)).toEqual([]);
  });
});
