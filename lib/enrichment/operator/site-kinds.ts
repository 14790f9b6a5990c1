const KIND = String.raw`(?:(?:online|web|photo|digital) )?(?:port(?:folio|efeuille|fólio|afolio|fólió)|портфолио|web ?(?:log|sites?|seite|stek)|home ?page|hemsida|hjemmeside|nettside|kotisivut?|blogg?|блог)`;
const ARTICLE = String.raw`(?:(?:the|my|das|der|die|mein|het|de|mijn|le|mon|il|el|mi|o|meu|min) )?`;
const OF = String.raw`(?: (?:of|von|van|de|di|do|da|d['’]|af|av))?`;
const IS_KIND = new RegExp(String.raw`^\s*(?:${ARTICLE}${KIND}${OF}|['’]?s? ${KIND})\s*$`, "iu");

/** Whether a name is lengthened but by what the site is ("Portfolio Anna Bergman", "Anna Bergman Blog" for "Anna Bergman"): that is none of who it is of. */
export function addsKindOfSite(name: string, whole: string): boolean {
  const at = whole.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && IS_KIND.test(whole.slice(0, at) + whole.slice(at + name.length));
}
