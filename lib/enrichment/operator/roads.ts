/** What Italian roads and places begin with. */
const ITALIAN = String.raw`via|viale|v\.le|vicolo|piazza|piazzale|p\.(?:zz|l)a|corso|c\.so|largo|contrada|c\.da|strada|s\.p\.|s\.s\.|loc(?:alit[àa]|\.)|fraz(?:ione|\.)|zona (?:industriale|artigianale)|z\.i\.|lungomare`;

/** A road at the end of a text, as Italian addresses begin. */
export const ITALIAN_ROAD = new RegExp(String.raw`(?<!\p{L})(?:${ITALIAN}|borgo)\s[^,;|:]{2,45}$`, "iu");

/** What roads and places of an address begin with where the kind stands first, in French, Spanish, Portuguese and German. */
const KIND_FIRST = new RegExp(
  String.raw`^(?:(?:${ITALIAN}|rue|avenue|av\.|boulevard|bd\.|bd d[eu]s?|chemin|impasse|all[ée]e|quai|route (?:d[eu]s?|nationale)|place d[eu]s?|lieu[- ]dit|z\.?a\.?c?\.?|z\.?i\.?|zone (?:industrielle|artisanale|commerciale|d['’]activités?)|parc d['’]activités?|le bourg|calle|c\/|av(?:enida|da\.?)|plaza|paseo|carretera|ctra\.|camino|pol[íi]gono|pol\. ?ind\.?|urbanizaci[óo]n|rua|pra[çc]a|travessa|estrada|zona industrial|parque industrial|lugar d[aeo])(?!\p{L})|(?:am|an de[rn]|auf de[rm]|im) \p{Lu}[\p{L}-]+$)`,
  "iu",
);

/** A street with its kind as the last word or, in Romance and Slavic addresses, the first one and a house number. */
export const STREET = /^(?:\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? (?:rue|avenue|av\.|boulevard|bd|place|all[ée]e|chemin|route|impasse|quai|cours|square|passage|voie)(?!\p{L})|(?:\d+\p{L}? )?(?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:Street|Road|Lane|Avenue|Way|Close|Drive|Court|Square|Terrace|Crescent|Hill|Row|Mews|Parade|Highway|Boulevard)$|[\p{L} .-]*(?:stra(?:ß|ss)e|weg|gasse|allee|platz|straat|laan|plein|kade|gracht|singel|dijk|gatan|vägen|vej|gade|veien|gata|katu|tie)$|(?:via|viale|piazza|piazzale|corso|largo|rue|avenue|av\.|boulevard|bd|place|calle|c\/|avda?\.?|plaza|paseo|rua|praça|ul\.|al\.|pl\.|str\.|strada|bd\.|ulica|trg|вул\.|ул\.|бул\.)\s.*\d)/iu;

/** Whether a text at the head of an address is a road or a place, with or without a house number ("Via Roma", "Zone Industrielle Nord", "Industrieweg"). */
export const isRoad = (text: string): boolean => KIND_FIRST.test(text) || STREET.test(text);

/** Province, town, district, road and number, floor and room of a Korean address. */
const KOREAN = /^(?:\(?\d{5}\)? )?(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충[청남북]\S{0,2}|전[라남북]\S{0,2}|경[상남북]\S{0,2}|제주)(?:\S*[시도])? (?:[가-힣]+[시군구읍면] ){0,3}[가-힣\d]+(?:로|길|동|리|가)(?: ?\d+번?길)? \d+(?:-\d+)?,?(?: (?:지하 ?)?\d+[층호],?)* /u;

/** A text without the Korean address that it begins with ("서울 서초구 형촌8길 7 푸른하늘"). */
export const withoutKoreanAddress = (text: string): string => text.replace(KOREAN, "");
