import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

/** Operators ({A}) and others ({B}) of a country, in the shapes that registers have; {D} is a brand that is neither's name. */
const NAMES: Readonly<Record<string, readonly (readonly [operator: string, other: string, domain: string])[]>> = {
  de: [["Brandtner GmbH", "Stadtwerke Ohlenbeck GmbH", "brandtner.de"], ["KLV Hausverwaltung GmbH", "Nordlicht 24 Logistik AG", "wohnklar.de"], ["von der Heyde Immobilien GmbH", "A+K Metallbau GmbH", "pikado.de"]],
  fr: [["Valtonique SAS", "La Maison du Grenier SAS", "valtonique.fr"], ["Dupuichet & Fils SAS", "Pharma 3000 SA", "orsenna.fr"]],
  es: [["Manzanedo S.L.", "Clínica Dental Marquina S.L.P.", "manzanedo.es"], ["Hijos de Eusebio Portales S.L.", "Inversiones Tajuña S.L.", "lumora.es"]],
  dk: [["Tømrermester Holmgren ApS", "Grønbolig24 ApS", "holmgren.dk"], ["Vestkystens Auto A/S", "Hansen-Toft Arkitekter A/S", "marvion.dk"]],
  nl: [["Verhoefstra B.V.", "TMK Installatie B.V.", "verhoefstra.nl"], ["Kuiper & Dogger B.V.", "De Groene Kas B.V.", "quibb.nl"]],
};

/** Where on a page somebody stands beside its operator; the operator's number alone is given, and nobody else. */
const CONTEXTS: readonly (readonly [country: string, title: string, html: string, number: string])[] = [
  ["de", "Impressum", "<h1>Impressum</h1><p>{A}</p><p>- eine Tochtergesellschaft der {B} -</p><p>Lindenstr. 14<br>48143 Münster</p><p>eingetragen beim Amtsgericht Münster unter HRB 10451</p>", "HRB10451"],
  ["de", "Standorte", "<h1>Unsere Standorte</h1><ul><li><strong>{A} – Zentrale</strong><br>Lindenstr. 14, 48143 Münster</li><li><strong>{A} – Niederlassung Leipzig</strong><br>Wall 3, 04109 Leipzig</li></ul><footer>© 2024 {A}</footer>", ""],
  ["de", "Impressum", "<p>{A} · Lindenstr. 14, 48143 Münster · HRB 10451</p><p>Im Auftrag von {A} erstellt durch {B}</p>", "HRB10451"],
  ["fr", "Mentions légales", "<p>{A} – Agence de voyages immatriculée au registre IM069120012 – Garant : APST, 15 avenue Carnot, 75017 Paris – RCP : {B} – SIREN 732 829 320</p>", "732829320"],
  ["fr", "Mentions légales", "<p>{A}<br>Filiale de {B}<br>12 rue des Tanneurs<br>69002 Lyon<br>RCS Lyon 732 829 320</p>", "732829320"],
  ["fr", "Mentions légales", "<p><b>Editeur :</b> {A}<br><b>Siège :</b> 69002 Lyon<br><b>Siret :</b> 732 829 320 00074<br><b>Responsable :</b> Nadia Benali<br><b>Hébergement :</b> {B} 45 avenue Jean Moulin, 33000 Bordeaux<br><b>Siret :</b> 552 100 554 00013</p>", "73282932000074"],
  ["es", "Aviso legal", "<p>{A}<br>Filial de {B}<br>Calle Mayor 12, 28013 Madrid<br>N.I.F.: B58818501</p>", "B58818501"],
  ["es", "Empleo", "<h1>Soldador</h1><p>Empresa: {B}</p><p>{B} selecciona soldadores para su planta.</p><footer>© 2024 {A}</footer>", ""],
  ["dk", "Kontakt", "<p>{A} er medlem af Rejsegarantifonden.</p><p>{A}, Storegade 12, 8000 Aarhus C, CVR 13585628</p><p>Rejseforsikring: {B}, CVR 88146328</p>", "13585628"],
  ["nl", "Vacature", "<h1>Monteur Deventer</h1><p><strong>Bedrijf:</strong> {B}</p><footer>© 2024 {A}</footer>", ""],
];

describe("of the companies on a page", () => {
  it.each(CONTEXTS)("the operator alone is given, with its own number (%s, %s, %s)", (country, title, html, number) => {
    for (const [operator, other, domain] of NAMES[country] ?? []) {
      const page = `<title>${title}</title><div>Menu</div>${html}`.replaceAll("{A}", operator.replace("&", "&amp;")).replaceAll("{B}", other.replace("&", "&amp;"));
      const found = extractCandidates(page, new URL(`https://www.${domain}/seite`));
      expect([...new Set(found.map(({ name }) => name))]).toEqual([operator]);
      expect(found.flatMap(({ nationalId }) => nationalId ?? [])).toEqual(number === "" ? [] : [number]);
    }
  });
});

it.each(["Responsabilite civile professionnelle : contrat n° BX17 souscrit aupres de Zaluma Insurance Company SA, 2 rue Grignan, 13001 Marseille, RCS Marseille 732 829 320.", "Contrat de responsabilité civile n° 1234 auprès de Zaluma SAS RCS Marseille 732 829 320", "Contrat RC Pro n° 1234 souscrit auprès de Zaluma SAS, RCS Marseille 732 829 320."])("the insurer of a liability that French particulars tell of is not given: %s", (insurer) => {
  const page = `<title>Mentions legales | Lindora Courtages</title><h1>Mentions legales</h1><h2>Editeur du site</h2><ul><li>Dénomination sociale : Lindora Courtages</li><li>SIREN / RCS : 810 992 792 R.C.S. Paris</li></ul><h2>Immatriculation ORIAS</h2><p>${insurer}</p>`;
  expect(extractCandidates(page, new URL("https://www.qzxvb.fr/mentions-legales")).map(({ name, nationalId }) => [name, nationalId])).toEqual([["Lindora Courtages", "810992792"]]);
});
