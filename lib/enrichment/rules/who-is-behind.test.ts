import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  en: ["HWP Limited", "Fenwick & Lyle LLP", "Kettering Valve and Gauge Company Limited"],
  de: ["HKW GmbH & Co. KG", "Brandt & Söhne OHG", "Westfälische Drahtwerke AG"],
  nl: ["KVT BV", "Jansma & Zonen V.O.F."],
  fr: ["Ateliers Garonne SAS", "Perrin & Fils SARL"],
  it: ["GTM S.p.A.", "Bianchi & Conti S.n.c."],
  es: ["TRC Sistemas S.A.", "Gómez e Hijos S.L.U."],
  pt: ["MTC, S.A.", "Antunes & Filhos, Lda."],
};
const STRANGERS: Readonly<Record<string, readonly [string, string]>> = {
  en: ["Castellan Hosting Ltd", "Pemberton Leisure Group plc"],
  de: ["Hansa Webhosting GmbH", "Bergmann Beteiligungs GmbH"],
  nl: ["Polderhost B.V.", "Maasgroep Holding B.V."],
  fr: ["Rhonehost SAS", "Groupe Valmont SA"],
  it: ["Padania Hosting S.r.l.", "Gruppo Valdarno S.p.A."],
  es: ["Ebro Hosting, S.L.", "Grupo Almenara, S.L."],
  pt: ["Minho Hosting, Lda.", "Grupo Tâmega, SGPS, S.A."],
};

/** {O}: the operator, {H}: who hosts or makes, {G}: the group or the mark's owner. */
const FOOTERS: readonly (readonly [string, string])[] = [
  ["en", "© Zaluma 2023 | Zaluma is part of {G} | Operated by {O} | Website by {H}"],
  ["en", "Zaluma® is a registered trademark of {G}, used under license by {O}."],
  ["en", "Zaluma is a property of {O}."],
  ["en", "© 2024 Zaluma (A unit of {O}) | Developed by {H}"],
  ["de", "Zaluma – ein Unternehmen der {G} | Betreiber: {O}"],
  ["de", "© {O} | Zaluma ist ein Angebot der {O} | Umsetzung: {H}"],
  ["nl", "Zaluma is onderdeel van {O} | Realisatie: {H}"],
  ["fr", "Zaluma est une marque déposée de {G}, exploitée sous licence par {O}."],
  ["it", "Zaluma è un marchio registrato da {G} concesso in licenza a {O}"],
  ["es", "Zaluma es una marca registrada de {G}, utilizada bajo licencia por {O}."],
  ["es", "© 2024 Zaluma, un proyecto de {O}"],
  ["pt", "Zaluma é uma marca registada do {G} explorada por {O}"],
];
const NOTICES: readonly (readonly [string, string, string])[] = [
  ["en", "Cookies", "Zaluma is run by {O}. We use cookies from {H}."],
  ["en", "Competition rules", "The promoter is {O}. The prize is supplied by {G}."],
  ["en", "Terms of trade", "“Supplier” means {O}, its successors and assigns."],
  ["en", "Accessibility", "{O} is committed to making www.zaluma.example accessible."],
  ["de", "Teilnahmebedingungen", "Veranstalter des Gewinnspiels ist {O}. Die Preise stellt {G} zur Verfügung."],
  ["nl", "Actievoorwaarden", "Deze actie wordt georganiseerd door {O}, Molenstraat 8, 7411 AB Deventer."],
  ["fr", "Politique de confidentialité", "Le responsable du traitement des données est {O}. Hébergement : {H}."],
  ["it", "Regolamento del concorso", "Soggetto promotore: {O}. Soggetto delegato: {H}."],
  ["es", "Política de privacitat", "Responsable del tractament: {O}. Encarregats: {H}."],
];

const pageOf = (main: string, footer: string): string => `<html><head><title>Zaluma</title></head><body><header>Zaluma</header><main>${main}</main><footer><p>${footer}</p></footer></body></html>`.replace(/ & /g, " &amp; ");

describe("whoever a page's own sentence puts behind a brand is given, and nobody else of the sentence", () => {
  const cases = [...FOOTERS.map(([language, footer]) => ({ language, text: footer, page: pageOf("<h1>Zaluma</h1><p>Lamps and shades.</p>", footer) })), ...NOTICES.map(([language, heading, text]) => ({ language, text, page: pageOf(`<h1>${heading}</h1><p>${text}</p>`, "") }))];
  it.each(cases)("$text", ({ language, page }) => {
    const [host, group] = STRANGERS[language] ?? ["", ""];
    for (const operator of OPERATORS[language] ?? []) {
      const names = extractCandidates(page.replaceAll("{O}", operator.replace("&", "&amp;")).replaceAll("{H}", host).replaceAll("{G}", group), new URL("https://www.zaluma.example/")).map(({ name }) => name);
      expect(names).toContain(operator);
      expect(names).not.toContain(host);
      expect(names).not.toContain(group);
    }
  });
});

describe("the firm of title and domain", () => {
  const on = (title: string, body: string, domain = "nilskvernmo.no"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`, new URL(`https://${domain}/om-oss`)).map(({ name }) => name);
  const text = "<p>NILS KVERNMO AS</p><h1>Nils<br>Kvernmo<br>AS</h1><p>Nils Kvernmo AS ble etablert i 2014.</p>";

  it("stands before whose sign a template left, written as in the title", () => {
    expect(on("Om oss — Nils Kvernmo AS", `${text}<footer><p>© 2026 Fjordland Tømmer AS</p></footer>`)).toEqual(["Nils Kvernmo AS", "Fjordland Tømmer AS"]);
  });

  it("stands behind whose sign goes with the page too, and behind any where the title does not name it", () => {
    expect(on("Om oss — Nils Kvernmo AS", `${text}<footer><p>© 2026 Kvernmo Gruppen AS</p></footer>`)[0]).toBe("Kvernmo Gruppen AS");
    expect(on("Om oss", `${text}<footer><p>© 2026 Fjordland Tømmer AS</p></footer>`)[0]).toBe("Fjordland Tømmer AS");
  });
});

describe("a notice for customers", () => {
  it.each([
    ["AVISO DE PRIVACIDAD PARA CLIENTES DE LINDORA HOGAR, S.A. DE C.V. (”LINDORA”) CON DOMICILIO EN CALLE 1, MÉXICO.", "LINDORA HOGAR, S.A. DE C.V."],
    ["Aviso de privacidad para los proveedores de Constructora de Puentes Lindora, S.A. de C.V.", "Constructora de Puentes Lindora, S.A. de C.V."],
    ["PRIVACY NOTICE FOR CUSTOMERS OF LINDORA HOLDINGS LTD", "LINDORA HOLDINGS LTD"],
  ])("is of the company whose they are: %s", (heading, name) => {
    expect(extractCandidates(`<!doctype html><h2>${heading}</h2><p>Texto.</p>`, new URL("https://lindora.example/aviso-de-privacidad")).map((one) => one.name)).toEqual([name]);
  });
});
