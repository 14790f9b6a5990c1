import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (body: string, title = "Blaufarn - Bienvenidos") => extractCandidates(`<!doctype html><html lang="es"><head><title>${title}</title></head><body>${body}</body></html>`, new URL("https://blaufarn.com/")).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

const TEXT = "<h1>Bienvenidos</h1><p>Plantamos y cuidamos jardines desde hace veinte años, con plantas de nuestro propio vivero y sin abonos químicos, en toda la provincia y sus alrededores.</p>";
const LEGAL = '<p><a href="/aviso-legal">Aviso legal</a> | <a href="/cookies">Cookies</a></p>';

describe("the last block of a page that marks no footer", () => {
  it.each([
    ["under a name in the site's language", `<div id="contenido">${TEXT}</div><div id="pie"><p>Helecho, S.L. - CIF: B12345674 - Calle Mayor 1, 28013 Madrid</p>${LEGAL}</div>`, ["Helecho, S.L. B12345674"]],
    ["behind a rule", `${TEXT}<hr><center><p>Helecho, S.L. - CIF: B12345674 - Calle Mayor 1, 28013 Madrid</p>${LEGAL}</center>`, ["Helecho, S.L. B12345674"]],
    ["as the last cell of a table", `<table><tr><td>${TEXT}</td></tr><tr><td><p>© 2020 Blaufarn</p><p>Helecho, S.L. - CIF: B12345674</p></td></tr></table>`, ["Helecho, S.L. B12345674", "Blaufarn"]],
    ["above the way up and a menu", `<div>${TEXT}</div><div><div><p>Helecho, S.L. - CIF: B12345674</p>${LEGAL}</div></div><a href="#">Subir</a><nav><a href="/a">Plantas</a></nav>`, ["Helecho, S.L. B12345674"]],
    ["without a number", `<div>${TEXT}</div><div class="bajo"><p>Helecho, S.L. - Calle Mayor 1, 28013 Madrid</p>${LEGAL}</div>`, ["Helecho, S.L."]],
  ])("is its footer: %s", (_, body, expected) => {
    expect(found(body)).toEqual(expected);
  });

  it.each([
    ["a partner's address", `<div>${TEXT}</div><div><p>Helecho, S.L. - Calle Mayor 1, 28013 Madrid</p></div>`],
    ["a partner under a heading", `<div>${TEXT}</div><div><h2>Colaboradores</h2><p>Helecho, S.L. - Calle Mayor 1, 28013 Madrid</p>${LEGAL}</div>`],
    ["a company in running text", `<div>${TEXT}</div><div><p>Las plantas de este mes vienen de Helecho, S.L., que las cría en Madrid.</p>${LEGAL}</div>`],
    ["more than half of the page", `<div><p>Helecho, S.L. - Calle Mayor 1, 28013 Madrid</p><p>Distribuidor de plantas en Madrid</p>${LEGAL}</div>`],
  ])("is none with %s", (_, body) => {
    expect(found(body)).toEqual(["Blaufarn"]);
  });

  it("is none with but the sign of the domain's host", () => {
    expect(found('<a href="https://www.helechos.co.uk"><img alt="helechos.co.uk"></a><p>blaufarn.com</p><h1>Something is on its way</h1><p>The person who registered this name has yet to put a website on it.</p><p>Are you that person? <a href="https://admin.helechos.co.uk">Log in</a></p><p>© 1996-2022 Helechos Limited. All rights reserved. Helechos Limited is a farn.hof company.</p>', "blaufarn.com")).toEqual([]);
  });

  it("does not part a number from its name in an imprint", () => {
    expect(found("<div><h1>Impressum</h1><div><p>Farnkraut GmbH</p></div><div><p>Seeweg 1<br>10115 Berlin</p></div><div><p>USt-IdNr.: DE136695976</p></div></div>", "Impressum")).toEqual(["Farnkraut GmbH DE136695976"]);
  });
});
