/** Kinds of companies that the law has a word for behind the form; a name of its own may begin so too. */
const KIND = String.raw`Societ(?:à|a['’]?) (?:tra Professionisti|Agricola)|Impresa Sociale`;
/** What the law adds to a name behind its legal form: its purpose, winding up, insolvency. */
const ADDITION = String.raw`${KIND}|Societ(?:à|a['’]?) Benefit|SB|STP|in (?:liquidazione|Liquidation|Liqu\.|Insolvenz|Abwicklung|liquidatie|vereffening|administration|receivership)|i\. ?[LI]\.|(?:en|under) (?:liquidation|liquidación|likvidation)|em liquidação|v (?:likvidaci|likvidácii|konkurzu)|w (?:likwidacji|restrukturyzacji|upadłości)`;
/** What companies have to state behind it, and is none of the name: that there is but one partner, that the capital is the smallest. */
const STATED = String.raw`(?:con|a) (?:unico socio|socio unico)|Unipersonale|a capitale ridotto|à associé unique|unipessoal`;
const behind = (words: string): string => String.raw`,?(?: [–-])? \(?(?:${words})\)?`;

const AT_HEAD = new RegExp(String.raw`^(?:${behind(ADDITION)}(?![\p{L}\p{N}])){1,2}`, "iu");
// "SARL AU": with one partner, as Morocco writes the form.
const AT_END = new RegExp(String.raw`(?:${behind(`${ADDITION}|${STATED}`)}){1,3}$|(?<=(?<!\p{L})SARL)[ -]A\.?U\.?$`, "iu");
const ENDS_IN_KIND = new RegExp(String.raw`(?:${KIND})$`, "iu");

/** How much of the text behind a legal form is still the name's ("in Liquidation" of "Tarmo GmbH in Liquidation"); 0 for nothing, as where a kind begins the next name. */
export function additionAt(behind: string): number {
  const [added = ""] = AT_HEAD.exec(behind) ?? [];
  return ENDS_IN_KIND.test(added) && /^ \p{Lu}\p{Ll}/u.test(behind.slice(added.length)) ? 0 : added.length;
}

/** A name without what the law adds to it behind its legal form, or has it state there. */
export const withoutAddition = (name: string): string => name.replace(AT_END, "");
