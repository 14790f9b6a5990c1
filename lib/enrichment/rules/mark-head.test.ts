import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

function namesOf(title: string, mark: string): (string | undefined)[] {
  const html = `<title>${title}</title>${mark}<div class="nav"><a href="index.html">Start</a></div><h1>Text nach Maß</h1><p>Text und mehr Text.</p>`;
  return extractCandidates(html, new URL("https://www.qzx-rechner.example/x.html")).map(({ name }) => name);
}

const LOGO = '<img src="l.png" alt="QVB Logo">';

describe("the head of a site's mark", () => {
  const markups = (name: string, page: string): readonly string[] => [
    `<div class="brand"><div>${LOGO}</div><div><b>${name}</b><small>${page}</small></div></div>`,
    `<header><a class="navbar-brand" href="index.html">${LOGO}<strong>${name}</strong> <span>${page}</span></a></header>`,
    `<div class="logo">${LOGO}<span>${name}</span><span>${page}</span></div>`,
    `<div class="brand">${LOGO}<b>${name}</b> <small>Immer für Sie da</small></div>`,
    `<div class="site-title">${LOGO}<span>${name}</span> <span>Since 1994 in town</span></div>`,
    `<div class="brand">${LOGO}<b>${name}</b></div>`,
  ];
  it.each([
    ["QVB Hauptvertretung Farin Malkow", "Erstinformation"],
    ["QVB Agence Jean Malkow", "Mentions légales"],
    ["QVB Agenzia Mario Malkow", "Privacy"],
    ["QVB Agencia Juan Malkow", "Aviso legal"],
    ["QVB Kantoor Jan Malkow", "Privacy"],
    ["QVB Agencja Jan Malkowski", "Polityka prywatności"],
    ["QVB Agency John Malkow", "Disclosures"],
    ["QVB Zastoupení Jan Malkov", "Kontakt"],
    ["QVB Kontor Sven Malkow", "Integritet"],
    ["QVB Agência João Malkow", "Termos"],
  ])("is the agency that the title names, not the house whose logo it shows: %s", (name, page) => {
    expect(markups(name, page).map((mark) => namesOf(`${page} | ${name}`, mark))).toEqual(markups(name, page).map(() => [name]));
  });

  it.each([
    ["another part of the title", "Neue Tarife | Unsere Themen", `<div class="brand">${LOGO}<small>Unsere Themen heute</small></div>`],
    ["no more than the logo", "Erstinformation | QVB", `<div class="brand">${LOGO}<b>QVB Hauptvertretung Farin Malkow</b></div>`],
    ["a single word", "Tarife | Leben", `<div class="brand">${LOGO}<b>Leben</b> <span>Tarife</span></div>`],
  ])("leaves the logo's name where the title has %s", (_, title, mark) => expect(namesOf(title, mark)).toEqual(["QVB"]));
});
