import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (body: string, path = "impressum") => extractCandidates(`<!doctype html><html lang="de"><head><title>Impressum</title></head><body><h1>Impressum</h1>${body}</body></html>`, new URL(`https://qzxvb.de/${path}`)).map(({ name }) => name);

describe("an organisation without a legal form behind a publisher's or operator's label", () => {
  it.each([
    ["<p>Herausgeber: Realschule Farntal</p>", "Realschule Farntal"],
    ["<p>Herausgeber: Realschule Farntal, Ring 15, 69207 Farntal</p>", "Realschule Farntal"],
    ["<b>Herausgeber:</b><table><tr><td><p>Die Projektgruppe &quot;Farn im Netz&quot; der Realschule Farntal.</p></td></tr></table>", "Realschule Farntal"],
    ["<p>Herausgeber: Freundeskreis der Bibliothek Farntal</p>", "Freundeskreis der Bibliothek Farntal"],
    ["<h2>Betreiber der Website</h2><p>Kunstverein Farntal</p>", "Kunstverein Farntal"],
    ["<p>Medieninhaber und Herausgeber: Pfarramt Farntal</p>", "Pfarramt Farntal"],
    ["<p>Angaben gemäß § 5 TMG</p><p>Gemeinde Farntal</p>", "Gemeinde Farntal"],
    ["<p>Éditeur : École Farntal</p>", "École Farntal"],
  ])("is whose the imprint is: %s", (body, name) => expect(names(body)).toEqual([name]));

  it.each([
    ["a person", "<p>Herausgeber: Anna Malkow, Praxis für Farnkunde</p>"],
    ["a sentence", "<p>Herausgeber: Die Realschule Farntal ist nicht verantwortlich für Links</p>"],
    ["a sentence that begins with the role", "<p>Betreiber der Website haften für den Verein nicht</p>"],
    ["who answers for the site", "<p>Verantwortlich für den Inhalt: Realschule Farntal</p>"],
    ["a brochure's publisher", "<h2>Bildnachweis</h2><p>Herausgeber: Landesamt und Institut Farntal</p>"],
  ])("is none where there is %s", (_, body) => expect(names(body)).toEqual([]));

  it("is none on pages that are no imprint", () => expect(extractCandidates("<!doctype html><title>Literatur</title><h1>Literatur</h1><p>Herausgeber: Realschule Farntal</p>", new URL("https://qzxvb.de/literatur"))).toEqual([]));
  it("goes behind the site's own name", () => expect(extractCandidates("<!doctype html><title>Impressum | Farntaler Stollen</title><p>Herausgeber: Realschule Farntal</p>", new URL("https://farntaler-stollen.de/impressum")).map(({ name }) => name)).toEqual(["Farntaler Stollen"]));
});
