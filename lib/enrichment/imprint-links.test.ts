import { expect, it } from "vitest";
import { operatorLinks } from "./imprint-links";
import { readHost } from "./operator/host";
import { readPage } from "./page/read-page";

it("links to an operator's pages are decoded and their words cleaned", () => {
  const url = new URL("https://www.nordhafen.de/shop/");
  const page = readPage('<a href="/seite?id=7&amp;lang=de">\n  Impres&shy;sum &amp;\n Rechtliches </a>');
  expect(operatorLinks(page, url, readHost(url))).toEqual([{ kind: "imprint", url: "https://www.nordhafen.de/seite?id=7&lang=de", text: "Impressum & Rechtliches", sameSite: true }]);
});
