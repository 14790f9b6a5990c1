import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { findNames } from "./names";

const found = (text: string): readonly string[] => findNames(text).map(({ name }) => name);

describe("a company's name in a sentence", () => {
  it.each([
    ["begins behind whose site it is, also with a capital", "Cette politique s'applique au site Web de Fougère Lune inc. et à ses clients.", "Fougère Lune inc."],
    ["begins behind whose site it is, also with a capital", "Esta política se aplica al sitio Web de Helecho Lune S.L. y a sus usuarios.", "Helecho Lune S.L."],
    ["has no article before what it is", "Il titolare è l'Associazione Culturale Lune APS, Via Roma 1", "Associazione Culturale Lune APS"],
    ["has its article where it is a firm's own", "édité par l'Atelier Lune SARL, 5 rue Haute", "l'Atelier Lune SARL"],
    ["has no Hungarian article", "A Kovács Lune egyéni vállalkozó (továbbiakban: Szolgáltató)", "Kovács Lune egyéni vállalkozó"],
    ["begins behind its verb and what it is", "Spletno stran upravlja podjetje Lunal, prevozi in storitve, d.o.o., Cvetlična ulica 12", "Lunal, prevozi in storitve, d.o.o."],
    ["begins behind its verb", "Autorská práva k obsahu webu vykonává Modrá Luna s.r.o.", "Modrá Luna s.r.o."],
    ["is a brand and a trade in capitals", "Este site é propriedade de LUNALOR – TRANSPORTES E LOGÍSTICA, S.A., NIF 503504564.", "LUNALOR – TRANSPORTES E LOGÍSTICA, S.A."],
    ["goes on behind a cooperative's kind", "Správcem je Zemědělské družstvo Lunice, Polní 12", "Zemědělské družstvo Lunice"],
    ["goes on behind a cooperative's kind", "Spółdzielnia Mieszkaniowa Luna, ul. Polna 3", "Spółdzielnia Mieszkaniowa Luna"],
    ["begins with its form in lower case before quotation marks", 'Pārzinis ir biedrība "Kanāla luna", Ziedu iela 12', 'biedrība "Kanāla luna"'],
    ["ends in a Cypriot form", "από την εταιρεία Γαλάζια Λούνα Λτδ, Λευκωσία", "Γαλάζια Λούνα Λτδ"],
    ["is lower case behind what it is", "entre la société e-lunea, SARL au capital de 8 000 euros", "e-lunea"],
  ])("%s: %s", (_, text, name) => expect(found(text)).toEqual([name]));

  it("is the company's before it where it ends in the same, and its own where it does not", () => {
    expect(new Set(found("Fern.example is part of the Lune Inc. Style Collection and the Lune Inc. Lifestyle Network."))).toEqual(new Set(["Lune Inc."]));
    expect(found("Lune Inc. Moss Ltd")).toEqual(["Lune Inc.", "Moss Ltd"]);
    expect(found("Lune Inc., Paperback Lune Inc.")).toEqual(["Lune Inc.", "Paperback Lune Inc."]);
  });

  it("is not parted by what Romanian companies have before it too", () => {
    expect(found("Acest site este proprietatea S.C. Feriga Lune S.R.L. Utilizarea lui este liberă.")).toEqual(["S.C. Feriga Lune S.R.L."]);
    expect(found("Hnos. Lune S.C. Calle Mayor 12")).toEqual(["Hnos. Lune S.C."]);
  });

  it("ends in a cooperative's form where its own words stand before", () => expect(found("ZD Lunice, družstvo, Polní 12")).toEqual(["ZD Lunice, družstvo"]));

  it("stands with its number in Greek letters", () =>
    expect(extractCandidates("<!doctype html><title>Όροι</title><h1>Όροι</h1><p>Γαλάζια Λούνα Λτδ, με αριθμό εγγραφής ΗΕ 148921, Λευκωσία</p>", new URL("https://www.qzxvb.com.cy/oroi")).map(({ name, nationalId }) => [name, nationalId])).toEqual([["Γαλάζια Λούνα Λτδ", "HE148921"]]));
});
