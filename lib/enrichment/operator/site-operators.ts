import { isKindWord } from "./kinds";
import { SITE } from "./legal-sentences";
import { THIS_SITE } from "./site-sentences";
import { isToldAsOperator, mayTell } from "./told-operator";

/** What stands between "this site" and who is behind it: who runs, owns or publishes it, whose service or offer it is. */
const RUN = [
  // English
  String.raw`(?:(?:owned|operated|run|maintained|managed|published|provided|produced|administered)(?:,| and| &)? ?)+ by|under the responsibility of|is (?:the property|an? (?:service|initiative|project|publication|website|site|offering)) of|is the (?:official )?(?:web ?site|home ?page) of|belongs to|applies to the (?:web ?)?site of`,
  // German
  String.raw`(?:betrieben|herausgegeben|verantwortet|gepflegt|bereitgestellt|angeboten) (?:von|vom|durch)|(?:ist|sind) (?:ein|der|die|das) (?:offizielle )?(?:\p{L}*angebot|service|projekt|\p{L}*auftritt|initiative|\p{L}*seite|\p{L}*portal) (?:von|vom|de[rs])`,
  // French
  String.raw`(?:(?:édité|publié|exploité|géré|administré|maintenu|mis en ligne|animé)e?s?(?:,| et)? ?)+ par|(?:est )?la propriété (?:exclusive )?d[eu]s?|sous la responsabilité d[eu]s?|est (?:un service|une initiative|un projet|une publication|le site (?:officiel|internet|web)?) ?d[eu]s?|appartient (?:à|au|aux)`,
  // Dutch
  String.raw`(?:(?:beheerd|onderhouden|uitgegeven|geëxploiteerd|verzorgd)(?: en)? ?)+ door|is een (?:uitgave|initiatief|website|site|dienst|project) van|eigendom van`,
  // Italian, Spanish, Catalan, Portuguese
  String.raw`(?:(?:gestit|pubblicat|curat|edit|amministrat)[oa](?:,| e)? ?)+ da(?:l|lla|llo|gli|i)?|a cura de?(?:l|lla|llo|gli|i)?|di proprietà de?(?:l|lla|llo|gli|i)?|è (?:un servizio|un['’]iniziativa|un progetto|il sito(?: ufficiale| istituzionale)?) de?(?:l|lla|llo|gli|i)?`,
  String.raw`(?:es )?(?:titularidad|propiedad|titularitat|propietat) d(?:el?|e l['’])|pertenece al?|pertany a(?:l| l['’])?|(?:(?:gestionad|editad|administrad|mantenid|publicad)[oa](?:,| y)? ?)+ por|es (?:un servicio|una iniciativa|un proyecto|la web oficial|el sitio oficial) del?`,
  String.raw`(?:é )?da responsabilidade d[aeo]s?|(?:é )?propriedade d[aeo]s?|pertence (?:à|ao)s?|(?:(?:mantid|gerid|operad|administrad|editad|publicad)[oa](?:,| e)? ?)+ (?:por|pel[ao]s?)|é (?:um serviço|uma iniciativa|um projeto|o sítio oficial|o site oficial) d[aeo]s?`,
  // Nordic
  String.raw`(?:(?:drivs|ägs|förvaltas|utges|publiceras|underhålls|drives|eies|ejes|udgives|publiceres|publiseres|utgis|driftes|vedligeholdes|administreres|redigeres)(?: och| og)? ?)+ a[vf]|är en (?:tjänst|webbplats) från|er en (?:tjeneste|hjemmeside) (?:fra|for)|ylläpitää|julkaisee|omistaa`,
  // Polish, Romanian; where names go on in lower case, said-names.ts tells them
  String.raw`(?:prowadzon|zarządzan|administrowan|redagowan|wydawan)\p{L}+ (?:jest )?przez|jest własnością|należy do|(?:administrat|deținut|operat|gestionat|editat)ă? (?:și \p{L}+ )?de(?: către)?|aparține`,
].join("|");
/** Articles before a name, and what kind of body it is told to be. */
const ARTICLE = String.raw`(?:(?:the|der|die|das|dem|den|la|le|les|il|lo|i|gli|el|los|las|els|l['’]|o|a|os|as|de|het|d['’])(?:(?<=['’])| ))?`;
/** From "this site" to what stands between and who is behind it. */
const SITE_RUN = String.raw`(?<!\p{L})(?:${THIS_SITE}|webbplatsen|nettstedet|hjemmesiden|webste[dt]et|webshoppen|diese seiten|serwis|strona)(?!\p{L})(?:[^.;|]|\.(?=\S)){0,60}? (?:${RUN})`;
const BEHIND_SITE = new RegExp(String.raw`${SITE_RUN} ?${ARTICLE}["„“«]?(?=\p{L}|\p{N})`, "iu");
const ANNOUNCES = new RegExp(String.raw`^${SITE_RUN} ?:?$`, "iu");
/** "Diese Website wird vom Gartenbauverein Lindental betrieben", "A honlapot a Csatorna Egyesület üzemelteti": the verb behind the name. */
const BEFORE_VERB = new RegExp(String.raw`(?<!\p{L})${THIS_SITE}(?!\p{L})(?:[^.;|]|\.(?=\S)){0,40}?(?: wird| werden)? (?:von|vom|durch|az?|door)(?: de[rmn]| het)? `, "iu");
const VERB = /^(?:, (?:[^.;]|\.(?! \p{Lu})){0,90})?,? ?(?:betrieben|herausgegeben|verantwortet|gepflegt|üzemelteti|működteti|fenntartja|kezeli|beheerd|onderhouden|uitgegeven)(?!\p{L})/u;
/** "Gemeinde Lindental ist für diese Website verantwortlich", "Het Kanaal is verantwoordelijk voor deze website", "El Ayuntamiento de Lund es el titular de este sitio web". */
const ANSWERS = new RegExp(
  String.raw`(?:is|ist|est|è|es|é|är|er) (?:responsible for|verantwoordelijk voor|responsable de|responsabile del?|responsável por|ansvarig för|ansvarlig for) ${THIS_SITE}(?!\p{L})|ist für ${THIS_SITE} verantwortlich|` +
    String.raw`(?:is|ist|est|è|es|é) (?:the|der|die|le|la|l['’]|il|el|o|de) ?(?:owner|operator|publisher|betreiber(?:in)?|herausgeber(?:in)?|propriétaire|édit(?:eur|rice)|exploitant|titular|propietari[oa]|titolare|proprietari[oa]|gestore|editore?|eigenaar|beheerder) (?:(?:of|von|de|di|van) ${THIS_SITE}|(?:del|du|do|dell[ao]|dieser|des) (?:presente? )?(?:${SITE}))(?!\p{L})`,
  "iu",
);
/**
 * What the subject of a notice's first sentence commits itself to, in the words of widespread models: to make its site accessible ("La commune de Valfleury s'engage à rendre son
 * site accessible"), or to process the data of its readers by the law.
 * @see https://eur-lex.europa.eu/eli/dec_impl/2018/1523/oj
 */
const COMMITTED =
  /s['’]engage à ce que la collecte et le traitement de vos données|(?<!\p{L})(?:is committed to making|s['’]engage à (?:rendre|ce que)|se (?:ha comprometido|compromete) a (?:hacer|garantizar)|s['’]ha compromès a fer|si impegna a rendere|compromete-se a (?:tornar|disponibilizar)|zobowiązuje się (?:do )?zapewni\p{L}+|se zavazuj[eí] (?:k|ke)|sa zaväzuje|se angajează|(?:ist|sind) bemüht|streeft|sitoutuu)(?!\p{L})[^.;]{0,120}(?:acces+ib|acessív|dostępn|přístupn|prístupn|barrierefrei|toegankelij|saavutettav)/iu;

/**
 * The organisation of which a sentence says that "this site" is run, owned, published or offered by it ("This website is run by Lindental Parish Council"), without an
 * article: capitalised words, what joins them, and a word for its kind in lower case. Undefined where none is told.
 */
export function siteOperatorOf(sentence: string): string | undefined {
  const behind = BEHIND_SITE.exec(sentence);
  if (behind !== null) return nameFrom(sentence.slice(behind.index + behind[0].length));
  const before = BEFORE_VERB.exec(sentence);
  if (before !== null) {
    const rest = sentence.slice(before.index + before[0].length);
    const name = nameFrom(rest);
    if (name !== undefined && VERB.test(rest.slice(rest.indexOf(name) + name.length))) return name;
  }
  return ANSWERS.test(sentence) || COMMITTED.test(sentence) ? nameFrom(sentence.replace(/^(?:The|Die|Der|Das|La|Le|De|Het|Il|El|A|O) (?=\p{L})|^L['’](?=\p{L})/u, "")) : undefined;
}

/** Who is asked about the data on the operator's behalf. */
const OFFICER = /(?<!\p{L})(?:DPO|DPD|RPD|IOD|déléguée?|delegad[oa]|delegat[oa]?|\p{L}*beauftragte\p{L}*|functionaris|inspektor\p{L}*|protection des (?:données|renseignements)|protezione dei dati)(?!\p{L})/iu;
/** Places where a name may begin: a capital, also behind an elided article, or a word in lower case. */
const BEGINNING = /(?<=[\s'’„“"«])[\p{L}\p{N}]/gu;

/**
 * The organisation of which a notice's sentence says that it answers for the data, or has another part that is the operator's ("Administratorem danych jest Gmina
 * Lund", "Il titolare del trattamento è l'Associazione Culturale Lund"). Undefined where none is told.
 */
export function controllerOf(sentence: string): string | undefined {
  for (const { index } of sentence.matchAll(BEGINNING)) {
    if (!mayTell(sentence.slice(Math.max(0, index - 40), index))) continue;
    const word = /^[\p{L}\p{N}]+/u.exec(sentence.slice(index, index + 40))?.[0] ?? "";
    if (OFFICER.test(sentence.slice(0, index))) return undefined;
    if ((/^[\p{Lu}\p{N}]/u.test(word) || isKindWord(word)) && isToldAsOperator(sentence.slice(0, index), true)) return nameFrom(sentence.slice(index));
  }
  return undefined;
}

/** Whether a heading or lead-in announces who is behind the site ("Hjemmesiden ejes og publiceres af:"). */
export const announcesOperator = (lead: string): boolean => lead.length <= MAX_LEAD && THREE_WORDS.test(lead) && ANNOUNCES.test(lead);

const MAX_LEAD = 160;
const THREE_WORDS = /\S \S+ \S/;

const LINK = /^(?:d[eiu]|d[ao]s?|des|del|dell[aeo]|dei|degli|la|le|les|los|las|et|e|y|i|a|&|van|von|vom|zum|zur|am|an|im|der|den|dem|het|en|und|and|of|for|für|voor|pour|para|per|och|og|ja|u|na|v|ve|w|we|z|ze|nr|č|im|n[°º])$/u;
const MAX_WORDS = 9;

function nameFrom(text: string): string | undefined {
  const words: string[] = [];
  for (const word of (/^[^,;:|()•·"“”»]*/u.exec(text)?.[0] ?? "").split(" ").slice(0, MAX_WORDS)) {
    const plain = word.replace(/\.$/u, "");
    if (!(/^(?:[dl]['’])?[\p{Lu}\p{N}]/u.test(plain) || (words.length > 0 && LINK.test(plain)) || isKindWord(plain))) break;
    // "im. Anny Lund"
    words.push(LINK.test(plain) ? word : plain);
    if (plain !== word && plain.length > 3) break;
  }
  while (LINK.test((words.at(-1) ?? "").replace(/\.$/u, ""))) words.pop();
  // "l'association Les Amis du Canal"
  if (/^\p{Ll}/u.test(words[0] ?? "") && /^\p{Lu}/u.test(words[1] ?? "")) words.shift();
  const name = words.join(" ").replace(/^[dl]['’](?=\p{L})/u, "");
  return words.length > 1 && name.length >= 6 ? name : undefined;
}
