import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (address: string, html: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html>${html}</html>`, new URL(address)).map(({ name }) => name);

describe("the name of a site is given without what its maker or its text added to it", () => {
  const address = (head: string, title: string): string => `<title>${title}</title><h2>Angaben gemäß § 5 TMG</h2><p>${head}<br>Buchenweg 8<br>55765 Birkenfeld</p>`;
  it.each([
    ["Veit Blumen & Garten, Inh. Petra Veit", "Impressum"], ["Veit Blumen & Garten Inh. Petra Veit", "Impressum"], ["Veit Blumen & Garten (Inh. Petra Veit)", "Impressum"], ["Veit Blumen & Garten, Inhaberin Petra Veit", "Impressum"],
    ["Veit Blumen & Garten, Petra Veit", "Impressum | Veit Blumen & Garten"],
  ])("its owner, at the head of an address: %s", (head, title) => expect(names("https://www.veit-floristik.de/impressum", address(head, title))).toEqual(["Veit Blumen & Garten"]));
  it("nobody is named by a line that tells the owner alone", () => expect(names("https://www.veit-floristik.de/impressum", address("Inh. Petra Veit, Veit Blumen", "Impressum"))).toEqual([]));
  it("a name that has a comma in the title stays whole", () => expect(names("https://www.gesundheit-linz.at/kontakt", address("Gesundheit, Vorsorge und Pflege", "Gesundheit, Vorsorge und Pflege"))).toEqual(["Gesundheit, Vorsorge und Pflege"]));

  const og = (value: string): string => `<title>Korn-Hof Impressum</title><meta property="og:site_name" content="${value}"><p>Korn-Hof<br>Neugasse 85<br>8005 Zürich</p>`;
  it("a claim without a sign between, where the head of the address is without", () => expect(names("https://www.korn-hof.de/impressum", og("Korn Hof Brot und Mehl Willkommen"))).toEqual(["Korn-Hof"]));
  it("a town stays", () => expect(names("https://www.korn-hof.de/impressum", og("Korn-Hof Bad Wiessee"))).toEqual(["Korn-Hof Bad Wiessee"]));

  it.each([
    ['<title>Lindora\n<link rel="icon" href="images/favicon.ico">\n</title>'], ["<title>&lt;b&gt;Lindora&lt;/b&gt;</title>"], ['<meta property="og:title" content="Lindora <br>">'],
    ['<script type="application/ld+json">{"@type":"Organization","name":"<strong>Lindora</strong>"}</script>'],
  ])("tags: %s", (head) => expect(names("https://www.lindora.de/", `<head>${head}</head><body><p>Hallo Welt.</p></body>`)).toEqual(["Lindora"]));
  it("a brand that looks like one stays", () => expect(names("https://www.lindora.de/", "<title>&lt;Lindora/&gt; - Entwickler</title>")).toEqual(["<Lindora/>"]));
});

describe("a template's name in the copyright line", () => {
  const page = (title: string, heading: string, more = ""): string => `<title>${title}</title><h2>${heading}</h2><p>Häuser nach Maß.${more}</p><footer><p>Copyright © zorbix all rights reserved.</p></footer>`;
  it("gives way where the title is the domain and the page greets in that name", () => {
    expect(names("https://www.lq-berg.de/", page("LQ & BERG", "Willkommen bei L&Q Berg"))).toEqual(["LQ & BERG"]);
  });
  it.each([
    ["the page tells of it", page("LQ & BERG", "Willkommen bei L&Q Berg", " Zorbix baut.")], ["the page links to it", page("LQ & BERG", "Willkommen bei L&Q Berg", ' <a href="https://www.zorbix.de/">Mehr</a>')],
    ["nothing greets in the title's name", page("LQ Berg", "LQ Berg")],
  ])("is the operator's where %s", (_, html) => expect(names("https://www.lq-berg.de/", html)).toContain("zorbix"));
});
