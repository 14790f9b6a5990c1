/** Patterns of a postal code and the town behind it, by how surely they are one. */
const CODE_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}]|©\\s?|\\([cC]\\)\\s?|[Cc]opyright\\s|\\d\\s?[-–]\\s?)(?:(?:NL|B|D|DE|A|AT|CH|F|FR|I|IT|E|L|LU|BE|DK|SE|S|NO|N|FI|FIN|PL|CZ|SK|H|HU|SI|HR|EE)[ –-]{1,3})?(?:\\d{4} ?[A-Z]{2}(?= )|\\d{5}(?!-\\d)|\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4}-\\d{3})[ ,]{1,2}(\\p{Lu}[\\p{L}'’.-]+(?: (?:a[mn]|der|de|di|la|le|les|sur|aan|den|bei|im|upon|\\p{Lu}[\\p{L}'’.-]+)(?: \\p{Lu}[\\p{L}'’.-]+)?)?)`, "u");
const BRITISH = /(\p{Lu}[\p{L}'’-]+(?: (?:upon|on|under|in|of|le|la|the|\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?)?),?(?: (?:England|Scotland|Wales|UK))?,? (?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![\p{L}\p{N}])/u;

/** What stands behind a town where it is no part of it. */
const NOT_A_TOWN = /^(?:Tel|Telefon|Telephone|Phone|Fax|Mobil|Mail|E-?Mail|Email|Web|Internet|Germany|Deutschland|Austria|Österreich|Nederland|Netherlands|The|France|Italia|Italy|Spain|España|Schweiz|Switzerland|Suisse|Belgium|België|Belgique|Denmark|Danmark|Sweden|Sverige|Norway|Norge|Finland|Suomi|Poland|Polska|BTW|KvK|KVK|VAT|CVR|Org|USt|IBAN|UID|Registered|Company|Handelsregister|HRB|HRA|RCS|SIRET|SIREN|NIF|CIF|NIP|GmbH|AG|Ltd|BV|Euro?|EUR|CHF|Alle|All|Copyright|Straße|Strasse|Street|Road|Route|Rue|Av|Via)$/i;

/** The town of an address in a line: behind a postal code, or before a British one. At most 40 characters. */
export function townOf(text: string): string | undefined {
  const line = text.length > 400 ? text.slice(0, 400) : text;
  const before = CODE_BEFORE.exec(line)?.[1];
  const name = before ?? BRITISH.exec(line)?.[1];
  if (name === undefined) return undefined;
  const words = name.split(" ");
  const end = words.findIndex((word) => NOT_A_TOWN.test(word));
  const town = (end < 0 ? words : words.slice(0, end)).join(" ").replace(/[.,\-–]+$/, "");
  return town.length < 2 || town.length > 40 ? undefined : town;
}
