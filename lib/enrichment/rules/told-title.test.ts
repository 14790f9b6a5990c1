import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOf = (title: string, body: string, path: string, language = "en"): readonly (string | undefined)[] => extractCandidates(`<html lang="${language}"><title>${title}</title><body>${body}</body></html>`, new URL(`https://www.qzx.example${path}`)).map(({ name }) => name);

describe("what the title calls the site, whatever the domain", () => {
  it.each([
    ["Villa Lindora", "Contact – Villa Lindora", "<h1>Contact</h1><p>Villa Lindora is open from May to October.</p>", "/contact", "en"],
    ["Boulangerie Lindora", "Boulangerie Lindora : Contact", "<h2>Contact</h2><p>Venez à la Boulangerie Lindora dès six heures.</p>", "/contact.htm", "fr"],
    ["Panadería Lindora", "Quiénes somos | Panadería Lindora - Pan de verdad", "<h1>Desde 1961</h1><p>La Panadería Lindora hornea cada día.</p>", "/quienes-somos", "es"],
    ["Tandläkarna Lindora", "Personal – Tandläkarna Lindora", "<h1>Personal</h1><p>Vi på Tandläkarna Lindora trivs.</p>", "/personal/", "sv"],
    ["Lindoro Remonty", "Lindoro Remonty | Strona główna", "<h1>Bez nerwów</h1><p>Lindoro Remonty, ul. Długa 3</p>", "/", "pl"],
    ["Завод Линдора", "О компании | Завод Линдора", "<h1>О компании</h1><p>Завод Линдора выпускает бетон.</p>", "/o-kompanii", "ru"],
    ["Peuterspeelzaal De Uil", "Peuterspeelzaal De Uil", "<h1>Contact</h1><p>Peuterspeelzaal 'De Uil' is maandag open.</p>", "/contact.html", "nl"],
    ["Lindora Pet Food", "Search Stockists | Lindora Pet Food", "<h1>Search Stockists</h1><footer><p>Lindora Pet Food, Cedar House, Accrington</p></footer>", "/stockists", "en"],
  ])("%s is the one part that does not say what page it is, where the page's words use it as a name", (name, title, body, path, language) => {
    expect(namesOf(title, body + "<p>Text.</p>".repeat(6), path, language)).toEqual([name]);
  });

  it.each([
    ["what it is short for", "LINDA - CONTATTI", "<p>Si entra nella Società Italiana di Lindologia (LINDA) con un modulo.</p>", "LINDA"],
    ["a picture's text", "Lindora Kids | Contatti", "<img src=a.jpg alt='Lindora Kids'>", "Lindora Kids"],
    ["an address of mail", "Kontakt | Maler Lindoro", "<p>maler.lindoro@mail.example</p>", "Maler Lindoro"],
    ["its account with a network", "Salon Lindora | Kontakt", "<a href='https://www.facebook.com/salonlindora'>Facebook</a>", "Salon Lindora"],
  ])("%s confirms it", (_, title, body, name) => {
    expect(namesOf(title, `<h1>Kontakt</h1>${body}${"<p>Text.</p>".repeat(6)}`, "/contatti.htm", "it")).toEqual([name]);
  });

  it.each([["Casa Lindora", "Casa Lindora - Home"], ["Don Lindoro", "Don Lindoro | Fruta en tu oficina"]])("%s on a page that script fills is a part of the title, and not all of it", (name, title) => {
    expect(namesOf(title, "<div id=app></div>", "/", "es")).toEqual([name]);
  });

  it.each([
    ["a topic, which the page writes in small letters too", "Contact | Roofing Contractors", "<p>Our roofing contractors come to you. Roofing Contractors are listed.</p>", "/contact", "en"],
    ["a trade, in a language whose nouns have capitals", "Friseur | Startseite", "<p>Ihr Friseur in der Nähe.</p>", "/", "de"],
    ["a town", "Home | London", "<p>Visit the sights of London today.</p>", "/", "en"],
    ["a product, in a picture's text", "Green Mug | Shop", `<p>Green mugs.</p><img src=m.jpg alt="Green Mug">${"<p>Text.</p>".repeat(9)}`, "/shop/x", "en"],
    ["what goes on elsewhere", "Knitting Tips | Home", "<p>Welcome to Knitting Tips and Tricks</p>", "/", "en"],
    ["a notice", "Redirect Page", "", "/", "en"],
    ["another page's name", "Hoarfrost | Photos", "<h1>Hoarfrost</h1><p>Hoarfrost is lovely.</p>", "/photos/hoarfrost", "en"],
    ["what nothing on the page uses", "Contact | Silver Moon", `<h1>Contact</h1>${"<p>Text.</p>".repeat(9)}`, "/contact", "en"],
  ])("%s is no name", (_, title, body, path, language) => {
    expect(namesOf(title, body, path, language)).toEqual([]);
  });
});

describe("the part of a title that names the site", () => {
  it("is what the site's mark says too, also on a first page: data about a company called so are its own, whatever their address", () => {
    const data = '<script type="application/ld+json">{"@type":"Organization","name":"Lindora Outdoor GmbH","url":"https://www.lindora.example/"}</script>';
    const page = `${data}<header><a href='/'><img src=l.png alt='Lindora Logo'></a></header><h1>Rooms</h1><p>Partner: Brown Textil GmbH</p>`;
    expect(namesOf("Lindora – Ausrüstung für draußen", page, "/", "de")).toEqual(["Lindora Outdoor GmbH"]);
    expect(namesOf("Ausrüstung für draußen", page, "/", "de")).not.toContain("Lindora Outdoor GmbH");
  });

  it("is the first where the last is the page's heading", () => {
    expect(namesOf("Lindora Press - Hoarfrost", `<h1>Hoarfrost</h1><p>Lindora Press shows new prints.</p>${"<p>Text.</p>".repeat(6)}`, "/blog/2023/hoarfrost/")).toEqual(["Lindora Press"]);
  });
});
