import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const on = (path: string, title: string, body: string, footer = ""): readonly (readonly [string | undefined, string | undefined])[] =>
  extractCandidates(`<html lang="en-GB"><title>${title}</title><main>${body}</main><footer><p>${footer}</p></footer></html>`, new URL(`https://www.zaluma.co.uk/${path}`)).map(({ name, nationalId }) => [name, nationalId]);

describe("the words before a company are none of its name", () => {
  it.each(["Zaluma T/A N.J. Farrow (Holdings) Limited, Co. Reg No 03847261", "Zaluma D/B/A N.J. Farrow (Holdings) Limited, Co. Reg No 03847261"])("where it trades as the site: %s", (footer) =>
    expect(on("contact", "Contact - Zaluma", "<p>Call us.</p>", footer)[0]).toEqual(["N.J. Farrow (Holdings) Limited", "03847261"]));

  it("where its director signs for it", () =>
    expect(on("modern-slavery", "Modern Slavery Statement", "<h1>Modern Slavery Statement</h1><p>Approved by the board of Zaluma Dale & Hurst Limited on 12 June.<br>Signed: Helen Marsh, Managing Director, Zaluma Dale & Hurst Limited</p>")).toEqual([["Zaluma Dale & Hurst Limited", undefined]]));

  it("where the reader stands before it", () =>
    expect(on("terms", "Terms", "<h1>Terms</h1><p>These terms apply between you, the User of this Website, and Farrow Joinery (Southern) Limited, the owner and operator of this Website.</p>")[0]?.[0]).toBe("Farrow Joinery (Southern) Limited"));

  it.each([
    "This agreement is between you (the Customer) and Farrow Joinery Ltd.",
    "This agreement is made between the Client (“you”) and Farrow Joinery Ltd.",
    "We're Farrow Joinery Ltd. You can call us Zaluma.",
  ])("where the other party or “we” stands before it: %s", (text) => expect(on("terms", "Terms", `<h1>Terms</h1><p>${text}</p>`).map(([name]) => name)).toContain("Farrow Joinery Ltd"));

  it("where a partnership says “we”", () => expect(on("terms", "Terms", "<h1>Terms</h1><p>We, Farrow Joinery LLP, operate this site.</p>", "© Zaluma").map(([name]) => name)).toContain("Farrow Joinery LLP"));

  it("but a bracket in a name is the name's", () => expect(on("about", "About", "<p>Hello.</p>", "© 2026 Zaluma (London) and Sons Ltd")[0]?.[0]).toBe("Zaluma (London) and Sons Ltd"));
  it.each(["© 2026 Zaluma, Dale & Sons Ltd", "Copyright Zaluma, Dale & Sons Ltd - All Rights Reserved"])("but kin in a row are one name: %s", (footer) => expect(on("about", "About", "<p>Hello.</p>", footer)[0]?.[0]).toBe("Zaluma, Dale & Sons Ltd"));
  it("but partners in a row are one name", () => expect(on("about", "About", "<p>Hello.</p>", "© 2026 Zaluma, Dale & Hurst Limited")[0]?.[0]).toBe("Zaluma, Dale & Hurst Limited"));
});

describe("whom a company represents", () => {
  it.each([
    "Zaluma Mortgages Ltd is an appointed representative of Meridian Mortgages Network Limited which is authorised and regulated by the FCA.",
    "Zaluma Mortgages Ltd is an Introducer Appointed Representative of Meridian Mortgages Network Limited.",
  ])("is not the page's company, whatever words they share: %s", (footer) => {
    const html = `<title>Zaluma Mortgages - Advice</title><p>Hello.</p><footer><p>${footer}</p></footer>`;
    expect(extractCandidates(html, new URL("https://zalumamortgages.co.uk/")).map(({ name }) => name)).toEqual(["Zaluma Mortgages Ltd"]);
  });

  it("but a company's parent is given where it shares its words", () =>
    expect(extractCandidates("<title>Zaluma Fork Bank - Advice</title><p>Hello.</p><footer><p>© 2026 Zaluma Fork Bank</p><p>Zaluma Fork Bank is a wholly owned subsidiary of Zaluma Fork Bancshares, Inc.</p></footer>", new URL("https://zalumaforkbank.com/")).map(({ name }) => name)).toContain("Zaluma Fork Bancshares, Inc."));
});

describe("whom terms mean by “we”", () => {
  it.each(["References to “we”, “us” or “our” are to Hexa9 Ltd (company number 03847261).", "In this policy ‘we’, ‘us’ or ‘our’ is a reference to Hexa9 Ltd, a company registered in England under number 03847261."])("is who a reference is to: %s", (text) =>
    expect(on("terms", "Terms | Zaluma", `<h1>Terms</h1><p>${text}</p>`, "© Zaluma")[0]).toEqual(["Hexa9 Ltd", "03847261"]));

  it("but customers who are named as references are others", () => expect(on("about", "About | Zaluma", "<h2>References</h2><p>Our references: Hexa9 Ltd, company number 03847261</p>", "© Zaluma")).toEqual([["Zaluma", undefined]]));
});

describe("an owner's office", () => {
  it.each(["The Old Mill, Station Road, Skipton, BD23 1AA", "Barn 2, Elm Farm, Oakham, LE15 6AA", "1 Marine Parade, Whitby YO21 3AA"])("is no company, and the number below is the site's: %s", (office) =>
    expect(on("terms", "Terms | Zaluma", `<h1>Terms</h1><p>The term ‘Zaluma’ or ‘us’ or ‘we’ refers to the owner of the website whose registered office is ${office}. Our company registration number is 03847261.</p>`, "© Zaluma")).toEqual([["Zaluma", "03847261"]]));
});

describe("whose trade marks a site's name and logo are", () => {
  it("is its company where its number stands behind", () =>
    expect(on("contact", "Contact | Zaluma", "<p>Hello.</p>", "Zaluma and the Zaluma logo are registered trademarks of Ashdown Retail Ltd. Registered in England no. 03847261")[0]).toEqual(["Ashdown Retail Ltd", "03847261"]));

  it("is not its company where nothing but that is told of it: groups keep their marks elsewhere", () =>
    expect(on("contact", "Contact | Zaluma", "<p>Hello.</p>", "Copyright © 2026 Zaluma. Zaluma and the wave device are registered trademarks of Tidal Marks Ltd.").map(([name]) => name)).toEqual(["Zaluma"]));
  it("but not whose another name is", () => expect(on("contact", "Contact | Zaluma", "<p>Hello.</p>", "Zaluma sells Feroza boots. Feroza and the Feroza logo are registered trademarks of Ashdown Retail Ltd.").map(([name]) => name)).toEqual(["Zaluma"]));
});

describe("a body's long name", () => {
  const long = "Harwick and Dale Valleys Community Health Foundation Trust";
  const titled = (name: string, home: string): readonly (string | undefined)[] =>
    extractCandidates(`<title>News | ${name}</title><div><a href="/">${home}</a></div><h1>News</h1><p>We opened a ward.</p>`, new URL("https://www.qzxvbw.nhs.uk/news")).map(({ name }) => name);

  it("is the site's where the way home says what the title says", () => expect(titled(long, long)).toEqual([long]));
  it("but a long claim is none", () => expect(titled("We build the best homes for you and yours", "We build the best homes for you and yours")).toEqual([]));
});

describe("a copyright line that tells whose the site's name is", () => {
  it("names the company in brackets", () => expect(on("about", "About | Zaluma", "<p>Hello.</p>", "© 2026 Zaluma (Ashdown Retail Ltd)").map(([name]) => name).toSorted()).toEqual(["Ashdown Retail Ltd", "Zaluma"]));
  it("has no company behind “by” for a part of the name", () => expect(on("about", "About | Zaluma", "<p>Hello.</p>", "© Zaluma by Ashdown Retail Ltd 2026").map(([name]) => name)).toContain("Zaluma"));
  it("but a form or a place in brackets is the name's", () => expect(on("about", "About | Zaluma", "<p>Hello.</p>", "© 2026 Zaluma (UK) Ltd").map(([name]) => name)).toEqual(["Zaluma (UK) Ltd"]));
});
