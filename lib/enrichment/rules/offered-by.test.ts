import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (lang: string, heading: string, sentence: string) =>
  extractCandidates(`<!doctype html><html lang="${lang}"><head><title>${heading} | Blaufarn</title></head><body><h1>${heading}</h1><p>1. Lorem ipsum dolor sit amet.</p><p>${sentence}</p><p>2. Consectetur adipiscing elit.</p><footer>© 2026 Blaufarn</footer></body></html>`, new URL("https://blaufarn.com/terms")).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("who sells or provides what the site offers is given with the number, beside the brand", () => {
  it.each([
    ["en", "Terms and Conditions", "Blaufarn services are provided by Fern Ltd, company number 04871196, 14 High Street, London.", "Fern Ltd 04871196"],
    ["de", "Allgemeine Geschäftsbedingungen", "Die Produkte in diesem Onlineshop werden verkauft durch die Farnkraut GmbH, USt-IdNr. DE136695976, Seeweg 1, 10115 Berlin.", "Farnkraut GmbH DE136695976"],
    ["de", "Allgemeine Geschäftsbedingungen", "Die Leistungen von Blaufarn werden von der Farnkraut GmbH, USt-IdNr. DE136695976, Seeweg 1, 10115 Berlin, erbracht.", "Farnkraut GmbH DE136695976"],
    ["fr", "Conditions générales", "Les produits de ce site sont vendus par Fougère SARL, SIRET 732 829 320 00074, 1 rue du Lac, 75001 Paris.", "Fougère SARL 73282932000074"],
    ["it", "Termini e condizioni", "I servizi Blaufarn sono forniti dalla Felce S.r.l., P.IVA 00743110157, Via Roma 1, Milano.", "Felce S.r.l. IT00743110157"],
    ["es", "Términos y condiciones", "Los productos de este sitio son vendidos por Helecho, S.L., CIF B12345674, Calle Mayor 1, Madrid.", "Helecho, S.L. B12345674"],
    ["pt", "Termos e Condições", "Os produtos e serviços digitais deste site são comercializados pela Samambaia Ltda, CNPJ 11.222.333/0001-81, Rua Nova 1, São Paulo.", "Samambaia Ltda 11222333000181"],
    ["nl", "Algemene voorwaarden", "De producten op deze website worden verkocht door Varen B.V., KvK 24378546, Dorpsstraat 1, Amsterdam.", "Varen B.V. 24378546"],
    ["sv", "Allmänna villkor", "Tjänsten Blaufarn tillhandahålls av Ormbunke AB, org.nr 556036-0793, Storgatan 1, Stockholm.", "Ormbunke AB 5560360793"],
    ["cs", "Obchodní podmínky", "Služby Blaufarn poskytuje Kapradí s.r.o., IČO 25596641, Dlouhá 1, Praha.", "Kapradí s.r.o. 25596641"],
    ["pt", "Termos e Condições", "Este site é gerido pela Samambaia Ltda, CNPJ 11.222.333/0001-81, Rua Nova 1, São Paulo.", "Samambaia Ltda 11222333000181"],
  ])("%s: %s: %s", (lang, heading, sentence, expected) => expect(found(lang, heading, sentence)).toEqual([expected, "Blaufarn"]));
});

describe("who but does something for the site is not", () => {
  it.each([
    ["en", "Payment services on this website are provided by Fern Ltd, company number 04871196, 14 High Street, London."],
    ["en", "The insurance for products on this site is provided by Fern Ltd, company number 04871196, 14 High Street, London."],
    ["en", "Map services of this site are provided by Fern Ltd, company number 04871196, 14 High Street, London."],
    ["en", "The products on this site are made by Fern Ltd, company number 04871196, 14 High Street, London."],
    ["de", "Die Zahlungsdienste dieser Website werden von der Farnkraut GmbH, USt-IdNr. DE136695976, Seeweg 1, 10115 Berlin, erbracht."],
    ["es", "Los servicios de mapas de este sitio son prestados por Helecho, S.L., CIF B12345674, Calle Mayor 1, Madrid."],
    ["es", "Los productos de este sitio son enviados por Helecho, S.L., CIF B12345674, Calle Mayor 1, Madrid."],
    ["it", "I servizi di pagamento di questo sito sono forniti da Felce S.r.l., P.IVA 00743110157, Via Roma 1, Milano."],
  ])("%s: %s", (lang, sentence) => expect(found(lang, "Terms and Conditions", sentence)).toEqual(["Blaufarn"]));
});
