/** Words for kinds of organisations and trades in the languages of countries whose law asks for an imprint; German and Nordic ones end compounds ("Schützenverein"). */
const GERMANIC =
  String.raw`\p{L}*(?:verein(?:igung)?|verband|stiftung|gemeinde|pfarrei|pfarramt|bistum|diözese|kirche|kloster|genossenschaft|gilde|zunft|innung|feuerwehr|klub|club|chor|orchester|theater|museum|bibliothek|bücherei|schule|gymnasium|kolleg|akademie|universität|institut|zentrum|kindergarten|kita|klinik(?:um)?|krankenhaus|praxis|ordination|apotheke|kanzlei|notariat|büro|atelier|studio|salon|verlag|agentur|betriebe?|werkstatt|manufaktur|tischlerei|schreinerei|zimmerei|schlosserei|spenglerei|dachdeckerei|gärtnerei|druckerei|brauerei|brennerei|bäckerei|konditorei|metzgerei|fleischerei|schneiderei|weingut|bauernhof|reiterhof|gasthof|gasthaus|gaststätte|restaurant|hotel|pension|café|stadtwerke|fraktion|initiative)`;
const ROMANCE =
  String.raw`associa(?:tion|zione|ção|ció)|asociaci[óo]n|fonda(?:tion|zione)|fundaci[óo]n?|fundação|paroisse|parrocchia|parroquia|paróquia|parròquia|commune|mairie|comune|ayuntamiento|ajuntament|syndicat|sindacato|sindicato|f[ée]d[ée]ration|federazione|federaci[óo]n?|federação|coop[ée]rative|cooperativa|comit[éeè]|comitato|circolo|école|escola|escuela|scuola|collège|colegio|colégio|lycée|liceo|istituto|instituto|institut|acad[ée]mie|accademia|academia|universit[éà]|universidade?|universitat|cabinet|étude|studio|estudio|gabinete|clinique|cl[íi]nica|pharmacie|farm[aá]cia|atelier|taller|agence|agenzia|agencia|agência|librairie|boulangerie|ristorante|restaurante?|hôtel|garage|compagnie|mus[ée]e|museo|museu|théâtre|teatro`;
const DUTCH_AND_NORDIC =
  String.raw`\p{L}*(?:stichting|vereniging|gemeente|praktijk|parochie|bedrijf|bureau|winkel|makelaardij|kantoor|forening(?:en)?|förening(?:en)?|stiftelsen?|kommune?|menighet|församling|klubb(?:en)?|skolen?|skola|yhdistys|säätiö)`;
const ENGLISH = "foundation|association|society|church|parish|council|trust|school|college|university|institute|academy|clinic|practice|charity";
const SLAVIC_AND_OTHERS =
  String.raw`stowarzyszenie|fundacja|parafia|gmina|kancelaria|spolek|nadace|nadácia|združenie|sdružení|farnost|udruga|udruženje|društvo|zavod|ustanova|alapítvány|egyesület|önkormányzat|plébánia|funda[țt]ia|asocia[țt]ia`;
const KIND = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${[GERMANIC, ROMANCE, DUTCH_AND_NORDIC, ENGLISH, SLAVIC_AND_OTHERS].join("|")})(?![\p{L}\p{N}])`, "iu");

/** Whether a name holds a word for a kind of organisation or a trade beside words of its own ("Schützenverein Lund", "Clínica Dental Lund"): no person's does. */
export function tellsKind(name: string): boolean {
  return name.includes(" ") && KIND.test(name);
}
