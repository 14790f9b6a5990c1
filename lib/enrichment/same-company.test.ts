import { describe, expect, it } from "vitest";
import { extractCandidates } from "./candidates";
import { fullerName, isOneName, isSameCompany } from "./same-company";

const site = (name: string): string => `<meta property="og:site_name" content="${name}">`;
const names = (html: string, domain: string): unknown => extractCandidates(`<html><head>${html}`, new URL(`https://www.${domain}/`)).map(({ source, name }) => `${source}: ${name ?? ""}`);

describe("one company", () => {
  it.each([
    ["Brambleforge.com", "Bramble Forge"], ["www.bramble-forge.co.uk", "Bramble Forge"], ["Brambleforge.com, Inc.", "Bramble Forge Inc."], ["Salt and Bramble", "Salt & Bramble"], ["Brot und Dorn", "Brot & Dorn"], ["The Bramble Forge", "Bramble Forge"],
    ["Nehir Makine San. ve Tic. Ltd. Şti.", "Nehir Makine Sanayi ve Ticaret Limited Şirketi"], ["Lindora Indústria e Comércio de Alimentos Ltda.", "Lindora Ind. e Com. de Alimentos Ltda"],
    ["BKS – Bramble Kran Service GmbH", "Bramble Kran Service GmbH"], ["Bramble Kran GmbH", "Brambele Kran GmbH"], ["Brambel Kran GmbH", "Brombel Kran GmbH"], ["Müllner Bau GmbH", "Muellner Bau GmbH"],
  ])("is behind %s and %s", (one, other) => expect(isOneName(one, other)).toBe(true));

  it.each([["Bramble Forge", "Bramble Foundry"], ["Brambleforge.com", "Bramble"], ["Salt or Bramble", "Salt & Bramble"], ["KBS – Bramble Kran Service GmbH", "Bramble Kran Service GmbH"], ["Bramble Bau I GmbH", "Bramble Bau II GmbH"], ["Bramble Nord GmbH", "Bramble Norm GmbH"], ["Bramble Kran", "Brambele Kran"], ["Bramble GmbH", "Brambele GmbH"], ["Solarpark123 Kran GmbH", "Solarpark124 Kran GmbH"], ["Bramble Kran GmbH", "Brumbele Kran GmbH"], ["Nehir Makine San. ve Tic. A.Ş.", "Nehir Makine İnşaat ve Ticaret A.Ş."], ["Nehir San ve Tic", "Nehir Sanayi ve Ticaret"]])("is not behind %s and %s", (one, other) => expect(isOneName(one, other)).toBe(false));

  it("is named by its legal form rather than without, and by its name rather than its domain", () => {
    expect(fullerName("Brambleforge.com", "Bramble Forge")).toBe("Bramble Forge");
    expect(fullerName("Bramble Forge", "brambleforge.com")).toBe("Bramble Forge");
    expect(fullerName("Brambleforge.com", "Brambleforge GmbH")).toBe("Brambleforge GmbH");
    expect(fullerName(undefined, "Bramble Forge")).toBe("Bramble Forge");
  });

  it("is given once where the copyright line has the domain and the site's name is spelled out", () => {
    expect(names(`${site("Bramble Forge")}</head><footer>© 2026 brambleforge.com. All rights reserved.</footer>`, "brambleforge.com")).toEqual(["copyright: Bramble Forge"]);
    expect(names(`${site("Salt and Bramble")}</head><footer>© 2026 Salt &amp; Bramble</footer>`, "saltandbramble.com")).toEqual(["copyright: Salt & Bramble"]);
  });

  it("is given once where a system escapes the site's name twice", () => {
    expect(names(`${site("Salt &amp;amp; Bramble")}</head><footer>© 2026 Salt &amp; Bramble</footer>`, "saltbramble.com")).toEqual(["copyright: Salt & Bramble"]);
  });
});

describe("words behind a legal form", () => {
  const twice = (name: string, line: string): unknown => names(`<script type="application/ld+json">{"@type":"Organization","name":"${name}"}</script></head><footer>© 2026 ${line}. All rights reserved.</footer>`, "nordhafen.com");

  it.each([
    ["Nordhafen Srl", "Società Benefit"], ["Nordhafen S.r.l.", "con Socio Unico"], ["Nordhafen Srl", "Startup Innovativa"], ["Nordhafen S.p.A.", "in liquidazione"], ["Nordhafen GmbH", "i.L."], ["Nordhafen GmbH", "Zweigniederlassung Wien"], ["Nordhafen e.K.", "Inhaber Max Berg"], ["Nordhafen SARL", "à associé unique"],
    ["Nordhafen SAS", "au capital de 10 000 €"], ["Nordhafen Sp. z o.o.", "w restrukturyzacji"], ["Nordhafen S.A.", "Sucursal em Portugal"], ["Nordhafen Ltd", "T/A Green Sea"], ["Nordhafen Pty Ltd", "ATF Berg Trust"], ["Nordhafen Limited", "(in administration)"],
  ])("make no second company of %s %s, whichever of the two stands where", (short, behind) => {
    expect(twice(`${short} ${behind}`, `${short} ${behind}`)).toEqual([`jsonld: ${short} ${behind}`]);
    expect(twice(`${short} ${behind}`, short)).toEqual([`jsonld: ${short} ${behind}`]);
    expect(twice(short, `${short} ${behind}`)).toEqual([`jsonld: ${short}`]);
  });

  it.each([["Nordhafen GmbH Sportverein", "Nordhafen GmbH"], ["Nordhafen Ltd Foundation", "Nordhafen Ltd"], ["Nordhafen Ltd and Browning", "Nordhafen Ltd"], ["Nordhafen, Inc.", "Nordhafen GmbH i.L."]])("keep %s and %s apart where they are another holder's", (one, other) => {
    expect(isSameCompany({ source: "jsonld", name: one }, { source: "copyright", name: other })).toBe(false);
  });
});

describe("a legal form before a name", () => {
  it.each(["SA", "SAS", "S.A.S.", "SCI", "SNC", "SC", "B.V.", "NV", "EARL", "Soc. Coop.", "ИП", "Firma", "Société"])("makes no second company of it beside the name without: %s", (form) => {
    expect(names(`${site("Nordhafen")}</head><footer>© 2026 ${form} Nordhafen</footer>`, "nordhafen.com")).toEqual([`copyright: ${form} Nordhafen`]);
  });

  it("is told by whoever has it, as one behind the name before it", () => {
    expect(fullerName("Nordhafen", "SAS Nordhafen")).toBe("SAS Nordhafen");
    expect(fullerName("SAS Nordhafen", "Nordhafen")).toBe("SAS Nordhafen");
    expect(fullerName("Firma Nordhafen", "Nordhafen GmbH")).toBe("Nordhafen GmbH");
    expect(isOneName("SA EL DIARIO", "EL DIARIO")).toBe(true);
  });

  it.each([["Association Nordhafen", "Nordhafen"], ["SC Nordhafen", "SC Südhafen"], ["Scala", "La"]])("is none: %s and %s", (one, other) => expect(isOneName(one, other)).toBe(false));
});

describe("a site's name in meta elements", () => {
  it.each([["@brambleforge", []], ["https://www.brambleforge.com/", ["og: brambleforge.com"]], ["Bramble Forge : Well made", ["og: Bramble Forge"]], ["Recipes - Tales of BrambleForge.com", ["og: Tales of BrambleForge.com"]]])("%s", (value, expected) => expect(names(`${site(value)}</head><p>Some words.</p>`, "brambleforge.com")).toEqual(expected));
});

it("an organisation that is a property of nothing is the page's: whose text it takes over is not the operator", () => {
  expect(names('</head><div itemprop="sourceOrganization" itemscope itemtype="http://schema.org/Organization"><a itemprop="name">Quillmere Wire Service</a></div><footer>© 2026 Bramble Forge</footer>', "brambleforge.com")).toEqual(["copyright: Bramble Forge"]);
  expect(names('</head><div itemprop="publisher" itemscope itemtype="http://schema.org/Organization"><a itemprop="name">Bramble Forge</a></div>', "brambleforge.com")).toEqual(["jsonld: Bramble Forge"]);
});

describe("a site that is called as its domain is one company with its domain's words", () => {
  const on = (domain: string, data: string, footer = ""): readonly (string | undefined)[] => extractCandidates(`<!doctype html><title>Photovoltaik</title><meta property="og:site_name" content="${domain}"><h1>Ihr Nivar-Dach vom Profi</h1><script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"${data}"}</script><p>Text.</p><footer>${footer}</footer>`, new URL(`https://www.${domain}/`)).map(({ name }) => name);
  it.each(["nivardach.berlin", "nivardach.solutions"])("whatever the domain ends in: %s", (domain) => expect([on(domain, domain), on(domain, domain, `© 2024 ${domain}`)]).toEqual([[domain], [domain]]));
  it("but with another name beside the domain they stay two", () => expect(on("nivardach.berlin", "nivardach.berlin", "© 2024 Lindora Zimmerei GmbH")).toContain("Lindora Zimmerei GmbH"));
});
