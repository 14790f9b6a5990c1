import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (sentence: string, page = "agb"): readonly (string | undefined)[] => extractCandidates(`<html><head><title>${page}</title></head><body><p>${sentence}</p></body></html>`, new URL(`https://www.kontor-nord.de/${page}`)).map(({ name }) => name);

describe("who runs a site that goes by another name is told by a sentence with the verb at its end", () => {
  it.each([
    "Diese Website wird von der Birken GmbH betrieben.",
    "Diese Internetseiten werden durch die Birken GmbH (Lindenstr. 1, 10115 Berlin) herausgegeben.",
    "Unser Portal wird von Birken GmbH, Lindenstr. 1, 10115 Berlin, betrieben.",
    "Die Bedingungen gelten für die Website kontor-nord.de, die von Birken GmbH, Lindenstr. 1, 10115 Berlin, betrieben wird.",
    "Sie gelten für die Website, die von der Birken GmbH betrieben wird.",
  ])("%s", (sentence) => expect(names(sentence)).toEqual(["Birken GmbH"]));

  it.each([
    "Das Portal musterhaus.de wird von der Birken GmbH betrieben.",
    "Der Kartendienst wird von der Birken GmbH betrieben.",
    "Diese Plattform wird von der Birken GmbH betrieben.",
    "Diese Website wird von der Birken GmbH gehostet.",
  ])("but not of something else, nor of a host: %s", (sentence) => expect(names(sentence, "datenschutz")).toEqual([]));
});
