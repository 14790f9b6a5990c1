/** The languages in which pages name the countries of companies; in the second row words end otherwise in other cases ("w Estonii", "v Estonsku"). */
const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "nb", "fi", "hu", "ro", "et", "el", "tr", "ru", "bg"];
const INFLECTED = ["pl", "cs", "sk", "hr", "sl", "lt", "lv"];
const COUNTRIES = "GB IE MT CY EE NL DE CH FR ES LT BG RO HK SG AT IT PL CZ SK SE DK BE NO FI HU PT LV LU HR GR SI TR IL JP KR IN BR US LI IS RS UA MY NZ AU ZA JE GG IM".split(" ");

/** By country: its parts, courts and chief towns, and names that the languages have beside the official one, as words begin. */
const PLACES: Readonly<Record<string, string>> = {
  GB: "england|wales|scotland|northern ireland|great britain|uk|u.k.|london|cardiff|edinburgh|companies house|angleterre|grande-bretagne|écosse|londres|großbritannien|schottland|inglaterra|gran bretaña|inghilterra|gran bretagna|londra|engeland|groot-brittannië|londen|grã-bretanha|anglii|anglia|londyn|wielkiej brytanii|anglie|anglicku|londýn|velké británii|storbritannien|storbritannia|englanti|englannissa|iso-britannia|angliában|marea britanie",
  IE: "dublin|republic of ireland", MT: "malcie|maltě|sliema|valletta", CY: "cyprze|kypru|limassol|nicosia|larnaca|nikosia|lemesos|zypern", EE: "tallinn|tartu|harju|reval", NL: "holland|holandii|holandia|olanda|hollande|holanda|hollannissa|amsterdam|rotterdam|utrecht|den haag|the hague|hollandia", DE: "münchen|munich|berlin|hamburg|köln|cologne|frankfurt|düsseldorf|stuttgart|niemcz", CH: "zürich|zurich|zoug|genève|geneva|basel|lausanne|lugano",
  FR: "paris|lyon|marseille|bordeaux|nantes|toulouse|parigi|parís|paryż", ES: "madrid|barcelona", LT: "vilnius|kaunas|litwie|litvě", BG: "sofia|plovdiv", RO: "bucharest|bucurești|bukarest|bucarest|cluj|boekarest|rumania", AT: "wien|vienna|vienne|viena|vídeň|wiedeń|bécs|graz|linz|salzburg", IT: "milan|bozen|mailand|torino|włosz", PL: "warszaw|warsaw|warschau|varsovie|kraków|varšav", CZ: "praha|praze|prague|brno|czechach|czech republic|česk|republica checa|repubblica ceca|république tchèque",
  SK: "bratislava|pressburg|košice", SE: "stockholm|göteborg|malmö|gothenburg", DK: "københavn|copenhagen|kopenhagen|aarhus", BE: "brussel|bruxelles|antwerp", NO: "oslo", FI: "helsinki|espoo|helsingfors", HU: "budapest|węgr", PT: "lisbo", HR: "zagreb", GR: "athens|athen|thessaloniki", SI: "ljubljana", TR: "istanbul|ankara|izmir", IL: "tel aviv|haifa", JP: "tokyo", KR: "seoul", IN: "mumbai|new delhi|bangalore|bengaluru", BR: "são paulo|rio de janeiro", US: "usa|u.s.|delaware|wyoming|estados unidos|états-unis|stati uniti", SG: "acra", LI: "vaduz",
};

/** By country: what is of it, as words begin. They are names of languages too, and count in the number's own sentence only. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  GB: "british|english|scottish|britisch|englisch|britannique|anglais|britán|inglés|inglesa|britannic|inglese|britse|engelse|britânic|brytyjsk|angielsk|britsk|anglick|brittisk|engelsk|brit|angol", IE: "irish|irisch|irlandais|irlandés|irlandes|ierse|irlandzk|irsk|irländsk|irlanti|ír", MT: "maltese|maltesisch|maltais|maltés|maltesa|maltees|maltańsk|maltsk|maltesisk|maltalai|máltai|maltez", CY: "cypriot|zyprisch|zypriotisch|chypriote|chipriota|cipriot|cypryjsk|kypersk|cypriotisk|kyproslai|ciprusi", EE: "estonian|estnisch|estonien|estonio|estonia|estone|estse|estońsk|estonsk|estnisk|estisk|virolai|viron|észt",
  NL: "dutch|niederländisch|holländisch|néerlandais|hollandais|neerland|holand|olandes|nederlands|holendersk|niderlandzk|nizozem|nederländsk|holländsk|hollandsk|nederlandsk|alankomaa|hollandi", DE: "german|deutsch|allemand|alemán|aleman|alemã|tedesc|duitse|niemieck|německ|nemeck|tysk|saksalai|saksan|német", CH: "swiss|schweizer|suisse|suiz|svizzer|zwitsers|suíç|szwajcarsk|švýcarsk|schweizisk|elvețian|sveitsi", FR: "french|französisch|français|francés|francese|franse|frances|francusk|francouzsk|fransk|francez|ranskalai", ES: "spanish|spanisch|espagnol|español|spagnol|spaanse|espanhol|hiszpańsk|španělsk|spansk|spaniol", LT: "lithuanian|litauisch|lituanien|litouwse|lituan|litewsk|litevsk|litauisk",
  BG: "bulgarian|bulgarisch|bulgare|búlgar|bulgar|bulgaarse|bułgarsk|bulharsk|bulgarisk", RO: "romanian|rumänisch|roumain|rumano|rumeno|roemeense|romen|rumuńsk|rumunsk|rumänsk|rumænsk|român|román", AT: "austrian|österreichisch|autrichien|austriac|oostenrijkse|austríac|austriack|rakousk|österrikisk|østrigsk|osztrák", IT: "italian|italienisch|italien|italiaanse|włosk|italsk|italiensk|olasz", PL: "polish|polnisch|polonais|polaco|polacc|poolse|polonez|polsk|lengyel|puolalai", CZ: "czech|tschechisch|tchèque|checo|ceco|tsjechische|tcheco|czesk|česk|tjeckisk|tjekkisk|cseh", SK: "slovak|slowakisch|slovaque|eslovac|slovacc|slowaakse|słowack|slovensk|slovakisk|szlovák",
  SE: "swedish|schwedisch|suédois|suec|svedese|zweedse|szwedzk|švédsk|svensk|ruotsalai|ruotsin", DK: "danish|dänisch|danois|danés|danese|deense|dinamarqu|duńsk|dánsk|dansk|tanskalai", BE: "belgian|belgisch|belge|belga|belgic|belgijsk|belgick|belgisk", NO: "norwegian|norwegisch|norvég|norueg|norvegese|noorse|norwesk|norsk|norjalai|norjan", FI: "finnish|finnisch|finlandais|finland|finse|fińsk|finsk|suomalai", HU: "hungarian|ungarisch|hongrois|húngar|ungherese|hongaarse|maghiar|węgiersk|maďarsk|ungersk|ungarsk|magyar", PT: "portuguese|portugiesisch|portugais|portugués|portoghese|portugese|portugalsk|portugisisk", LV: "latvian|lettisch|letton|letón|lettone|letse|łotewsk|lotyšsk|lettisk",
  LU: "luxembourgeois|luxemburgisch|luxemburgu|lussemburghese|luxemburgse", HR: "croatian|kroatisch|croate|croata|croato|chorwack|chorvatsk|hrvatsk|kroatisk", GR: "greek|griechisch|grec|griego|griekse|greck|řeck", SI: "slovenian|slowenisch|slovène|sloven", TR: "turkish|türkisch|turc|turco|turkse|tureck|turkisk", IL: "israeli", JP: "japanese|japanisch|japonais|japonés", KR: "korean", IN: "indian", BR: "brazilian|brasilianisch|brésilien|brasileñ|brasileir|brasilian", US: "american|amerikanisch|américain|estadounidense|statunitense", SG: "singaporean|singapurisch|singapourien|singaporese",
};

/** Legal forms that only one country has, or where two have them, whose numbers have check digits of their own; a British postal code. */
const FORMS: readonly (readonly [country: string, form: RegExp])[] = (
  [["EE", "OÜ"], ["NL", "B\\.V\\.|N\\.V\\."], ["NL", "BV"], ["BE", "BV|NV|SRL|BVBA"], ["PL", "[Ss]p\\. ?z ?o\\. ?o"], ["LT", "UAB|MB"], ["LV", "SIA"], ["CZ", "s\\. ?r\\. ?o|a\\. ?s"], ["SK", "s\\. ?r\\. ?o|a\\. ?s"], ["HU", "[Kk]ft|Zrt|Nyrt"], ["BG", "E?OOD|Е?ООД"], ["RO", "S\\.?R\\.?L"], ["IT", "[Ss]\\.?[Rr]\\.?[Ll]|[Ss]\\.?[Pp]\\.?[Aa]"], ["ES", "S\\.?L\\.?(?:U\\.?)?"], ["PT", "[Ll]da"], ["FR", "SARL|SASU?|EURL"], ["DK", "ApS|A/S"], ["SE", "AB"], ["NO", "ASA?"], ["FI", "Oyj?"], ["CH", "S[àa]rl|AG"], ["HR", "d\\. ?o\\. ?o"], ["LU", "S\\. ?à ?r\\. ?l"], ["BR", "[Ll]tda|EIRELI"], ["GB", "[A-Z]{1,2}\\d[A-Z\\d]? \\d[ABD-HJLNP-UW-Z]{2}"], ["IE", "[ACDEFHKNPRTVWXY]\\d[\\dW] [A-Z\\d]{4}"]] as const
).map(([country, form]) => [country, new RegExp(`(?<![\\p{L}\\p{N}.])(?:${form})(?![\\p{L}\\p{N}])`, "gu")]);

/** Whether a text has any of them: most have none. */
const ANY_FORM = new RegExp(FORMS.map(([, { source }]) => source).join("|"), "u");

/** Upper and lower case, accents and letters of their own are alike; a word keeps its length. */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

interface Beginning {
  readonly text: string;
  readonly country: string;
  /** How many letters may follow. */
  readonly ending: number;
}
type Beginnings = ReadonlyMap<string, readonly Beginning[]>;
const KEY = 2;

function beginningsOf(entries: Iterable<readonly [country: string, words: readonly string[]]>, ending: number): Beginnings {
  const map = new Map<string, Beginning[]>();
  for (const [country, words] of entries) {
    for (const text of new Set(words.map(fold))) map.set(text.slice(0, KEY), [...(map.get(text.slice(0, KEY)) ?? []), { text, country, ending: text.length <= 3 ? 0 : ending }].toSorted((a, b) => b.text.length - a.text.length));
  }
  return map;
}

let known: { readonly names: Beginnings; readonly adjectives: Beginnings } | undefined;

/** Made when the first number asks for them. */
function tables(): { readonly names: Beginnings; readonly adjectives: Beginnings } {
  known ??= { names: beginningsOf(COUNTRIES.map((country) => [country, [...officialNames(country), ...(PLACES[country]?.split("|") ?? [])]] as const), 3), adjectives: beginningsOf(Object.entries(ADJECTIVES).map(([country, words]) => [country, words.split("|")] as const), 5) };
  return known;
}

function officialNames(country: string): readonly string[] {
  const named = (language: string): string => new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
  return [...LANGUAGES.map(named), ...INFLECTED.map((language) => named(language).replace(/(?<=\p{L}{4})[aeoyij]$/u, ""))].filter((name) => name.length > 3);
}

/** Where a country is told in a text, by its code. */
interface Told {
  readonly country: string;
  readonly at: number;
}

function toldIn(text: string, beginnings: readonly Beginnings[]): readonly Told[] {
  const folded = fold(text);
  const told: Told[] = [];
  for (const { index } of folded.matchAll(/(?<![\p{L}\p{N}])\p{L}{2}/gu)) {
    for (const table of beginnings) {
      const found = table.get(folded.slice(index, index + KEY))?.find((beginning) => folded.startsWith(beginning.text, index) && endsWithin(folded, index + beginning.text.length, beginning.ending) && !(beginning.country === "IE" && /north(?:ern)? $|nord$/.test(folded.slice(0, index))));
      if (found !== undefined) told.push({ country: found.country, at: index });
    }
  }
  return told;
}

const endsWithin = (text: string, from: number, ending: number): boolean => (/^\p{L}*/u.exec(text.slice(from, from + ending + 1))?.[0].length ?? 0) <= ending;

const formsIn = (text: string): readonly Told[] => !ANY_FORM.test(text) ? [] : FORMS.flatMap(([country, form]) => [...text.matchAll(form)].map(({ index }) => ({ country, at: index })));

/** The countries told, each once, the nearest to the text's end first. */
const nearestFirst = (told: readonly Told[]): readonly string[] => [...new Set(told.toSorted((a, b) => b.at - a.at).map(({ country }) => country))];

/** The countries that a number's own sentence tells before it and behind it, by name, place or what is of them ("société de droit estonien"). */
export function toldBeside(before: string, behind: string): readonly string[] {
  const { names, adjectives } = tables();
  return [...new Set([...nearestFirst(toldIn(before, [names, adjectives])), ...nearestFirst(toldIn(behind, [names, adjectives])).toReversed()])];
}

/** The countries that the lines around a number tell by names and places, and those of the legal forms there ("Lindora OÜ"). */
export function toldAround(text: string): readonly string[] {
  if (latest.text !== text) latest = { text, told: [...new Set([...nearestFirst(toldIn(text, [tables().names])), ...nearestFirst(formsIn(text))])] };
  return latest.told;
}

/** The numbers of one line have the same lines around them. */
let latest: { readonly text: string; readonly told: readonly string[] } = { text: "", told: [] };
