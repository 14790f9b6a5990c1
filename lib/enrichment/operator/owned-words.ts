import { FOR_OTHERS } from "./site-sentences";

/** Between a site and a company, in its own clause: run, owned, or whose it is, in languages of central and eastern Europe and in Turkish. */
const OWNED =
  "(?:de[țţt]inut|operat|administrat|gestionat|exploatat)[ăe]? de|proprietatea|apar[țţt]ine|marc[ăa](?: (?:înregistrată|comercială))?|provozován[ao]?|prevádzkovan[áéý]|majetk[eo]m|vlastnictví(?:m)?|vlastníct(?:vo|ve|vom)|" +
  "(?:u )?vla[sš]ništv[ou]|je last|v lasti|(?:je )?vlasnik|принадлеж(?:и на|ит)|належить|управляется|се (?:управлява|стопанисва|поддържа|експлоатира|притежава) от|собственост(?: на|ью)?|власніст\\p{L}*|власништв[оу]|ανήκει|ιδιοκτησία|λειτουργεί (?:από|υπό)|διαχειρίζεται|priklauso|pieder|kuulub|tulajdonosa|üzemeltetője|tulajdona";
/** Right before the company alone, which is then who does it: the same words speak of what a shop sells ("prowadzi sprzedaż produktów"). */
const OWNS = "prowadzi|vlastn[íi]|vodi|održava|upravlja|управлява|стопанисва|поддържа|valdo|administruoja|pārvalda|uztur|haldab|opereerib|käitab|управляет|tillhandahålls av|gehört(?: zu[r]?| der)?";
/** Between such words and the company: what it is. */
const KIND = "(?:firma|firmy|firmou|spółka|společnost\\p{L}*|spoločnos\\p{L}*|tvrtk[aei]|kompanij[aei]|podjetj[ea]|družb[ae]|društv[ao]|societ[aă][țţt]\\p{L}+|compani\\p{L}+|фирма(?:та)?|дружество(?:то)?|компани[яию]|компанії|εταιρ[είί]+α|įmonė|bendrov[eė]\\p{L}*|uzņēmum\\p{L}*|ettevõt\\p{L}*|cég|az?) ";

const SAYS_OWNED = new RegExp(String.raw`^,?[^,;:]*(?<!\p{L})(?:${OWNED})(?!\p{L})`, "iu");
const ENDS_OWNING = new RegExp(String.raw`^,?[^,;:]*(?<!\p{L})(?:${OWNS}) (?:${KIND})?["„“«]?$`, "iu");

/** What is done for a site: paid, brought or hosted, where {@link FOR_OTHERS} has no word for it. */
const DONE_FOR = /(?<!\p{L})(?:plat[aă]|plăți\p{L}*|curier\p{L}*|găzdui\p{L}*|хостинг\p{L}*|kurier\p{L}*|kurír\p{L}*|tárhely\p{L}*|makse\p{L}*|maksāj\p{L}*|mokėjim\p{L}*|plaćan\p{L}*|plačil\p{L}*|ödeme\p{L}*|kargo\p{L}*)(?!\p{L})/iu;

/**
 * Whether the words from a site's address to a company say that it owns or runs the site ("este operat de", "se … de", "принадлежит"), in languages in which a
 * verb or an ending tells it; what is delivered, hosted or paid on the site is others'.
 * @param lead the sentence before the address
 */
export function saysOwned(lead: string, gap: string): boolean {
  return (SAYS_OWNED.test(gap) || ENDS_OWNING.test(gap)) && ![FOR_OTHERS, DONE_FOR].some((others) => others.test(lead) || others.test(gap));
}
