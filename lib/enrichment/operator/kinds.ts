/** Words for kinds of organisations and trades in the languages of countries whose law asks for an imprint; German, Dutch and Nordic ones end compounds ("Schützenverein"). */
const BODIES =
  String.raw`\p{L}*(?:verein(?:igung)?|verband|stiftung|gemeinde|pfarrei|pfarramt|bistum|diözese|kirche|kloster|genossenschaft|gilde|zunft|innung|feuerwehr|klub|club|chor|orchester|fraktion|initiative|stichting|vereniging|gemeente|parochie|forening(?:en)?|förening(?:en)?|stiftelsen?|kommune?|menighet|församling|klubb(?:en)?|klubi|seura|yhdistys|säätiö|kammer|landkreis|ministerium|behörde|bundesamt|landesamt|stadtverwaltung|gewerkschaft|union|bund|jugend|sektion|ortsgruppe)|` +
  String.raw`associa(?:tion|zione|ção|ció)|asociaci[óo]n|fonda(?:tion|zione)|fundaci[óo]n?|fundação|paroisse|parrocchia|parroquia|paróquia|parròquia|commune|mairie|comune|ayuntamiento|ajuntament|syndicat|sindacato|sindicato|f[ée]d[ée]ration|federazione|federaci[óo]n?|federação|coop[ée]rative|cooperativa|comit[éeè]|comitato|circolo|clube|conseil|pr[ée]fecture|minist[èe]re|chambre|pro loco|regione|provincia|ministero|camera|diputaci[óo]n|cons[oó]rcio|consorci|consorzio|consortium|mancomunidad|comarca|cofradía|hermandad|confraria|polisportiva|polideportivo|c[áâa]mara|ministerio|munic[íi]pio|freguesia|conselho|concello|gobierno|governo|` +
  "stadt|hansestadt|kaupunki|kunta|sokn|sogn|" +
  "foundation|association|society|church|parish|council|trust|charity|federation|union|chamber|department|ministry|authority|government|network|alliance|league|commission|committee|board|chapter|fellowship|" +
  String.raw`stowarzyszenie|fundacja|parafia|gmina|spolek|nadace|nadácia|združenie|sdružení|farnost|udruga|udruženje|društvo|zavod|ustanova|alapítvány|egyesület|önkormányzat|plébánia|funda[țt]ia|asocia[țt]ia|urząd|związek|spółdzielnia|gospodarstwo|starostwo|powiat|město|družstvo|zadruga|biedrība|nodibinājums|draudze|pašvaldība|savivaldybė|asociacija|bendrija|kooperatyvas|parapija|selts|ühing|sihtasutus|vallavalitsus|linnavalitsus|kogudus|obec|úřad|mesto|primăria|consiliul|općina|savez|администрация|союз|ассоциация|δήμος|σύλλογος|ένωση`;
const TRADES =
  String.raw`\p{L}*(?:theater|museum|bibliothek|bücherei|schule|gymnasium|kolleg|akademie|universität|institut|zentrum|kindergarten|kita|klinik(?:um)?|krankenhaus|praxis|ordination|apotheke|kanzlei|notariat|büro|atelier|studio|salon|verlag|agentur|betriebe?|werkstatt|manufaktur|tischlerei|schreinerei|zimmerei|schlosserei|spenglerei|dachdeckerei|gärtnerei|druckerei|brauerei|brennerei|bäckerei|konditorei|metzgerei|fleischerei|schneiderei|weingut|bauernhof|reiterhof|gasthof|gasthaus|gaststätte|restaurant|hotel|pension|café|stadtwerke|praktijk|bedrijf|bureau|winkel|makelaardij|kantoor|skolen?|skola|gesellschaft|tierheim|seniorenheim|pflegedienst)|` +
  String.raw`école|escola|escuela|scuola|collège|colegio|colégio|lycée|liceo|istituto|instituto|institut|acad[ée]mie|accademia|academia|universit[éà]|universidade?|universitat|cabinet|étude|studio|estudio|gabinete|clinique|cl[íi]nica|pharmacie|farm[aá]cia|atelier|taller|agence|agenzia|agencia|agência|librairie|boulangerie|ristorante|restaurante?|hôtel|garage|compagnie|office|centre|maison|centro|biblioteca|mus[ée]e|museo|museu|théâtre|teatro|` +
  "school|college|university|institute|academy|clinic|practice|office|library|hospital|hospice|agency|" +
  "kancelaria|ośrodek|biblioteka|szkoła|przedszkole|muzeum|škola|knihovna|knižnica|școala|muzeul|könyvtár|iskola|школа|музей|фонд";
const KIND = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${BODIES}|${TRADES})(?![\p{L}\p{N}])`, "iu");

/** Whether a word alone is one for a kind ("kommun", "association"). */
export function isKindWord(word: string): boolean {
  return KIND.exec(word)?.[0] === word;
}

/** Whether a word alone is one for a body with members or a public one ("Associazione", "commune"). */
export function isBodyWord(word: string): boolean {
  return BODY.exec(word)?.[0] === word;
}

/** Whether a name holds a word for a kind of organisation or a trade beside words of its own ("Schützenverein Lund", "Clínica Dental Lund"): no person's does. */
export function tellsKind(name: string): boolean {
  return name.includes(" ") && KIND.test(name);
}

/** Abbreviations of clubs at a name's head or end ("FC Lindental", "Lindental GAA"). */
const CLUB = "[AR]?FC|CF|GAA|GFC|LGFA|HC|SV|TSV|TuS|VfB|VfL|FSV|TSG|BSC|ASD|SSD|IF|IK|BK|FK|MKS|LKS|TJ|NK";
const BODY = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${BODIES})(?![\p{L}\p{N}])`, "iu");
const CLUB_NAME = new RegExp(String.raw`^(?:${CLUB}) |(?<= )(?:${CLUB})$`, "u");

/** Whether a name is that of a body with members: a club, an association, a parish, a municipality. No person owns it. */
export function tellsBody(name: string): boolean {
  return name.includes(" ") && (BODY.test(name) || CLUB_NAME.test(name));
}

/** Schools that all must go to, and houses that towns and states keep; a driving, a dancing or a language school has an owner. */
const PUBLIC = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\p{L}*(?:grund|haupt|mittel|real|ober|volks|gesamt|gemeinschafts|stadtteil|förder|berufs|hoch|primar|sekundar|basis|folke?|grunn|barne?)(?:schulen?|school|skolen?|skola)|\p{L}{6,}skolan|gymnasium|\p{L}*(?:museum|bibliothek|bücherei|universität)|kreiskrankenhaus|klinikum|(?:primary|elementary|high|secondary|middle|grammar|infant|junior|public|c of e|catholic|comprehensive) school|(?:public|county|town|city) library|university|museum|hospital|` +
  String.raw`école|collège|lycée|université|musée|hôpital|colegio|escuela (?:primaria|secundaria|pública|infantil)|ceip|ies|universidad|museo|biblioteca|hospital|scuola (?:primaria|media|dell['’]infanzia|secondaria)|istituto comprensivo|liceo|università|ospedale|agrupamento de escolas|escola (?:básica|secundária|municipal|estadual)|colégio|universidade|museu|szkoła podstawowa|liceum|przedszkole|muzeum|základní škola|základná škola|mateřská škola|materská škola|gymnázium|osnovna škola|osnovna šola|gimnazija|általános iskola|óvoda|gimnázium|școala|liceul|школа|гимназия|лицей|музей)(?![\p{L}\p{N}])`,
  "iu",
);

/** Whether a name is that of a school, a museum, a library or a hospital, such as no person owns ("Nivar-Realschule Lund", "Lund Primary School"). */
export const tellsPublicHouse = (name: string): boolean => PUBLIC.test(name);
