import { isForms, SUFFIX } from "./legal-suffixes";

/** What leads up to a form that somebody only trades in ("… exerçant à Paris sous forme d'une SARL"). */
const IN_FORM = /,? (?:sous (?:la )?forme(?: juridique)? d(?:['’](?:une? )?|e )|(?:in der (?:rechts)?form|in form|unter der rechtsform) (?:einer |der )?|in de (?:rechts)?vorm van een |onder de (?:rechts)?vorm van een |(?:sotto|in|nella) forma (?:giuridica )?di (?:una )?|bajo (?:la )?forma (?:jur[íi]dica )?de (?:una )?|sob a forma (?:jur[íi]dica )?de (?:uma )?|in the (?:legal )?form of an? )$/iu;

/** The clause that the same words end: behind a comma, else in lower case. */
const CLAUSE = /, ?\p{Ll}[^,]*$|(?: (?:\p{Ll}[\p{L}'’]*)){1,4}$/u;

/** Where a name ends in the words before a legal form of which they say that it is but the name's own ("TARMO, exerçant à Paris sous forme d'une" SARL). */
export function beforeForm(before: string): number | undefined {
  const lead = IN_FORM.exec(before);
  if (lead === null) return undefined;
  const said = before.slice(0, lead.index);
  const name = said.slice(0, CLAUSE.exec(said)?.index);
  return /(?:^|\s)[\p{Lu}\p{N}][^\s,]*$/u.test(name) ? name.length : undefined;
}

/** What lists of particulars call the legal form. */
export const FORM_LABEL = /^(?:rechts-?(?:form|vorm)|gesellschaftsform|forme? juridique|forme sociale|forma (?:jur[íi]dica|giuridica|prawna|organizacyjn\p{L}*|juridică)|legal (?:form|status|structure)|(?:company|entity|business) type|type of (?:company|business|entity)|(?:bolags|selskabs|selskaps|virksomheds|företags|organisasjons|juridisk )form|yritysmuoto|yhtiömuoto|právn[íi]a? forma|cégforma|(?:организационно-)?правовая форма)(?= |$)/iu;

/** Whether words are but the label of a legal form and the form, as such lists have them without a colon ("Rechtsform GmbH"). */
export function isLabelledForm(text: string): boolean {
  const rest = text.replace(FORM_LABEL, "").trim();
  return rest.length < text.trim().length && (isForms(rest) || SUFFIX.exec(`X ${rest}`, 2)?.[0] === rest);
}
