import { findLabels } from "../identifiers/label-trie";
import type { Line } from "../page/page";
import { nameKey } from "./agreement";
import { findNames, isCompanyName } from "./names";
import { isNameLabel, NAMED } from "./stated-names";

/** What terms and imprints call their party. */
const PARTY =
  "seller|trader|anbieter(?:in)?|verkäufer(?:in)?|vermieter(?:in)?|vendeur|vendedor(?:a)?|venditore|aanbieder|verkoper|verhuurder|uitgever|tjenesteyder|sælger|selger|säljare|myyjä|poskytovatel|poskytovateľ|prodávající|predávajúci|provozovatel|prevádzkovateľ|vydavatel|vydavateľ|usługodawca|sprzedawca|wydawca|szolgáltató|eladó|üzemeltető|kiadó|pružatelj(?: usluga)?|prodavatelj|prodavac|ponudnik|prodajalec|vânzător|продавец|продавець|търговец|πωλητής|pardavėjas|pārdevējs|müüja|satıcı|" +
  "eigenaar|exploitant|eigentümer(?:in)?|inhaber(?:in)?|betreiber(?:in)?|herausgeber(?:in)?|propriétaire|éditeur|editore|propietari[oa]|proprietári[oa]|proprietari[oa]|gestore|majitel|majiteľ|właściciel(?: (?:serwisu|strony|sklepu))?|ägare|ejer|eier|omistaja|utgivare|udgiver|utgiver|julkaisija|proprietar|vlasnik|nakladnik|издател|собственик|владелец|власник|видавець|savininkas|leidėjas|omanik|väljaandja|īpašnieks|izdevējs|ιδιοκτήτης|εκδότης|owner|sahibi|yayıncı|işletmeci";
/** The same of who serves it, and of who serves somebody else. */
const SERVER = "(?:service )?provider|dienstleister(?:in)?|leistungserbringer|prestataire|fournisseur|prestador(?:a)?|fornitore|prestatore|fornecedor(?:a)?|dienstverlener|tjenesteleverandør|palveluntarjoaja|dodavatel|dodávateľ|prestator|furnizor|исполнитель|виконавець|доставчик|πάροχος|teenuse osutaja";
/** The same where companies' names begin so too, so that only a colon makes a label of it. */
const NAMELIKE_PARTY = "publisher|operator|editor(?:a|ial)?|verlag";

const PARTY_LABEL = new RegExp(`^(?:${PARTY}|${NAMELIKE_PARTY})(?:\\s?[:：]\\s*|$)`, "iu");

const ANY_PARTY = new RegExp(`^(?:${PARTY}|${SERVER}|${NAMELIKE_PARTY})$`, "iu");

/** Whether a line is but what terms and imprints call a party ("Fornitore"). */
export function isParty(text: string): boolean {
  return ANY_PARTY.test(text);
}

/** A line without what terms and imprints call who runs the site ("Verhuurder: Acme B.V."). */
export function withoutParty(text: string): string {
  return text.replace(PARTY_LABEL, "");
}

/** A label with no sign behind it, at a line's head. */
const BARE = new RegExp(String.raw`^(?:${NAMED}|${PARTY}|${SERVER}|(?:the )?trading as|registered (?:company|office)|hébergement|hébergeur(?: du site)?|franchisegever|franchisegeber|franchiseur|(?:persönlich haftende )?gesellschafterin|komplementärin|identidad(?: del (?:responsable|titular))?|identité|name|nom|nome|nombre|név|naam|navn|namn|nimi|nazwa|název|názov)(?= )`, "iu");
/** The same with a dash behind it, which may stand in any name: before a company's, right above or below a number with its label. */
const DASHED = /^(\p{L}[\p{L} ]{2,30}?) [–—-] (?=["'„“«]?[\p{Lu}\p{N}\p{Lo}])/u;
/** Labels with which companies' own names begin as well. */
const AMBIGUOUS = /^(?:(?:data )?controller|administrator|(?:service )?provider|trader|f[öo]retag|yritys|kiadó|nazwa|naziv|название|наименование|name|nome?|nombre|név|naam|navn|namn|nimi|název|názov)$/iu;
const PERSON = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

/**
 * The page's lines, a colon behind what they begin with where that is a name's label without one: before a company's name with its form ("Razón social Acme
 * S.L.", "Ticaret unvanı Acme A.Ş."), with a dash ("Company – Acme Ltd") or before a person's right above or below a number with its label ("Titular Ana Roble", "NIF 12345678Z").
 * @param host the domain's label: nothing is a label with which it begins
 */
export function withBareLabels(lines: readonly Line[], host: string): readonly Line[] {
  return lines.map((line, at) => {
    if (line.text.length > 300) return line;
    const dashed = DASHED.exec(line.text)?.[1] ?? "";
    const label = dashed !== "" && (isNameLabel(dashed) || AMBIGUOUS.test(dashed)) ? dashed : BARE.exec(line.text)?.[0];
    if (label === undefined || host.startsWith(nameKey(label).squashed)) return line;
    const rest = line.text.slice(label.length + (label === dashed ? " – ".length : 1));
    if (!/^["'„“«]?[\p{Lu}\p{N}\p{Lo}]/u.test(rest)) return line;
    const isNamed = namesCompany(rest);
    const isStated = (isNamed && label !== dashed && !AMBIGUOUS.test(label)) || ((isNamed || PERSON.test(rest)) && (hasNumber(lines[at + 1]) || hasNumber(lines[at - 1])));
    return isStated ? { ...line, text: `${label}: ${rest}` } : line;
  });
}

/** Whether a text begins with a company's name, or its initials before it ("R. P. Acme Ltda"). */
function namesCompany(text: string): boolean {
  const [name] = findNames(text);
  return name !== undefined && /^(?:\p{Lu}\. ?){0,3}$/u.test(text.slice(0, name.start)) && isCompanyName(name.name);
}

/** Whether a line begins with the label of an official number, and states one. */
function hasNumber(line: Line | undefined): boolean {
  const [hit] = line === undefined || !/\d{4}/.test(line.text) ? [] : findLabels(line.text);
  return hit?.start === 0 && hit.label.schemes.length > 0;
}
