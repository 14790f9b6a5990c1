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
