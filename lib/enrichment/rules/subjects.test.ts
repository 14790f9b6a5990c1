import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOn = (url: string, title: string, text: string): readonly (string | undefined)[] => extractCandidates(`<title>${title}</title><h1>${title}</h1><p>${text}</p>`, new URL(url)).map(({ name }) => name);

describe("a notice without another name is of whom its sentences call by the domain's one word", () => {
  it.each([
    ["Privacy Policy", "At Tideline, accessible from https://tideline.example, one of our main priorities is your privacy."],
    ["Privacy Policy", "It is Tideline's policy to respect your privacy."],
    ["Privacy Policy", "Tideline (“we”, “us”) respects your privacy."],
    ["Terms of Service", "This policy describes how Tideline collects your data."],
    ["Datenschutzerklärung", "Diese Erklärung sagt, wie Tideline mit Ihren Daten umgeht."],
  ])("%s: %s", (title, text) => expect(namesOn("https://tideline.example/legal/", title, text)).toEqual(["Tideline"]));

  it("in lower case where it says by it who speaks", () => expect(namesOn("https://tideline.example/legal/", "Privacy Policy", "tideline (“we”) respects your privacy.")).toEqual(["tideline"]));

  it.each([
    ["on another page", "https://tideline.example/news/", "News", "Somebody told us about Tideline today."],
    ["in lower case elsewhere", "https://tideline.example/legal/", "Privacy Policy", "Walkers love the tideline at dawn."],
    ["in an address", "https://tideline.example/legal/", "Privacy Policy", "Write to Hello@Tideline.example or see www.Tideline.example for more."],
    ["as whose builder made the page", "https://somebody.tideline.example/legal/", "Privacy Policy", "We respect your privacy.</p><footer>© 2026 Your company. Made with Tideline One Inc.</footer><p>"],
    ["as a word that every other company has", "https://group.example/legal/", "Privacy Policy", "The members of our Group respect your privacy."],
  ])("but not %s", (_, url, title, text) => expect(namesOn(url, title, text)).toEqual([]));
});
