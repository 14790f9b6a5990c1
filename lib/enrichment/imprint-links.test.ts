import { expect, it } from "vitest";
import { explainCandidates } from "./candidates";
import { operatorLinks } from "./imprint-links";
import { readPage } from "./page/read-page";

it("links to an operator's pages are decoded and their words cleaned", () => {
  const url = new URL("https://www.nordhafen.de/shop/");
  const page = readPage('<a href="/seite?id=7&amp;lang=de">\n  Impres&shy;sum &amp;\n Rechtliches </a>');
  expect(operatorLinks(page, url)).toEqual([{ kind: "imprint", url: "https://www.nordhafen.de/seite?id=7&lang=de", text: "Impressum & Rechtliches", sameSite: true }]);
});

it("a mirrored page's links are of its site where they lead to the mirror", () => {
  const html = '<link rel="canonical" href="https://www.nordhafen.de/"><a href="/impressum">Impressum</a>';
  expect(explainCandidates(html, new URL("http://mirror.test/")).links).toEqual([{ kind: "imprint", url: "http://mirror.test/impressum", text: "Impressum", sameSite: true }]);
});
