import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (domain: string, title: string, body = "") => extractCandidates(`<!doctype html><html lang="de"><title>${title}</title><body><h1>Impressum</h1><p>Jan Bergner<br>Ring 15<br>50825 Farnheim</p>${body}</body></html>`, new URL(`https://${domain}/impressum.htm`)).map(({ name }) => name);

describe("what a title says before a place that the domain has too", () => {
  it.each([["Kunsthandel in Farnheim - Impressum", "kunsthandel-farnheim.de"], ["Lese Cafes in Farnheim - Impressum", "lesecafe-farnheim.de"]])("is nobody, as a trade would be: %s", (title, domain) => expect(names(domain, title)).toEqual([]));

  it.each([
    ["a line says it by itself", "brandmair-ulm.de", "<p>Zahnarzt Dr. Brandmair</p>"],
    ["the logo says it", "brandmair-ulm.de", '<img src="l.png" alt="Zahnarzt Dr. Brandmair Logo">'],
    ["the domain has not the place", "zahnarzt-brandmair.de", ""],
  ])("is the name where %s", (_, domain, body) => expect(names(domain, "Zahnarzt Dr. Brandmair in Ulm", body)).toEqual(["Zahnarzt Dr. Brandmair"]));
});
