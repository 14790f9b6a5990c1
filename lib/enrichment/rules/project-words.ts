import { isSameName } from "../operator/agreement";
import { withoutLogo } from "../page/text";
import type { Reading } from "../reading";

/** What developers add to a name for one of their projects. */
const PROJECT = /(?:web|front ?-?(?:end)?|app|staging|landing|site|ui|client)$/iu;

/** "Ihr Gasthof Linde" on gasthof-linde.example: so a page speaks to its readers of itself. */
export function withoutYour(name: string, label: string): string {
  const rest = name.replace(YOUR, "");
  return isSameName(rest, label) ? rest : name;
}

const YOUR = /^(?:Ihre?|Eure?|Euer|Deine?|Votre|Your|Uw|Jouw|(?:Il )?(?:Tuo|Vostro)|(?:La )?(?:Tua|Vostra)|Su|Tu|Din|Ditt|Váš|Vaše|Twój|Twoja) (?=\p{Lu})/u;

/**
 * A name without the word that makes it a project's ("TidelineWeb" in the title of a page whose logo says "Tideline"): where the logo or the way home says the rest
 * of it and nothing says the whole, or the word is joined to all of the domain's label with a capital of its own.
 */
export function withoutProjectWord(whole: string, { host, page: { alts, homes } }: Reading): string {
  const name = withoutYour(whole, host.label);
  const [word] = PROJECT.exec(name) ?? [];
  if (word === undefined) return name;
  const rest = name.slice(0, -word.length).replace(/[\s_-]+$/, "");
  const marks = [...alts, ...homes.map(({ text }) => text)].map((text) => withoutLogo(text.trim()));
  if (rest.length < 3 || [host.label, ...marks].some((mark) => isSameName(mark, name))) return name;
  const isJoined = /\p{Ll}$/u.test(rest) && name.length === rest.length + word.length && /^\p{Lu}/u.test(word);
  return marks.find((mark) => isSameName(mark, rest)) ?? (isJoined && isSameName(host.label, rest) ? rest : name);
}
