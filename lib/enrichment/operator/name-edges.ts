/** "1.1青空有限公司", "2、青空有限公司": a clause's number joined to its first word; not "58青空有限公司", a name's own. */
const CLAUSE = /^\d{1,2}(?:(?:[.、]\d{1,2}){1,3}[.、]?|[.、])(?=[\u4e00-\u9fff])/u;

/** "la propriété d'Acme SARL", "1.1青空有限公司": how many characters at the head of what reads as a name are the sentence's or its clause's number. */
export function edgeOf(before: string, name: string): number {
  if (/\p{Ll} $/u.test(before) && /^d['’][\p{Lu}\p{N}]/u.test(name)) return 2;
  return CLAUSE.exec(name)?.[0].length ?? 0;
}
