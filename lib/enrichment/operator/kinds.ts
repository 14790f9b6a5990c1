/** Words for kinds of organisations and trades in the languages of countries whose law asks for an imprint; German and Nordic ones end compounds ("Schützenverein"). */
const GERMANIC =
  String.raw`\p{L}*(?:verein(?:igung)?|verband|stiftung|gemeinde|pfarrei|pfarramt|bistum|diözese|kirche|kloster|genossenschaft|gilde|zunft|innung|feuerwehr|klub|club|chor|orchester|theater|museum|bibliothek|bücherei|schule|gymnasium|kolleg|akademie|universität|institut|zentrum|kindergarten|kita|klinik(?:um)?|krankenhaus|praxis|ordination|apotheke|kanzlei|notariat|büro|atelier|studio|salon|verlag|agentur|betriebe?|werkstatt|manufaktur|tischlerei|schreinerei|zimmerei|schlosserei|spenglerei|dachdeckerei|gärtnerei|druckerei|brauerei|brennerei|bäckerei|konditorei|metzgerei|fleischerei|schneiderei|weingut|bauernhof|reiterhof|gasthof|gasthaus|gaststätte|restaurant|hotel|pension|café|stadtwerke|fraktion|initiative|kammer|landkreis|ministerium|behörde|bundesamt|landesamt|stadtverwaltung|gesellschaft|gewerkschaft|union|bund|jugend|tierheim|seniorenheim|pflegedienst|bücherei)`;
const ROMANCE =
  String.raw`associa(?:tion|zione|ção|ció)|asociaci[óo]n|fonda(?:tion|zione)|fundaci[óo]n?|fundação|paroisse|parrocchia|parroquia|paróquia|parròquia|commune|mairie|comune|ayuntamiento|ajuntament|syndicat|sindacato|sindicato|f[ée]d[ée]ration|federazione|federaci[óo]n?|federação|coop[ée]rative|cooperativa|comit[éeè]|comitato|circolo|école|escola|escuela|scuola|collège|colegio|colégio|lycée|liceo|istituto|instituto|institut|acad[ée]mie|accademia|academia|universit[éà]|universidade?|universitat|cabinet|étude|studio|estudio|gabinete|clinique|cl[íi]nica|pharmacie|farm[aá]cia|atelier|taller|agence|agenzia|agencia|agência|librairie|boulangerie|ristorante|restaurante?|hôtel|garage|compagnie|office|conseil|pr[ée]fecture|minist[èe]re|chambre|centre|maison|pro loco|regione|provincia|ministero|camera|centro|biblioteca|diputaci[óo]n|c[áa]mara|ministerio|munic[íi]pio|freguesia|c[âa]mara|conselho|concello|gobierno|governo|mus[ée]e|museo|museu|théâtre|teatro`;
const DUTCH_AND_NORDIC =
  String.raw`\p{L}*(?:stichting|vereniging|gemeente|praktijk|parochie|bedrijf|bureau|winkel|makelaardij|kantoor|forening(?:en)?|förening(?:en)?|stiftelsen?|kommune?|menighet|församling|klubb(?:en)?|skolen?|skola|yhdistys|säätiö)`;
const ENGLISH = "foundation|association|society|church|parish|council|trust|school|college|university|institute|academy|clinic|practice|charity|federation|union|club|chamber|department|ministry|office|authority|government|library|museum|hospital|hospice|network|alliance|league|commission|committee|board|agency|chapter|fellowship";
const SLAVIC_AND_OTHERS =
  String.raw`stowarzyszenie|fundacja|parafia|gmina|kancelaria|spolek|nadace|nadácia|združenie|sdružení|farnost|udruga|udruženje|društvo|zavod|ustanova|alapítvány|egyesület|önkormányzat|plébánia|funda[țt]ia|asocia[țt]ia|ośrodek|urząd|biblioteka|szkoła|przedszkole|muzeum|związek|klub|město|obec|úřad|škola|knihovna|mesto|knižnica|primăria|consiliul|școala|muzeul|općina|škola|savez|klub|könyvtár|iskola|администрация|школа|музей|фонд|союз|ассоциация|δήμος|σύλλογος|ένωση`;
const KIND = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${[GERMANIC, ROMANCE, DUTCH_AND_NORDIC, ENGLISH, SLAVIC_AND_OTHERS].join("|")})(?![\p{L}\p{N}])`, "iu");

/** Whether a word alone is one for a kind ("kommun", "association"). */
export function isKindWord(word: string): boolean {
  return KIND.exec(word)?.[0] === word;
}

/** Whether a name holds a word for a kind of organisation or a trade beside words of its own ("Schützenverein Lund", "Clínica Dental Lund"): no person's does. */
export function tellsKind(name: string): boolean {
  return name.includes(" ") && KIND.test(name);
}
