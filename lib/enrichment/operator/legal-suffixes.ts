import { Prefiltered } from "../expressions/prefiltered";
import { nameKey } from "./agreement";

/**
 * Spellings of legal forms as they stand behind a company's name in running text. Unlike the tables of names, which read a whole name, these
 * must be told from ordinary words around them: hence two lists, one for any case and one that counts only as written.
 * @see https://www.gleif.org/en/about-lei/code-lists/iso-20275-entity-legal-forms-code-list
 */
const ANY_CASE = [
  "g?gmbh(?: ?(?:[&+]|und|u\\.) ?co\\.?(?: ?(?:kgaa|kg|ohg))?)?", "gesellschaft mbh", "ges\\. ?m\\. ?b\\. ?h\\.?", "gesellschaft m\\. ?b\\. ?h\\.?", "g\\.m\\.b\\.h\\.?", "gesellschaft mit beschränkter haftung", "(?:ag|se|ug|ltd\\.?|stiftung) ?(?:[&+]|und|u\\.) ?co\\.? ?(?:kgaa|kg|ohg)", "[&+] ?co\\.? ?(?:kgaa|kg|ohg)", "ug ?\\(haftungsbeschränkt\\)(?: ?(?:[&+]|und|u\\.) ?co\\.? ?kg)?",
  "aktiengesellschaft", "mbh(?: ?(?:[&+]|und|u\\.) ?co\\.? ?(?:kgaa|kg|ohg))?", "e\\. ?v\\.", "e\\. ?k\\.", "e\\. ?u\\.", "e\\. ?g\\.", "e\\. ?kfm\\.", "e\\. ?kff?r\\.", "(?:partg ?)?mbb", "kgaa", "ges(?:\\. ?)?mbh", "gbr", "egbr",
  "b\\. ?v\\.", "n\\. ?v\\.", "v\\. ?o\\. ?f\\.", "c\\. ?v\\.", "bvba", "cvba", "vzw", "asbl", "sprl", "s\\.p\\.r\\.l\\.", "comm\\.? ?v\\.?", "coöperatie u\\.a\\.",
  "(?:pty\\.?|pte\\.?|pvt\\.?|private|proprietary|co\\.,?|company|şti\\.?)? ?(?:ltd\\.?|limited)(?: ?(?:şt(?:i|İ)\\.?|ş(?:i|İ)rket(?:i|İ)))?(?! partnership| edition| time| offer| liability| to | to$| by guarantee| by shares| company(?! (?:no|nr|num|reg)))", "limited (?:liability )?partnership", "\\(?edms\\)?\\.? ?bpk\\.?", "l\\.?l\\.?p\\.?", "p\\.?l\\.?c\\.?", "inc\\.?", "incorporated", "community interest company", "l\\.?l\\.?c\\.?", "corp\\.?", "corporation", "cic", "c\\.i\\.c\\.", "ltda\\.?(?: ?-? ?(?:me|epp))?",
  "s\\. ?(?:à|a) ?r\\. ?l\\.(?:-?s\\.?)?", "s\\.?à\\.? ?r\\.?l\\.?", "sàrl", "s\\.a\\.r\\.l\\.?", "s\\.a\\.s\\.?u?\\.?", "s\\.r\\.l\\.?s?\\.?", "s\\. ?r\\. ?l\\.", "s\\.p\\.a\\.?", "s\\. ?p\\. ?a\\.", "s\\.n\\.c\\.?", "s\\.a\\.p\\.a\\.?", "soc\\.? ?coop\\.?(?: (?:soc(?:iale|\\.)|agr(?:icola|\\.)|cons(?:ortile|\\.)))?(?: a ?r\\.? ?l\\.?| p\\. ?a\\.?| per azioni| a responsabilità limitata)?", "società cooperativa(?: sociale| agricola| consortile)?(?: a ?r\\.? ?l\\.?| p\\. ?a\\.?| per azioni| a responsabilità limitata)?", "s\\. ?c\\. ?p\\. ?a\\.?", "s\\.c\\.a\\.?r\\.?l\\.?", "s\\.s\\.d\\.? ?a? ?r?\\.?l?\\.?", "s\\.c\\.a\\.?", "s\\.c\\.i\\.?", "società a responsabilità limitata", "società per azioni",
  "société à responsabilité limitée", "société par actions simplifiée(?: unipersonnelle| à associé unique)?", "société anonyme", "sociedad limitada(?: unipersonal| profesional| laboral)?", "sociedad anónima(?: unipersonal)?", "společnost s ručením omezeným", "akciová společnost", "korlátolt felelősségű társaság", "aktieselskab", "anpartsselskab", "osakeyhtiö", "kommandiittiyhtiö", "teoranta", "besloten vennootschap", "naamloze vennootschap",
  "s\\. ?a\\.(?: de c\\.v\\.?)?(?:u\\.?)?", "s\\. ?l\\. ?u?\\.?(?:p\\.?)?", "s\\.c\\.p?\\.?", "s\\. ?coop\\.?(?: pequeña)?", "s\\. ?l\\. ?l\\.?", "sagl", "s/a", "s\\. ?a\\. ?b\\.(?: de c\\.v\\.?)?", "s\\. ?a\\. ?p\\. ?i\\.(?: de c\\.v\\.?)?", "s\\.a\\. de c\\.v\\.?", "sa de cv", "s\\. de r\\.l\\. de c\\.v\\.?", "s\\. ?p\\. ?r\\. de r\\. ?l\\.(?: de c\\. ?v\\.?)?", "s\\. ?c\\. de r\\. ?l\\.(?: de c\\. ?v\\.?)?", "s\\. ?a\\. ?s\\. de c\\. ?v\\.?", "s\\.a\\.c\\.?", "e\\.i\\.r\\.l\\.?", "lda\\.?", "unipessoal,? lda\\.?", "eireli", 
  "sp\\. ?z ?o\\. ?o\\.?(?: sp\\. ?k\\.?)?", "sp\\. ?j\\.", "sp\\. ?k\\.", "spółka z o\\.? ?o\\.?", "spółka z ograniczoną odpowiedzialnością", "spółka akcyjna", "s\\. ?r\\. ?o\\.?", "spol\\.? ?s ?r\\. ?o\\.?", "a\\. ?s\\.", "kft\\.?", "zrt\\.?", "nyrt\\.?", "bt\\.", "d\\. ?o\\. ?o\\.?", "j\\. ?d\\. ?o\\. ?o\\.?", "d\\. ?d\\.", "eood", "ood", "еоод", "оод", "a\\. ?ş\\.", "anonim şirketi", "limited şirketi",
  "oy ab", "handelsbolag", "kommanditbolag", "ekonomisk förening", "oyj", "aps", "a/s", "i/s", "k/s", "p/s", "aktiebolag", "ehf\\.?", "hf\\.", "oü", "s\\.i\\.a\\.", "co\\.?, ?ltd\\.?", "sdn\\.? ?bhd\\.?", "berhad", "tbk\\.?", "jsc", "ojsc", "pjsc", "fze", "fzco", "fz-?llc", "w\\.l\\.l\\.?", "α\\.?ε\\.?", "ε\\.π\\.ε\\.", "ι\\.κ\\.ε\\.", "α\\.ε\\.β\\.ε\\.", "ικε", "μ\\.?ι\\.?κ\\.?ε\\.?", "p\\. ?c\\.", "ο\\.ε\\.", "ε\\.ε\\.", "μον\\. ?ι\\.?κ\\.?ε\\.?",
  // Written out, or with the dots that the lists above leave out.
  "kommanditgesellschaft(?: auf aktien)?", "offene (?:handels)?gesellschaft", "unternehmergesellschaft(?: ?\\(haftungsbeschränkt\\))?", "gug ?\\(haftungsbeschränkt\\)", "eingetragene genossenschaft", "eingetragener verein", "eingetragener? kauf(?:mann|frau)", "g\\.b\\.r\\.", "partgmbb", "partmbb", "partnerschaftsgesellschaft(?: mbb)?", "v\\.v\\.a\\.g\\.", "flexkapg", "flexco",
  "vennootschap onder firma", "commanditaire vennootschap", "b\\.v\\.b\\.a\\.", "c\\.v\\.b\\.a\\.", "i?\\.?v\\.z\\.w\\.", "ivzw", "comm\\.?va", "a\\.i?\\.?s\\.b\\.l\\.", "aisbl", "s\\.?comm\\.?",
  "aksjeselskap(?:et)?", "aktieselskabet", "anpartsselskabet", "partnerselskab", "interessentskab(?:et)?", "f\\.m\\.b\\.a\\.", "s\\.m\\.b\\.a\\.", "p/f", "ek\\. ?för\\.?", "ideell förening", "abp", "kommandiittiyhtiö", "avoin yhtiö", "osuuskunta", "osk\\.?", "r\\.y\\.", "rekisteröity yhdistys", "(?:einka)?hlutafélag(?:ið)?", "ohf\\.", "slhf\\.", "slf\\.", "svf\\.", "mtü",
  "société en nom collectif", "société en commandite simple", "s\\.c\\.m\\.", "g\\.a\\.e\\.c\\.", "e\\.u\\.r\\.l\\.?", "e\\.a\\.r\\.l\\.", "s\\.e\\.l\\.a\\.r\\.l\\.?", "g\\.e?\\.?i\\.e\\.", "s\\.c\\.o\\.p\\.", "ltée", "incorporée",
  "società in accomandita semplice", "società in nome collettivo", "società consortile(?: a r\\. ?l\\.| a responsabilità limitata| per azioni)?", "soc\\. cons\\. a r\\. ?l\\.", "società semplice(?: agricola)?", "società agricola semplice", "soc\\. a r\\. ?l\\.", "o\\.n\\.l\\.u\\.s\\.",
  "s\\.l\\.n\\.e\\.?", "s\\. ?a\\. ?l\\.", "s\\.a\\.d\\.", "s\\.c\\.c\\.l\\.?", "s\\. ?coop\\.? ?(?:and|mad|galega|v|c|ltda|p|c\\. ?l|clm|c-lm)\\.?", "sociedad cooperativa(?: (?:andaluza|limitada|madrileña|valenciana|gallega|galega))?", "societat cooperativa catalana limitada", "koop\\. ?e\\.?(?: ?txikia)?", "comunidad de bienes", "a\\.i\\.e\\.", "u\\.t\\.e\\.", "s\\. ?de ?r\\. ?l\\.(?: de c\\. ?v\\.?)?", "s\\.p\\.r\\. de r\\.l\\.", "s\\. en c\\.", "s\\.a\\.a\\.", "s\\.a\\.s\\. de c\\.v\\.?", "s\\. ?g\\. ?p\\. ?s\\.", "c\\. ?r\\. ?l\\.", "c\\. ?i\\. ?p\\. ?r\\. ?l\\.", "e\\. ?p\\. ?e\\.", "e\\.i\\.r\\.e\\.l\\.i\\.", "unipessoal limitada", "cooperativa de responsabilidade limitada", "l\\.da",
  "sp\\. ?p\\.", "s\\. ?k\\. ?a\\.", "p\\. ?s\\. ?a\\.", "prosta spółka akcyjna", "spółka (?:jawna|partnerska|cywilna|komandytowo-akcyjna|komandytowa)", "spoločnosť s ručením obmedzeným", "akciová spoločnosť", "komanditní společnost", "veřejná obchodní společnost", "zapsaný (?:spolek|ústav)", "z\\. ?ú\\.", "o\\. ?z\\.", "n\\. ?o\\.(?=,? (?:so |IČO))", "k\\.f\\.t\\.", "(?:zártkörűen|nyilvánosan) működő részvénytársaság", "betéti társaság", "kkt\\.?", "egyéni cég",
  "j\\. ?t\\. ?d\\.", "k\\. ?d\\.", "d\\. ?o\\. ?o\\. ?e\\. ?l\\.", "dooel", "дооел", "д\\. ?о\\. ?о\\.", "доо", "družba z omejeno odgovornostjo", "društvo sa? ograničenom odgovornošću", "sh\\.?p\\.?k\\.?", "sh\\. ?a\\.", "ендооел",
  "designated activity company", "unlimited company", "d\\.a\\.c\\.", "dmcc", "d\\.m\\.c\\.c\\.", "f\\.z\\.e\\.", "f\\.z\\.c\\.o\\.", "fz co", "u\\.l\\.c\\.", "ctcp", "s\\.a\\.o\\.(?:c|g)\\.", "s\\.a\\.e\\.", "α\\.ε\\.ε\\.", "(?:ανώνυμη|ομόρρυθμη|ετερόρρυθμη) εταιρ(?:εία|ία)", "koll\\. ?şti\\.?",
  "株式會社", "有限責任公司", "合資会社", "合名会社", "유한회사", "유한책임회사", "ذ\\.م\\.م\\.?", "ش\\.ذ\\.م\\.م\\.?", "ش\\.م\\.(?:ل|م|ب|ك)\\.?",
  "osaühing", "aktsiaselts", "egyéni vállalkozó",
  "株式会社", "有限会社", "合同会社", "\\([株有]\\)", "㈱", "㈲", "有限公司", "股份有限公司", "有限责任公司", "(?<!법인 )주식회사", "בע(?:\"|״|”)מ", "จำกัด",
];

const AS_WRITTEN = [
  // Without the last of their stops, where a line or a part of it ends.
  "(?:[Ss]\\.[Aa]|[Ss]\\.[Ll]|[Bb]\\.[Vv]|[Nn]\\.[Vv]|a\\.s|A\\.[SŞ]|O\\.Ü)(?=\\s*(?:$|[,;|•·)(–]))",
  "(?<=(?:[Ss]ociet[àa]|[Ss]oc\\.|[Aa]zienda|[Aa]z\\.) [^|]{3,80} )[sS]\\.[sS]\\.",
  "AG", "(?<=\\p{Ll}{3,} )ag(?=\\s*(?:$|[,;|•·)(]))", "KG", "OHG", "SE", "UG", "OG", "EG|eG", "eV", "BV|bv", "NV|nv", "VOF|vof", "CV", "SA", "SAS|Sas|sas", "SASU|sasu", "SARL[ -]A\\.?U(?:\\.|(?! ?\\p{Lu}{2}))", "SARL|Sarl|sarl", "EURL|eurl", "SCI", "SNC|Snc|snc", "SELARL|selarl", "SCOP|SCIC", "(?:SRL|Srl|srl)(?:-D)?", "SRLS|Srls", "SpA|SPA|Spa", "SL|SLU|SLP|SLL", "SAU", "SAC", "AB", "AS", "OY|Oy", "SRO", "DOO|doo", "DD", "AD|АД", "EAD|ЕАД", "AE|ΑΕ", "PC", "PLC", "GIE", "SCRL", "SC", "SCA", "UAB", "MB", "UÜ", "TÜ", "SpJ", "e\\.Kfr", 
  "VVaG", "AöR", "eGen|EGEN", "ASA", "TOV", "KK", "K\\.K\\.", "Ky|KY", "HB", "LP|L\\.P\\.", "DA", "ANS", "PLLC|P\\.L\\.L\\.C\\.", "P\\.A\\.", "N\\.A\\.", "CommV", 
  "z\\. ?s\\.", "o\\.p\\.s\\.", "z\\. ?o\\. ?o\\.", "z\\. ?b\\. ?o\\.", "v\\. ?o\\. ?s\\.", "PFA|P\\.F\\.A\\.", "(?<!\\.)[IÎ]\\.[IF]\\.", "SIA", "k\\.s\\.", "s\\.p\\.", "d\\.n\\.o\\.", "(?<=\\p{L}{3,},? )(?:S\\. ?P|D\\. ?N\\. ?O)\\.(?=\\s*(?:$|[,;|•·()–]))", "S\\.E\\.N\\.C\\.", "C\\.B\\.", "[Aa]\\.[Mm]\\.[Bb]\\.[Aa]\\.|AMBA|amba", "U\\.A\\.", 
  "KEG", "SELAS|SELASU", "OHG|oHG", 
  "PartG", "CRL|C\\.R\\.L", "CIPRL", "EPE", "SGPS", "UTE", "AIE", "SCCL", "SAL", "SCM", "SCP", "SCEA", "GAEC", "EARL", "GEIE", "SComm", "DAC", "CLG", "ULC", "NUF", "IVS", "ENK", "KF", "IKS", "(?<!\\d ?)KB", "Ay|AY", "ry", "rf", 
  "(?<=\\p{Lu}[\\p{L}.&-]{1,30} )(?:Anstalt|Etablissement|Establishment|Treuunternehmen(?: reg\\.)?)(?=\\s*(?:$|[,;·|•(–]))", "SCPA|ScpA|SCpA", "ONLUS|Onlus", "ETS", "OdV|ODV", "družstvo", "spółdzielnia", "szövetkezet", "Genossenschaft", "S\\.J\\.|s\\.j\\.", "SKA", "s\\. ?c\\.(?= |,|$)", "KV|ŽŪB|VšĮ", "ОД|СД|ЕТ|АДСИЦ", "MMC|QSC|ASC", "(?:ТОО|ЖШС|ОДО|ПрАТ|ПАТ)(?! ?[\"«„“])", "P/L", "Limitée|LIMITÉE", "A[Nn][Oo][Nn][İi][Mm] Ş[İi][Rr][Kk][Ee][Tt][İi]", "L[İi][Mm][İi][Tt][Ee][Dd] Ş[İi][Rr][Kk][Ee][Tt][İi]", "L[Tt][Dd]\\.? ?Ş[Tt]İ\\.?", "KdöR", "ՍՊԸ|ՓԲԸ|ԲԲԸ|ՀԿ|ԱՁ", "(?<=\\p{Lu}[\\p{L}.&-]+ )(?:OPC|PLT)(?=\\s*(?:$|[,;|•·()–]))",
  "ΑΕΒΕ|ΑΒΕΕ|ΑΒΕΤΕ|ΑΕΕ|ΑΤΕ|ΑΞΤΕ|ΕΠΕ|ΜΕΠΕ|ΙΚΕ|ΟΕ|Λτδ|ΛΤΔ|Λίμιτεδ|ΛΙΜΙΤΕΔ",
  "GesbR", "gAG", "eK", "SENCRL|S\\.E\\.N\\.C\\.R\\.L\\.?", "(?<=\\p{Lu}[\\p{L}.&-]+ )(?:oyj?|ky)(?=\\s*(?:$|[,;|•·()–.]))", "(?<=\\p{L}{3,} )(?:S\\.S\\.|s\\.s\\.)(?=\\s*(?:$|[,;|•·()–-]))", "S\\.C\\.R\\.L\\.|s\\.c\\.r\\.l\\.", "P\\.S\\.A\\.|prosta spółka akcyjna", "LLLP|L\\.L\\.L\\.P\\.", "[Cc]yf\\.?|Cyfyngedig|cyfyngedig", "SCSp|S\\.C\\.Sp\\.", "K(?:om|oll)\\. ?Şti\\.?", "SUARL",
  "(?<=\\p{Lu}[\\p{L}.&-]+ )(?:CC|NPC)(?=\\s*(?:$|[,;|•·()–]| [Rr]eg| [Tt]/[Aa]))", "(?<=\\p{Lu}[\\p{L}.-]* )(?:[Bb]orettslag|BORETTSLAG|[Ss]ameie|BBL)(?=\\s*(?:$|[,;|•·()]| [Oo]rg))", "КДА?|ДЗЗД", "(?<=\\p{L}{3,},? )[аок]\\. ?д\\.(?=\\s*(?:$|[.,;|•·()]))", "(?<=\\p{Lu}[\\p{L}-]{2,} )(?:[аок]\\. ?д|[ao]\\. ?d)\\.(?= \\p{L}{3})", "(?<=\\p{L}{3,} )ПР(?=\\s*(?:$|[,;|•·()]))", "ش\\.م\\.[عخ]", "المحدودة(?<=شركة [^|,]{3,60} المحدودة)",
  "EIRL", "(?<=\\p{L}{3,},? )A\\. ?C\\.(?=\\s*(?:$|[,;|•·()]))", "S\\.A\\.C\\.I\\.(?:F\\.)?(?: ?[ey] ?I\\.|I\\.)?(?:A\\.)?", "(?<=\\p{L}{3,} )S\\.H\\.", "(?<=\\p{L}{3,} )[ao]\\. ?d\\.(?=\\s*(?:$|[.,;|•·()]))", "(?<=\\p{Lu}[\\p{L}.-]* )(?:Derneği|Vakfı|Kooperatifi|Alapítvány|(?:Sport)?[Ee]gyesület)(?=\\s*(?:$|[,;|•·()]))",
];

/** Forms whose letters are also ordinary initials: no capitalised word may follow ("SE Missouri News", "SA Health"). */
export const AMBIGUOUS: ReadonlySet<string> = new Set(["SE", "SA", "AS", "AB", "SL", "PC", "CV", "SC", "AD", "AE", "DD", "MB", "CIC", "KK", "KY", "HB", "LP", "ASA", "OG", "TOV", "EG", "AΕ", "SPA", "DA", "ANS", "SAL", "KB", "AY", "KF", "IKS", "DAC", "ETS", "ASC", "MMC", "SCP", "SCM", "UTE", "EPE", "CRL", "SKA", "KV", "RY", "RF", "ЕТ", "EARL", "AIE", "ENK"]);

const EDGE_BEFORE = "(?<![\\p{L}\\p{N}])";
const EDGE_AFTER = "(?![\\p{L}\\p{N}])";

/** Each letter in both cases: one expression can then hold forms that count in any case and forms that count as written. */
function caseless(forms: readonly string[]): string {
  return forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/\\u[0-9a-f]{4}|\\.|\p{L}/gu, (part) => (part.length > 1 ? part : part.toLowerCase() === part.toUpperCase() ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`)))
    .join("|");
}

const SUFFIXES = `${caseless(ANY_CASE)}|${AS_WRITTEN.join("|")}`;

/** What a Korean sentence joins to a form behind a name. */
const PARTICLE = String.raw`(?:은|는|이|가|을|를|의|과|와|에서|입니다)[(\s.]`;

/** Forms joined to a name in Latin letters ("Lindora株式会社"); with other letters behind them than a particle's they begin the next one. */
const JOINED = String.raw`(?<=\p{Script=Latin}\p{N}{0,4}[.&]?)(?:株式会社|株式會社|有限会社|合同会社|\([株有]\)|㈱|㈲|(?:股份)?有限公司|有限[责責]任公司|\([주유합]\)|㈜|주식회사|유한회사)(?:(?![\p{L}\p{N}])|(?=[はがをのにとへも])|(?=${PARTICLE}))`;

/** Every spelling of a legal form that stands behind a name. */
export const SUFFIX = new Prefiltered(new RegExp(`(?:${EDGE_BEFORE}|(?<=[\\u3040-\\u9fff]))(?:${SUFFIXES})(?:${EDGE_AFTER}|(?<=[\\u3040-\\u9fff]))|(?<=[\\uac00-\\ud7af])(?:\\([주유합]\\)|㈜|(?: (?=주식회사${PARTICLE}))?주식회사)(?!(?!${PARTICLE})[\\uac00-\\ud7af])|${JOINED}`, "u"), SUFFIXES);

/** A tax or fund status joined to the form ("S.à r.l.-SPF", "S.A.-SICAV"). */
export const STATUS = /^-(?:[A-Z]{2,6}|[Ss])(?![\p{L}\p{N}-])/u;

const PREFIXES = String.raw`PT\.?|CV\.|UAB|VšĮ|IĮ|ŽŪB|TŪB|Viešoji įstaiga|AB(?= ["„“«])|(?<=(?:^|[|•·:,(©]|(?<!\p{L})(?:av|hos|med|från|till|och|är)) ?)AB(?= \p{Lu}\p{Ll})|SIA|Individuālais komersants|IK(?= ["„“«\p{Lu}])|Z/S|ZS(?= ["„“«])|Biedrība|OÜ|MTÜ|FIE|TÜ|UÜ|Mittetulundusühing|Sihtasutus|S\.?A\.?T\.? (?:N\.?[ºo°]?\.?[ºo°]? ?)?\d{1,3}\.?\d{1,3}(?:/\d+)?|AS|MB|Osaühing|Aktsiaselts|Uždaroji akcinė bendrovė|Mažoji bendrija|Sabiedrība ar ierobežotu atbildību|Akciju sabiedrība|Stichting|Bostadsrättsföreningen|Brf|BRF|SARL|S\.A\.R\.L\.|SAS|SASU|EURL|SCI|SNC|SELARL|SELAS|SCEA|S\.C\.A\.|S\. ?Coop\.|Sdad\.? ?Coop\.?(?: Ltda\.?)?|(?:Sociedad|Sociedade|Societat) Cooperativa|EARL|GAEC|SCOP|SCIC|Soc\. ?Coop\.(?: ?(?:Agr|Soc)\.)?|ASBL|VZW|vzw|asbl|Vereniging|Coöperatie|Maatschap|VOF|V\.O\.F\.|Fundación|Fondazione|Fundacja|Фондация|Сдружение|Благодійний фонд|Благотворительный фонд|Udruga|Udruženje|Fundația|Asociația(?: [Oo]bștească| OBȘTEASCĂ)?|Nodibinājums|(?:biedrība|nodibinājums)(?= ["„“«])|(?:Zemědělské|Poľnohospodárske|Roľnícke|Výrobní|Výrobné|Spotřební|Spotrebné|Stavební|Stavebné|Bytové)(?: \p{Ll}+)? družstvo|Spółdzielnia \p{Lu}\p{Ll}+|(?:Poljoprivredna|Kmetijska) zadruga|OPG(?= \p{Lu}\p{Ll}+ić(?!\p{L}))|SZT?R|Občianske združenie|(?:Asociacija|[ФГМОК]{1,3}(?:БУЗ|БОУ|АОУ|КОУ|БУК|АУК|БУ|АУ|КУ|УП)|КНП|ТСЖ|ТСН|СНТ|ОСББ|МКК|ГО|НКО(?: Фонд)?|АНО(?: Д?П?О)?|Фонд|Гостиница|Готель|Отель|Хотел|Ресторант?|Санаторий)(?= ["„“«])|Société [Cc]ivile [Ii]mmobilière|Aktiebolaget|Oy(?= \p{Lu}[^,.|]{2,40} Ab(?!\p{L}))|Общество с ограниченной ответственностью|(?:Публичное акционерное|Акционерное) общество|Индивидуальный предприниматель|Приватне підприємство|(?:Приватне |Публічне )?[Аа]кціонерне товариство|Товарищество с ограниченной ответственностью|(?:ЖШС|АҚ|ЖК|ШҚ|КХ|РОО|КФ)(?= ["„“«])|ТОО|ПрАТ|ПАТ|НАО|ОДО|Товариство з обмеженою відповідальністю|Фізична особа-підприємець|ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ТзОВ|ФОП|ПП|ЧП|ΑΕ|S\.?C\.|P\.P\.H\.U\.|P\.H\.U\.|P\.P\.U\.H\.|P\.U\.H\.|F\.U\.H\.|F\.H\.U\.|F\.H\.|P\.H\.|F\.U\.|P\.P\.H\.|Z\.P\.H\.|PPH|Firma (?:Handlow|Usługow|Produkcyjn|Transportow|Remontow|Budowlan)\p{L}+(?:-\p{L}+)?|PPHU|PPUH|PUH|PHU|FHU|FUH|Tmi|T:mi|Asunto Oy|As\.? Oy|Kiinteistö Oy|Koy|SCP|(?:С?ООО|ИООО|Ч?Т?УП|РУП|КУП|ЗАТ|ТАА|ААТ)(?= ["„“«])|VvE(?= \p{Lu})|ЕТ(?= ["„“«])|ET(?= ["„“])|Întreprinderea? [Ii]ndividuală|CÔNG TY (?:LUẬT )?(?:TNHH|CỔ PHẦN|CP)|(?:Công [Tt]y|CTY|Cty) (?:[Ll]uật )?(?:TNHH|[Cc]ổ [Pp]hần|CP)|(?:Hộ [Kk]inh [Dd]oanh|HỘ KINH DOANH|HKD|Doanh [Nn]ghiệp [Tt]ư [Nn]hân|DOANH NGHIỆP TƯ NHÂN|DNTN|Hợp [Tt]ác [Xx]ã|HỢP TÁC XÃ|HTX)(?= \p{Lu})|(?:Yayasan|YAYASAN|Koperasi|KOPERASI)(?= \p{Lu})|บริษัท|(?:บจก|บมจ|หจก|หสม)\.?|ห้างหุ้นส่วน(?:จำกัด|สามัญ(?:นิติบุคคล)?)|(?:შპს|სს|ი/მ|ა\(ა\)იპ|სპს|კს)(?= ["„“«\p{Script=Georgian}\p{Lu}])|株式会社|有限会社|合同会社|合資会社|合名会社|\([株有]\)|㈱|㈲|(?:(?:公益|一般)[社財]団|(?:認定|特定)?(?:特定非営利活動|NPO)|医療(?!法人[社財]団)|社会福祉|学校|宗教|農事組合|弁護士|税理士|司法書士|行政書士|社会保険労務士|監査|国立大学|公立大学|(?:地方|国立研究開発)?独立行政)法人(?! ?(?:番号|名|税|の|は|が|と|向け|会員))|医療法人[社財]団|[財社]團法人|(?:주식|유한)회사(?!${PARTICLE})|\(주\)|㈜|(?:사단|재단|사회복지|학교|의료|법무|세무|회계|특허|노무|농업회사|어업회사|영농조합|영어조합)법인(?: ?(?:주식회사|유한회사|유한책임회사|\(주\)|\(유\)|㈜))?|\([사재]\)`;

/** Forms that stand before the name, in the languages that write them so; not the beginning of a word that goes on with a digit ("SAS4Kids"). */
export const PREFIX_FORMS = new Prefiltered(new RegExp(String.raw`(?:(?<![\p{L}\p{N}])|(?<=[\p{L}\p{N}][はがを])(?=(?:株式|有限|合同)会社)|(?<=\p{Script=Thai})(?=บริษัท[^|•:;©]{2,70}?จำกัด))(?:${PREFIXES})(?!(?<=\p{Script=Latin})[\p{Script=Latin}\p{N}]) ?(?=["«„“'‘]?[\p{Lu}\p{Lo}\p{Script=Georgian}\p{N}"«„“'])`, "u"), PREFIXES);

/** "SCOP SA", "SARL": forms alone, as lists of particulars give them. */
export function isForms(text: string): boolean {
  // "K&S" is none, although "K/S" is.
  return text.trim().split(/[\s,]+/).every((word) => SUFFIX.exec(word)?.[0] === word || (!/\p{L}&\p{L}/u.test(word) && nameKey(`Acme ${word}`).words.length === 1));
}
