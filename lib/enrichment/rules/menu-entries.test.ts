import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

function namesOf(html: string, host: string): (string | undefined)[] {
  return extractCandidates(`<h1>Text</h1><p>Text.</p>${html}`, new URL(`https://${host}/x`)).map(({ name }) => name);
}

const menu = (...entries: readonly string[]): string => `<footer><p>${entries.map((entry, at) => `<a href="/p${String(at)}">${entry}</a>`).join(" ")}</p></footer>`;

describe("menu entries", () => {
  it.each([
    ["zalumapartner.com", menu("Zaluma", "Tenants", "Animals", "Private Ltd")],
    ["startpartner.de", menu("Start", "Leistungen", "Die AG")],
    ["accueilpartner.fr", menu("Accueil", "Nos Services", "La SARL")],
    ["accueilpartner.fr", menu("Accueil", "Créer une SARL", "Votre SAS")],
    ["homepartner.nl", menu("Home", "Eenmanszaak", "De BV")],
    ["iniciopartner.es", menu("Inicio", "Autónomos", "Una SL")],
    ["startpartner.pl", menu("Start", "Oferta", "Spółka Z o.o.")],
    ["forsidepartner.dk", menu("Forside", "Ydelser", "Et ApS")],
    ["etusivupartner.fi", menu("Etusivu", "Palvelut", "Oy")],
    ["kezdolappartner.hu", menu("Kezdőlap", "Szolgáltatás", "Egy Kft.")],
    ["naslovnapartner.hr", menu("Naslovna", "Usluge", "Firma d.o.o.")],
  ])("are no company together where the last alone names none (%s)", (host, html) => {
    expect(namesOf(html, host)).toEqual([]);
  });

  it.each(["Gesetzliche KV", "Private KV"])("name no company by what is no legal form in the page's country (%s)", (entry) => {
    expect(namesOf(menu("Rechtsschutz", entry), "rondal.de")).toEqual([]);
  });

  it.each([
    ["Lindora Holz GmbH", '<a href="/">Lindora Holz</a> <a href="/">GmbH</a>'],
    ["Lindora Private Limited", '<a href="/">Lindora</a> <a href="/">Private Limited</a>'],
    ["Lindora Group Ltd", '<a href="/">Lindora</a> Group Ltd'],
    ["Lindora & Holz GbR", '<a href="/lindora">Lindora</a> & <a href="/holz">Holz</a> GbR'],
    ["Lindora Holz GmbH", '<a href="/kontakt">Kontakt</a> <a href="/">Lindora Holz GmbH</a>'],
  ])("are not the parts of one name (%s)", (name, html) => {
    expect(namesOf(`<footer><p>${html}</p></footer>`, "lindora.example")).toEqual([name]);
  });
});

describe("a link that but leads back, or on, names nobody", () => {
  const from = (domain: string, link: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><title>Unverbindliches Angebot</title><a class="back-link" href="./index.html">${link}</a><h1>Unverbindliches Angebot</h1><p>Lorem ipsum dolor sit.</p>`, new URL(`https://www.${domain}/angebot.html`)).map(({ name }) => name);
  it.each([
    ["qzx-rechner.de", "← Zurück zum Rechner"], ["qzx-rechner.de", "Zurück zum Rechner"], ["qzx-rechner.de", "Rechner öffnen →"], ["loan-calculator.example", "‹ Calculator"], ["loan-calculator.example", "Back to the Calculator"],
    ["simulateur-qzx.fr", "Retour au Simulateur"], ["calculadora-qzx.es", "Volver a la Calculadora"], ["calcolatore-qzx.it", "← Torna al Calcolatore"], ["qzx-rekenmodule.nl", "Terug naar Rekenmodule"],
  ])("%s: %s", (domain, link) => expect(from(domain, link)).toEqual([]));
  it.each([
    ["nivaromoebel.de", "← Zurück zu Nivaro Möbel", "Nivaro Möbel"], ["nivaromoebel.de", "« Nivaro Möbel", "Nivaro Möbel"], ["backtoearth.example", "Back to Earth", "Back to Earth"],
  ])("but the site's own name in it does: %s: %s", (domain, link, name) => expect(from(domain, link)).toEqual([name]));
});
