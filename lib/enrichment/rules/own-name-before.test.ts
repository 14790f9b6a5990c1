import { expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (label: string, tld: string, title: string, sentence: string): readonly unknown[] => extractCandidates(`<!doctype html><title>${title}</title><h1>Info</h1><p>${sentence}</p>`, new URL(`https://www.${label}.${tld}/terms`)).map(({ name, nationalId }) => [name, nationalId]);

it.each([
  ["nl", "Van toepassing op alle offertes, overeenkomsten en leveringen van De Varen, Kerkstraat 20, 9180 Moerbeke-Waas, KvK 63173101.", "63173101"],
  ["fr", "Les présentes conditions, applicables depuis mai 2025, régissent les livraisons de De Varen, 12 rue des Lilas, 44000 Nantes, SIRET 73282932000074.", "73282932000074"],
  ["co.uk", "By booking, whether online or by phone, you agree to the terms of De Varen, 4 Mill Lane, Kettering NN16 8AB, company number 05917730.", "05917730"],
])("the site's own name before the particulars of a sentence has its number, whatever the sentence begins with (%s)", (tld, sentence, number) => expect(found("devaren", tld, "Info | De Varen", sentence)).toEqual([["De Varen", number]]));

it.each([
  ["fr", "Applicables à toutes les offres, commandes et livraisons de Fougère Lune, 12 rue des Lilas, 44000 Nantes, SIRET 73282932000074.", "Fougère Lune", "73282932000074"],
  ["se", "Gäller för alla offerter, avtal och leveranser från Ormbunken, Storgatan 4, 411 01 Göteborg, Org.nr 559127-3700.", "Ormbunken", "5591273700"],
])("behind what a sentence enumerates stands who it is about (%s)", (tld, sentence, name, number) => expect(found("qzxvb", tld, "Info", sentence)).toEqual([[name, number]]));

it.each([
  ["nl", "Bakkerij de gouden varen, brood en banket, Kerkstraat 20, 3811 AB Amersfoort, KvK 63173101.", "Bakkerij de gouden varen", "63173101"],
  ["nl", "Praktijk de witte varen, gevestigd te Amersfoort, Kerkstraat 20, 3811 AB Amersfoort, KvK 63173101.", "Praktijk de witte varen", "63173101"],
])("a name in lower case stays one before its trade or its seat (%s)", (tld, sentence, name, number) => expect(found("qzxvb", tld, "Info", sentence)).toEqual([[name, number]]));

it("a number behind the words for a host is not the site's", () => expect(found("devaren", "fr", "Info | De Varen", "Le site De Varen, hébergé par Lunacloud, 2 rue Haute, 59100 Roubaix, RCS Lille 732 829 320.")).toEqual([["De Varen", undefined]]));
