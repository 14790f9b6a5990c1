import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

/** What companies are called that looks like something else: a form, a menu's word, a year, a preposition. */
const NAMES = ["K&S", "A & S", "Ardent Legal", "Pharma 2000", "iVento", "e-Mobil24", "van der Velden", "N27", "4you"];

/** A footer and an imprint of one company; `{N}` is its name without the form. */
const PAGES: Readonly<Record<string, { readonly form: string; readonly host: string; readonly number: string; readonly html: string }>> = {
  gb: { form: "Ltd", host: "www.site.co.uk", number: "04718263", html: "<h1>Terms</h1><p>This website is operated by {N} Ltd, registered in England, company number 04718263.</p><footer><p>© 2024 {N}. All rights reserved.</p></footer>" },
  de: { form: "GmbH", host: "www.seite.de", number: "HRB104512", html: "<h1>Impressum</h1><p>{N} GmbH<br>Kaistraße 4<br>20457 Hamburg</p><p>Amtsgericht Hamburg, HRB 104512</p><footer>© 2024 {N}</footer>" },
  nl: { form: "B.V.", host: "www.pagina.nl", number: "86203371", html: "<footer><div>{N} B.V. | Kade 4, 1011 AB Amsterdam | KvK 86203371</div><div>Copyright {N} 2024</div></footer>" },
  cz: { form: "s.r.o.", host: "www.stranka.cz", number: "04299434", html: "<footer><p>{N} s.r.o., Dlouhá 4, 110 00 Praha</p><p>IČO: 04299434</p><p>© 2024, {N} s.r.o.</p></footer>" },
};

describe("a company is found whatever shape its name has", () => {
  for (const [country, { form, host, number, html }] of Object.entries(PAGES)) {
    it.each(NAMES)(`${country}: %s`, (name) => {
      const candidates = extractCandidates(html.replaceAll("{N}", name.replace("&", "&amp;")), new URL(`https://${host}/`));
      expect(candidates[0]).toMatchObject({ name: `${name} ${form}`, nationalId: number });
      expect(candidates.slice(1).filter((one) => one.name !== name)).toEqual([]);
    });
  }

  it("takes a lower-case article for the name's where a line is but the name, and for the sentence's elsewhere", () => {
    const namesOf = (html: string) => extractCandidates(html, new URL("https://www.pagina.nl/")).map(({ name }) => name);
    expect(namesOf("<footer><p>de Bijenkorf B.V. | KvK 86203371</p></footer>")).toEqual(["de Bijenkorf B.V."]);
    expect(namesOf("<footer><p>Deze website is eigendom van de Bijenkorf B.V., KvK 86203371</p></footer>")).toEqual(["Bijenkorf B.V."]);
  });

  it("takes the year of a copyright line for no Firmenbuch number", () => {
    const numbersOf = (line: string) => extractCandidates(`<h1>Impressum</h1><p>Nordlicht GmbH</p><p>Handelsgericht Wien</p><footer>${line}</footer>`, new URL("https://www.nordlicht.at/")).map(({ nationalId }) => nationalId);
    expect(numbersOf("© 2025 e-Nordlicht GmbH")).not.toContain("2025E");
    expect(numbersOf("FN 56247t")).toContain("56247T");
  });
});
