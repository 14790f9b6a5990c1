import { describe, expect, it } from "vitest";
import { fitsLabel } from "./agreement";

describe("a name goes with a domain by a place", () => {
  it.each([
    ["Treuhand Bayern GmbH", "turnverband-bayern"],
    ["Treuhand Bremen GmbH", "tv-bremen"],
    ["Hotel Adler Zürich AG", "velokurierzuerich"],
  ])("not where it shares the place alone: %s, %s", (name, label) => expect(fitsLabel(name, label)).toBe(false));

  it.each([
    ["Turnverein Bremen e.V.", "tv-bremen"],
    ["Universität Leipzig", "uni-leipzig"],
    ["Industrie- und Gartenkammer Koblenz", "igk-koblenz"],
    ["Stadtverwaltung Köln", "stadt-koeln"],
    ["Malerbetrieb Quast München GmbH", "malerbetriebmuenchen"],
    ["Bayern Radreisen GmbH", "bayern-radreisen"],
  ])("where the rest of the domain is its own as well: %s, %s", (name, label) => expect(fitsLabel(name, label)).toBe(true));
});

describe("a name in Cyrillic goes with a domain", () => {
  it.each([
    ["Гончарна Хата", "honcharnahata"],
    ["Хлебный Цех", "hlebnyicex"],
    ["Щедрый Юг", "schedriyjug"],
  ])("in whatever romanisation: %s, %s", (name, label) => expect(fitsLabel(name, label)).toBe(true));

  it.each([
    ["not where but a word's beginning is spelled so", "Хатынь-Гора", "gatinka-shop"],
    ["not where the label is too short to say anything", "Свайные работы", "svai"],
  ])("%s: %s, %s", (_, name, label) => expect(fitsLabel(name, label)).toBe(false));
});

describe("a name goes with a domain that leaves words of it out", () => {
  it.each([
    ["Arbo Dairy & Cow Care Farm", "arbodairyfarm"],
    ["Arbo Tree & Rose Gardens", "arbogardens"],
    ["Great Hills Home Movie Archive", "ghhmarchive"],
  ])("where the first and the last are in it: %s, %s", (name, label) => expect(fitsLabel(name, label)).toBe(true));

  it.each([
    ["not where one of them is not", "Arbo Dairy & Cow Care Farm", "arbodairy-shop"],
    ["not in another order", "Arbo Dairy & Cow Care Farm", "dairyarbofarm"],
    ["not where all that is left are trades and places", "Food & Garden London", "foodlondon"],
  ])("%s: %s, %s", (_, name, label) => expect(fitsLabel(name, label)).toBe(false));
});
