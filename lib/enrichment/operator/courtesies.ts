import type { Line } from "../page/page";

/** "Herr", "Mme" and the like before a person's first and last name, at a line's head or behind a label. English ones are as often a brand's ("Mr Kettle Ltd"). */
const COURTESY =
  /(?<=^|^[^:]{3,40}: ?)(?:Herrn?|Frau|Hr\.|Fr\.|Monsieur|Madame|M\.|M(?:me|lle|r)\.?|[Dd]hr\.|[Dd]e heer|[Mm]evr?\.|[Mm]evrouw|[Mm]w\.|Sig\.(?:ra)?|Signora?|D\.|D(?:ña|oña|ª)\.?|Sra?\.|Señora?|Pan[ií]?) (?=(?:(?:Dr|Ing|Mag|Dipl|Prof)\.(?:-Ing\.)? )*\p{Lu}[\p{Ll}'’-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+|v[oa]n|de[rnl]?|da|di)){1,3}(?:$|,| [(|–-]))/u;

/** A line that names a person without the word of courtesy before the name, unless the domain begins with it ("Frau Holle Betten" on frau-holle.example). */
export function withoutCourtesy(line: Line, domain: string): Line {
  const [word] = COURTESY.exec(line.text) ?? [];
  return word === undefined || domain.startsWith(word.toLowerCase().replace(/[^\p{L}]/gu, "")) ? line : { ...line, text: line.text.replace(COURTESY, "") };
}
