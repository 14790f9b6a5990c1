import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const named = (tld: string, body: string): readonly (string | undefined)[][] =>
  extractCandidates(`<!doctype html><title>Info | Lindora</title><nav><a href="/">Lindora</a></nav><h1>Info</h1>${body}`, new URL(`https://www.lindora.${tld}/contact`)).map(({ name, nationalId }) => [name, nationalId]);

describe("over an address and a number", () => {
  it.each([
    ["de", "Tragen Sie unsere Nummer ein", "Lindenweg 5", "10115 Berlin", "USt-IdNr.: DE136695976", "DE136695976"],
    ["se", "Anslut ditt företag", "Gräddvägen 15", "906 20 Umeå", "Org.nr: 559127-3700", "5591273700"],
    ["dk", "Mange svar står allerede i vores FAQ", "Nygade 1", "1164 København K", "CVR 26656931", "26656931"],
    ["nl", "Meld jouw bedrijf aan", "Kerkstraat 1", "1012 AB Amsterdam", "KvK 63173101", "63173101"],
    ["fi", "Liitä meidän verkkoon", "Katu 1", "00100 Helsinki", "Y-tunnus: 2727130-2", "27271302"],
    ["pl", "Zapisz firmę na naszej liście", "ul. Polna 3", "62-006 Kobylnica", "NIP 526-000-12-46", "5260001246"],
    ["cz", "Přidejte se k naší skupině", "Zahradní 622", "593 01 Bystřice", "IČO: 69890714", "69890714"],
    ["it", "Iscrivi la tua azienda alla nostra rete", "Via Roma 1", "20121 Milano", "P.IVA 00743110157", "IT00743110157"],
  ])("a sentence to the reader is no name, on .%s: %s", (tld, sentence, street, town, number, id) => {
    expect(named(tld, `<p>${sentence}</p><p>${street}</p><p>${town}</p><p>${number}</p>`)).toEqual([["Lindora", id]]);
  });
  it("what a form's button or a line on social media stands between is no name", () => {
    for (const above of ["<p>Jeg Accepterer</p><button>Send</button>", '<div class="social"><p>Social</p><p>Facebook / Instagram</p></div>']) expect(named("dk", `${above}<p>Nygade 1</p><p>1164 København K</p><p>CVR 26656931</p>`).map(([name]) => name)).toEqual(["Lindora"]);
  });
  it.each(["Blå Bregne", "In Your Shoes", "Notre Dame Voyages", "Asociația din Vale"])("another name stays: %s", (name) => {
    expect(extractCandidates(`<!doctype html><title>Kontakt</title><h1>Kontakt</h1><p>${name}<br>Nygade 1<br>1164 København K<br>CVR 26656931</p>`, new URL("https://www.qzxv.dk/kontakt")).map((one) => [one.name, one.nationalId])).toEqual([[name, "26656931"]]);
  });
});

it.each([["de", "Über", "USt-IdNr.: DE136695976"], ["se", "Om", "Org.nr: 559127-3700"], ["fr", "À propos de", "SIRET : 73282932000074"], ["nl", "Over", "KvK 63173101"], ["pl", "O", "NIP 526-000-12-46"], ["uk", "About", "Company number 05917730"]])("what leads to a page about the site is none of its name, on .%s: %s", (tld, about, number) => {
  expect(named(tld, `<footer><div>${about} Lindora</div><div>${number}</div></footer>`).map(([name]) => name)).toEqual(["Lindora"]);
});

it("behind the Danish \"ved\" a firm with a legal form begins: what stands before is its brand", () => {
  expect(named("dk", "<footer><p>Lindora v/ Kornbæk Handel A/S<br>Nygade 1<br>1164 København K<br>CVR 26656931</p></footer>")[0]).toEqual(["Kornbæk Handel A/S", "26656931"]);
  expect(named("dk", "<footer><p>Lindora v/Anna Kornbæk<br>Nygade 1<br>1164 København K<br>CVR 26656931</p></footer>")[0]).toEqual(["Lindora", "26656931"]);
});

describe("whom a form for withdrawal is sent to", () => {
  it.each([["de", "de", "An", "Malerbetrieb Uwe Brandmair, Erlenweg 12, 24837 Schleswig"], ["nl", "nl", "Aan", "Schildersbedrijf Uwe Brandmair, Kerkstraat 5, 1012 AB Amsterdam"], ["da", "dk", "Til", "Malerfirmaet Uwe Brandmair, Nygade 1, 1164 København K"]])("is called without the preposition (%s)", (language, tld, to, address) => {
    const html = `<!doctype html><html lang="${language}"><title>Widerruf</title><h1>Widerruf</h1><p>Lorem ipsum.</p><p>${to} ${address}, info@maler-brandmair.${tld}:</p><p>Lorem ipsum.</p>`;
    expect(extractCandidates(html, new URL(`https://www.maler-brandmair.${tld}/widerruf`)).map((one) => one.name)).toEqual([address.split(", ")[0]]);
  });
  it("keeps an article", () => {
    const html = '<!doctype html><html lang="en"><title>Contact</title><h1>Contact</h1><p>An Brandmair Hall, 5 Mill Lane, Galway H91 X2Y3</p>';
    expect(extractCandidates(html, new URL("https://www.brandmairhall.ie/contact")).map((one) => one.name)).not.toContain("Brandmair Hall");
  });
});

describe("a trade in the name of whose address follows, in bold", () => {
  it.each([["Rechtsanwaltskanzlei Lindora", ""], ["Lindora Fotografie", ""], ["Versicherungsbüro Lindora", "<div>Anna Malkow</div>"]])("announces nobody else: %s", (name, owner) => {
    expect(named("de", `<div><b>${name}</b></div>${owner}<div>Erlenweg 12</div><div>D-24837 Schleswig</div><div>Fon 04621 550137</div><div>USt-IdNr.: DE136695976</div>`).map(([, number]) => number)).toContain("DE136695976");
  });
  it.each(["Fotografie", "Versicherung", "Rechtsanwalt"])("announces somebody else without a name: %s", (heading) => {
    expect(named("de", `<div><b>${heading}</b></div><div>Kornbæk</div><div>Erlenweg 12</div><div>D-24837 Schleswig</div><div>USt-IdNr.: DE136695976</div>`).map(([, number]) => number)).not.toContain("DE136695976");
  });
});
