import { isSameName } from "../operator/agreement";
import { PREFIX_FORMS } from "../operator/legal-suffixes";
import { type Evidence, type Reading, TITLE_PARTS } from "../reading";

/** Particles of Korean and Japanese that names end in as well: what is joined to a name, and the sentence that goes on behind it. */
const JOINED = /^(?:(?:이|가|은|는|을|를|의|와|과|도|에|로|으로|만|까지|부터|보다|처럼|마다|께서|하고|(?:에게|에서|로서|으로서)(?:는|도)?|(?:으?로)?부터|에는|에도|(?:와|과|만|에서|로서|으로서)의|이?라는|이며|이고|입니다)(?:[\s,.].*)?|(?:の|と|に|で|も|や|へ|から|まで|より|との|では|には|での|への).*)$/u;

/**
 * Evidence without the particle that a sentence joins to a name which begins with its legal form, and without what follows it: the page says the name without it,
 * in its title or where another rule found it ("(주)푸른들이 드리는 말씀", and in the footer "(주)푸른들").
 */
export function withoutParticles(found: readonly Evidence[], { page: { title }, siteNames }: Reading): readonly Evidence[] {
  const own = [...title.split(TITLE_PARTS), ...siteNames];
  const names = [...new Set(found.flatMap(({ name }) => name ?? []))].toSorted((a, b) => a.length - b.length);
  return found.map((one) => {
    const name = one.name === undefined || PREFIX_FORMS.exec(one.name)?.index !== 0 ? undefined : (names.find((other) => goesOn(one.name ?? "", other)) ?? beforeParticle(one.name, own));
    return name === undefined ? one : { ...one, name };
  });
}

const goesOn = (name: string, other: string): boolean => other.length >= MIN && name.length > other.length && name.startsWith(other) && JOINED.test(name.slice(other.length));

/** Shorter beginnings of names are those of many. */
const MIN = 4;

/** What stands before a particle, where that is one of the page's own names. */
function beforeParticle(name: string, own: readonly string[]): string | undefined {
  for (let at = MIN; at < name.length; at += 1) {
    const head = name.slice(0, at);
    if (/\p{Lo}/u.test(name.charAt(at)) && JOINED.test(name.slice(at)) && own.some((one) => isSameName(one, head))) return head;
  }
  return undefined;
}
