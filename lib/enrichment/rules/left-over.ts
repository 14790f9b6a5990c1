import { isSameName } from "../operator/agreement";
import { withoutGreeting } from "../operator/greetings";
import { type Reading, titledAsDomain } from "../reading";

/**
 * Whether a copyright line's name is but what a template came with: the page says it in no other line, while its title is the domain and it greets in
 * that name ("© Zorbix" on lindora.example, titled "Lindora", with the heading "Welcome to Lindora").
 * @param at the copyright line
 */
export function isLeftOver(name: string, at: number, reading: Reading): boolean {
  const { page: { title, metas, lines, links }, host } = reading;
  if (titledAsDomain(reading) === undefined || !lines.some(({ text }) => text.length <= 80 && isSameName(withoutGreeting(text), host.label) && !isSameName(text, host.label))) return false;
  const [said, word] = [name.toLowerCase(), name.toLowerCase().replace(/\s/g, "")];
  return ![title, ...metas.values(), ...lines.flatMap(({ text }, other) => (other === at ? [] : text))].some((text) => text.toLowerCase().includes(said)) && !links.some(({ href }) => href.toLowerCase().includes(word));
}
