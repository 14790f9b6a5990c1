import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, head: string, body: string): (string | undefined)[][] => extractCandidates(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId]);

describe("who runs a site is told by the description of its page too, where that alone has the number", () => {
  it.each([
    ["https://www.verdenor.com.au/terms", "Terms | Verdenor", 'property="og:description"', "Welcome. This website www.verdenor.com.au is owned and operated by Ashdown Classifieds Pty Ltd (63 146 949 519). Should you continue to", ["Ashdown Classifieds Pty Ltd", "63146949519"]],
    ["https://www.verdenor.co.uk/privacy", "Privacy | Verdenor", 'name="description"', "Verdenor is a trading name of Ashdown Retail Ltd, company number 05917730, registered in England.", ["Ashdown Retail Ltd", "05917730"]],
    ["https://verdenor.de/impressum", "Impressum | Verdenor", 'name="description"', "Impressum Angaben gemäß § 5 TMG Birken Handels GmbH, Lindenstr. 5, 10115 Berlin, HRB 281711, Amtsgericht München", ["Birken Handels GmbH", "HRB281711"]],
  ])("%s", (url, title, meta, description, company) => {
    const head = `<title>${title}</title><meta ${meta} content="${description}">`;
    expect(found(url, head, "<p>Lorem ipsum dolor sit amet.</p><p>© 2024 Verdenor</p>")[0]).toEqual(company);
  });

  it("but not where the page says the number, a company without one, or digits that are cut off", () => {
    const page = (description: string, body: string): (string | undefined)[][] => found("https://www.verdenor.co.uk/privacy", `<title>Privacy | Verdenor</title><meta name="description" content="${description}">`, `<p>Lorem ipsum dolor sit amet.</p>${body}<p>© 2024 Verdenor</p>`);
    expect(page("Fern Retail Ltd, company number 05917730, registered in England.", "<p>Verdenor is a trading name of Ashdown Retail Ltd, company number 05917730.</p>").map(([name]) => name)).not.toContain("Fern Retail Ltd");
    expect(page("Verdenor sells what Ashdown Retail Ltd makes.", "")).toEqual([["Verdenor", undefined]]);
    expect(page("Verdenor is a trading name of Ashdown Retail Ltd, company number 05917730…", "").flat()).not.toContain("05917730");
  });
});
