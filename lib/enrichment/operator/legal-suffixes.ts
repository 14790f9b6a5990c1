import { Prefiltered } from "../expressions/prefiltered";

/**
 * Spellings of legal forms as they stand behind a company's name in running text. Unlike the tables of names, which read a whole name, these
 * must be told from ordinary words around them: hence two lists, one for any case and one that counts only as written.
 * @see https://www.gleif.org/en/about-lei/code-lists/iso-20275-entity-legal-forms-code-list
 */
const ANY_CASE = [
  "g?gmbh(?: ?& ?co\\.? ?(?:kgaa|kg|ohg))?", "gesellschaft mbh", "ges\\. ?m\\. ?b\\. ?h\\.?", "gesellschaft m\\. ?b\\. ?h\\.?", "g\\.m\\.b\\.h\\.?", "gesellschaft mit beschränkter haftung", "(?:ag|se|ug|ltd\\.?|stiftung) ?& ?co\\.? ?(?:kgaa|kg|ohg)", "& ?co\\.? ?(?:kgaa|kg|ohg)", "ug ?\\(haftungsbeschränkt\\)(?: ?& ?co\\.? ?kg)?",
  "aktiengesellschaft", "mbh(?: ?& ?co\\.? ?(?:kgaa|kg|ohg))?", "e\\. ?v\\.", "e\\. ?k\\.", "e\\. ?u\\.", "e\\. ?g\\.", "e\\.kfm\\.", "e\\.kfr\\.", "(?:partg ?)?mbb", "kgaa", "gbr", "egbr",
  "b\\. ?v\\.", "n\\. ?v\\.", "v\\. ?o\\. ?f\\.", "c\\. ?v\\.", "bvba", "cvba", "vzw", "asbl", "sprl", "s\\.p\\.r\\.l\\.", "comm\\.? ?v\\.?", "coöperatie u\\.a\\.",
  "(?:pty\\.?|pte\\.?|pvt\\.?|private|proprietary|co\\.,?|company|şti\\.?)? ?(?:ltd\\.?|limited)(?: ?(?:şti\\.?|şirketi))?(?! edition| time| offer| liability| to | to$| by guarantee| by shares| company)", "limited liability partnership", "l\\.?l\\.?p\\.?", "p\\.?l\\.?c\\.?", "inc\\.?", "incorporated", "community interest company", "designated activity company",  "l\\.?l\\.?c\\.?", "corp\\.?", "corporation", "cic", "c\\.i\\.c\\.", "ltda\\.?(?: ?-? ?(?:me|epp))?",
  "s\\. ?(?:à|a) ?r\\. ?l\\.(?:-?s\\.?)?", "s\\.?à\\.? ?r\\.?l\\.?", "sàrl", "s\\.a\\.r\\.l\\.?", "s\\.a\\.s\\.?u?\\.?", "s\\.r\\.l\\.?s?\\.?", "s\\. ?r\\. ?l\\.", "s\\.p\\.a\\.?", "s\\. ?p\\. ?a\\.", "s\\.n\\.c\\.?", "s\\.a\\.p\\.a\\.?", "soc\\.? coop\\.?(?: a r\\.?l\\.?)?", "società cooperativa(?: sociale)?", "s\\.c\\.a\\.?r\\.?l\\.?", "s\\.s\\.d\\.? ?a? ?r?\\.?l?\\.?", "s\\.c\\.a\\.?", "s\\.c\\.i\\.?", "società a responsabilità limitata", "società per azioni",
  "société à responsabilité limitée", "société par actions simplifiée(?: unipersonnelle| à associé unique)?", "société anonyme", "sociedad limitada(?: unipersonal| profesional| laboral)?", "sociedad anónima(?: unipersonal)?", "společnost s ručením omezeným", "akciová společnost", "korlátolt felelősségű társaság", "aktieselskab", "anpartsselskab", "osakeyhtiö", "besloten vennootschap", "naamloze vennootschap",
  "s\\. ?a\\.(?: de c\\.v\\.)?(?:u\\.?)?", "s\\. ?l\\. ?u?\\.?(?:p\\.?)?", "s\\.c\\.p?\\.?", "s\\. ?coop\\.?(?: pequeña)?", "s\\. ?l\\. ?l\\.?", "sagl", "s/a", "s\\. ?a\\. ?b\\.(?: de c\\.v\\.)?", "s\\. ?a\\. ?p\\. ?i\\.(?: de c\\.v\\.)?", "s\\.a\\. de c\\.v\\.", "sa de cv", "s\\. de r\\.l\\. de c\\.v\\.", "s\\.a\\.c\\.", "e\\.i\\.r\\.l\\.", "lda\\.?", "unipessoal,? lda\\.?", "eireli", 
  "sp\\. ?z ?o\\. ?o\\.?(?: sp\\. ?k\\.?)?", "sp\\. ?j\\.", "sp\\. ?k\\.", "spółka z o\\.? ?o\\.?", "spółka z ograniczoną odpowiedzialnością", "spółka akcyjna", "s\\. ?r\\. ?o\\.", "spol\\. s ?r\\. ?o\\.", "a\\. ?s\\.", "kft\\.?", "zrt\\.?", "nyrt\\.?", "bt\\.", "d\\. ?o\\. ?o\\.", "j\\. ?d\\. ?o\\. ?o\\.", "d\\. ?d\\.", "eood", "ood", "еоод", "оод", "a\\. ?ş\\.", "anonim şirketi", "limited şirketi",
  "oy ab", "handelsbolag", "kommanditbolag", "ekonomisk förening", "oyj", "aps", "a/s", "i/s", "k/s", "p/s", "asa", "aktiebolag", "ehf\\.?", "hf\\.", "oü", "s\\.?i\\.?a\\.", "tov", "kk", "co\\.?, ?ltd\\.?", "sdn\\.? ?bhd\\.?", "berhad", "tbk\\.?", "jsc", "ojsc", "pjsc", "fze", "fzco", "fz-?llc", "w\\.l\\.l\\.?", "α\\.?ε\\.?", "ε\\.π\\.ε\\.", "ι\\.κ\\.ε\\.", "α\\.ε\\.β\\.ε\\.", "ικε", "p\\. ?c\\.", "ο\\.ε\\.", "ε\\.ε\\.", "μον\\. ?ι\\.?κ\\.?ε\\.?",
  "株式会社", "有限会社", "合同会社", "有限公司", "股份有限公司", "有限责任公司", "주식회사", "בע(?:\"|״|”)מ", "จำกัด",
];

const AS_WRITTEN = ["AG", "KG", "OHG", "SE", "UG", "OG", "EG|eG", "eV", "BV|bv", "NV|nv", "VOF|vof", "CV", "SA", "SAS|Sas|sas", "SASU|sasu", "SARL|Sarl|sarl", "EURL|eurl", "SCI", "SNC|Snc|snc", "SELARL|selarl", "SCOP|SCIC", "SRL|Srl|srl", "SRLS|Srls", "SpA|SPA|Spa", "SL|SLU|SLP|SLL", "SAU", "SAC", "AB", "AS", "OY|Oy", "SRO", "DOO|doo", "DD", "AD|АД", "EAD|ЕАД", "AE|ΑΕ", "PC", "PLC", "GIE", "SCRL", "SC", "SCA", "UAB", "MB", "SpJ", "e\\.Kfr", "VVaG", "AöR", "Ky|KY", "HB", "LP|L\\.P\\.", "DA", "ANS", "PLLC|P\\.L\\.L\\.C\\.", "P\\.A\\.", "N\\.A\\.", "CommV", "z\\. ?s\\.", "o\\.p\\.s\\.", "z\\. ?o\\. ?o\\.", "z\\. ?b\\. ?o\\.", "v\\.o\\.s\\.", "k\\.s\\.", "s\\.p\\.", "d\\.n\\.o\\.", "S\\.E\\.N\\.C\\.", "C\\.B\\.", "[Aa]\\.[Mm]\\.[Bb]\\.[Aa]\\.|AMBA|amba", "DAC", "CLG", "ULC", "U\\.A\\.", "(?<=[Ss]ociet[àa] [^|]{3,80} )[sS]\\.[sS]\\.", "KEG", "SELAS|SELASU", "A[Nn][Oo][Nn][İi][Mm] Ş[İi][Rr][Kk][Ee][Tt][İi]", "L[İi][Mm][İi][Tt][Ee][Dd] Ş[İi][Rr][Kk][Ee][Tt][İi]", "L[Tt][Dd]\\.? ?Ş[Tt]İ\\.?", "KdöR"];

/** Forms whose letters are also ordinary initials: no capitalised word may follow ("SE Missouri News", "SA Health"). */
export const AMBIGUOUS: ReadonlySet<string> = new Set(["SE", "SA", "AS", "AB", "SL", "PC", "CV", "SC", "AD", "AE", "DD", "MB", "CIC", "KK", "KY", "HB", "LP", "ASA", "OG", "TOV", "EG", "DAC", "CLG", "ULC", "AΕ", "SPA", "DA", "ANS"]);

const EDGE_BEFORE = "(?<![\\p{L}\\p{N}])";
const EDGE_AFTER = "(?![\\p{L}\\p{N}])";

/** Each letter in both cases: one expression can then hold forms that count in any case and forms that count as written. */
function caseless(forms: readonly string[]): string {
  return forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/\\u[0-9a-f]{4}|\\.|\p{L}/gu, (part) => (part.length > 1 ? part : part.toLowerCase() === part.toUpperCase() ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`)))
    .join("|");
}

/** Every spelling of a legal form that stands behind a name. */
export const SUFFIX = new Prefiltered(new RegExp(`(?:${EDGE_BEFORE}|(?<=[\\u3040-\\u9fff]))(?:${caseless(ANY_CASE)}|${AS_WRITTEN.join("|")})(?:${EDGE_AFTER}|(?<=[\\u3040-\\u9fff]))|(?<=[\\uac00-\\ud7af])(?:\\(주\\)|㈜)(?![\\uac00-\\ud7af])`, "u"));

/** Forms that stand before the name, in the languages that write them so. */
export const PREFIX_FORMS = new Prefiltered(
  /(?<![\p{L}\p{N}])(?:PT\.?|CV\.|UAB|SIA|OÜ|AS|MB|Osaühing|Aktsiaselts|Uždaroji akcinė bendrovė|Mažoji bendrija|Sabiedrība ar ierobežotu atbildību|Akciju sabiedrība|Stichting|Bostadsrättsföreningen|Brf|BRF|SARL|S\.A\.R\.L\.|SAS|SASU|EURL|SCI|SNC|SELARL|SELAS|SCEA|S\.C\.A\.|S\. ?Coop\.|EARL|GAEC|SCOP|SCIC|Soc\. ?Coop\.(?: ?(?:Agr|Soc)\.)?|ASBL|VZW|vzw|asbl|Vereniging|Coöperatie|Maatschap|VOF|V\.O\.F\.|Fundación|Fondazione|Fundacja|Société [Cc]ivile [Ii]mmobilière|Aktiebolaget|Oy(?= \p{Lu}[^,.|]{2,40} Ab(?!\p{L}))|Общество с ограниченной ответственностью|(?:Публичное акционерное|Акционерное) общество|Индивидуальный предприниматель|Товариство з обмеженою відповідальністю|Фізична особа-підприємець|ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ТзОВ|ФОП|ПП|ЧП|ΑΕ|S\.?C\.|P\.P\.H\.U\.|P\.H\.U\.|P\.P\.U\.H\.|P\.U\.H\.|F\.U\.H\.|F\.H\.U\.|F\.H\.|P\.H\.|F\.U\.|P\.P\.H\.|Z\.P\.H\.|PPH|Firma (?:Handlow|Usługow|Produkcyjn|Transportow|Remontow|Budowlan)\p{L}+(?:-\p{L}+)?|PPHU|PPUH|PUH|PHU|FHU|FUH|Tmi|CÔNG TY (?:TNHH|CỔ PHẦN|CP)|(?:Công [Tt]y|CTY|Cty) (?:TNHH|[Cc]ổ [Pp]hần|CP)|บริษัท|株式会社|有限会社|合同会社|주식회사|\(주\)|㈜) ?(?=["«„“'‘]?[\p{Lu}\p{Lo}\p{N}"«„“'])/u,
);
