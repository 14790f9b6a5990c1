import { FORMLESS, FORMLESS_OF_KIND } from "./formless";
import { isPlaceholderName } from "./placeholders";
import { saidName } from "./said-names";
import { isElsewhere, isToldAsOperator } from "./told-operator";

/** Words behind which a sentence names who runs the site. */
const BEHIND =
  "(?:édité|exploité|publié)e?s?(?: et (?:exploité|opéré|géré|administré|maintenu)e?s?)? par|(?:site|portal|loja|página|plataforma)(?:[^.;]|\\.(?=\\S)){0,90} propriedade (?:exclusiva )?d[aeo]s?|propriété (?:exclusive )?d[eu]|(?:operated|owned|published) by|betrieben von|gestito da|di proprietà di|(?:es )?propiedad de|titularidad de|operado por|drivs av|drives a[fv]|ejes af|eigendom van|beheerd door|prowadzon[ya](?: jest)? przez|site(?:[^.;]|\\.(?=\\S)){0,90} appartient (?:à(?: la)?|au)|pod (?:firmą|nazwą)|unter der Firma|onder de (?:handels)?naam|sous (?:l['’]enseigne|le nom commercial)|należy do|provozuje|prevádzkuje|pārvalda|uztur|valdo|haldab";
/** The same of a contest or an offer, whose terms the page gives. */
const HELD_BY =
  "(?:organi[sz]ed|promoted|issued|made available) by|(?:veranstaltet|durchgeführt|herausgegeben|angeboten|bereitgestellt) (?:von|durch)|(?:georganiseerd|aangeboden|uitgegeven) door|(?:organis|propos)ée? par|(?:édition|gestion|exploitation)[^.;]{0,40} assurée? par|(?:organizzat|promoss|offert|gestit)[oaie] da(?:l|lla|llo)?|(?:organizad|promovid|ofrecid|oferecid|administrad|mantid|mantenid|operad|gestionad|gerid)[oa]s?(?: y \\p{L}+| e \\p{L}+)? (?:por|pel[oa]s?)|organitzada? per|(?:arrangeras|anordnas|arrangeres) a[vf]|organizowan[ya] przez|(?:pořádá|organizuje|pořádaná|usporadúva)";
/** What a company is to the site, before "is". */
const ROLE =
  "[Vv]erwerkingsverantwoordelijke|[Vv]erantwortliche?r?|[Cc]ontroller|[Cc]ontroladora?|[Rr]esponsable|[Tt]itolare|[Tt]itular|[Aa]dministratorem|[Ss]právcem|[Ww]łaściciel(?:em|ką)|[Ss]przedawcą|[Oo]peratorem|[Oo]wner|[Pp]ropriétaire|[Ee]igentümer(?:in)?|[Ii]nhaber(?:in)?|[Bb]etreiber(?:in)?|[Pp]roprietari[oa]|[Pp]ropietari[oa]|[Ee]igenaar|[Mm]ajitelem|[Vv]lastníkem|[Pp]rovozovatelem|[Pp]rodávajícím|" +
  "[Ss]elger|[Ss]ælger|[Ss]äljare|[Vv]erkoper|[Vv]endeur|[Ss]eller|[Vv]enditore|[Vv]endedora?|[Vv]erkäufer(?:in)?|[Mm]yyjä|[Pp]ersonuppgiftsansvarig|[Dd]ataansvarlig|[Bb]ehandlingsansvarlig|[Rr]ekisterinpitäjä|" +
  "[Pp]romoter|[Oo]rgani[sz]er|[Pp]ublisher|[Oo]perator|[Rr]esponsible party|[Vv]eranstalter(?:in)?|[Hh]erausgeber(?:in)?|[Oo]rganisator(?:en)?|[Uu]itgever|[Bb]eheerder|[Oo]rganisateur|[Oo]rganisatrice|[Ééé]diteur|[Ee]xploitant|[Pp]romotore|[Oo]rganizzatore|[Ee]ditore|[Gg]estore|[Oo]rganizadora?|[Pp]romotora?|[Rr]esponsável|[Aa]rrangør(?:en)?|[Aa]rrangör(?:en)?|[Jj]ärjestäjä|[Oo]rganizator(?:em)?|[Ww]ydawcą|[Pp]ořadatelem|[Vv]ydavatelem|[Uu]sporiadateľom";
/** "The owner whose registered office is The Old Mill": of what the verb behind it tells is not who. */
const WHOSE = "(?:whose|dont|deren|dessen|wiens|wier|cuy[oa]s?|cuj[oa]s?|vars|vilkens|hvis|której|którego|jehož|jejíž|ktorého|ktorej)";
const IS = "(?:is|ist|est|è|es|és|jest|je|é|er|är|on|este|yra|ir)";
/** Articles and titles between the words of a role and the name. */
const ARTICLE = "(?:(?:[ao]s?|der|die|das|the|il|lo|la|le|el|de|het|(?:the |la |l['’]|a |het |die )?(?:société|empresa|sociedad|sociedade|società|ditta|company|firma|Firma|bedrijf)|(?:l['’])?(?:EI|EIRL|entreprise(?: individuelle)?|auto-?entreprise|auto-?entrepreneur|micro-?entreprise|association)|Mme|M\\.|Monsieur|Madame|Herrn?|Frau|D\\.|Dña\\.|firm[aęy]|de heer|mevrouw) )*";
/** What may follow the name. */
const AFTER = "(?=\\s?[,;(–—|·•]|\\s-\\s|\\. |\\s?$| (?:med|mit|met|with|avec|con|com|pod|sous|bajo|onder|unter|under|z|se|so|au capital|dont|ayant|(?:sis|situé|immatriculé|inscrit|enregistré|domicilié|représenté)e?|(?:inscrit|iscritt|registr?ad|domiciliad|representad|rappresentat)[ao])(?!\\p{L}))";

const SAYS = String.raw`(?:${BEHIND}|(?:${ROLE})(?: (?!${WHOSE} )[\p{L}\p{N}'’.-]+){0,6}? ${IS})(?: ?:)? ${ARTICLE}`;
/** "… pod firmą enowak.pl Jan Nowak": a domain as the name's first word. */
const SAID = new RegExp(`${SAYS}((?:\\p{Ll}[\\p{L}\\p{N}-]+\\.\\p{Ll}{2,4} )?${FORMLESS})${AFTER}`, "u");
const SAID_OF_KIND = new RegExp(`${SAYS}(${FORMLESS_OF_KIND})${AFTER}`, "u");

/** The end of what a sentence says before the name of whom the page, a contest or an offer is run by. */
const DONE_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${BEHIND}|${HELD_BY}) ${ARTICLE}["„“«]?$`, "u");

/** Whether a notice's or terms' words right before a company make it whoever runs, sells or answers for what they are about. */
export function leadsToOperator(lead: string): boolean {
  return isToldAsOperator(lead, true) || (DONE_BEFORE.test(lead.slice(-160)) && !isElsewhere(lead));
}

/** The same of the site alone: what others hold, offer or organise is told in footers too. */
const RUNS_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${BEHIND}|[Oo]perated by|[Oo]wned by|[Pp]ublished by|[Bb]etrieben (?:von|durch)|[Ee]xploité par|[Éé]dité par|[Gg]estito da|[Oo]perado por|[Gg]estionado por|[Uu]itgegeven door|[Bb]eheerd door) ${ARTICLE}["„“«]?$`, "u");

/** Whether the words right before a company say that it runs, owns or publishes the site. */
export function runsSite(lead: string): boolean {
  return RUNS_BEFORE.test(lead.slice(-80));
}

/** "Smit Installatietechniek, gevestigd aan Industrieweg 12": who is told with where it has its seat. */
const LOCATED = new RegExp(
  String.raw`(?:^|(?<=\s))(${FORMLESS}),? (?:(?:statutair )?gevestigd (?:aan|te|in)|(?:located|established|based|domiciled) (?:at|in)|(?:mit Sitz|ansässig|wohnhaft) in|(?:sise|situé|située|domiciliée?) (?:à|au|en)|dont le siège|(?:con sede|avente sede|con domicilio|domiciliad[oa]|ubicad[oa]|com sede|sediad[oa])(?: \p{L}+)? (?:in|en|a|em|na|no)|z siedzibą|se sídlem|so sídlom|med säte|med adresse|med hjemsted|cu sediul)(?!\p{L})`,
  "u",
);

/** "Harvest Kitchen is the data controller", "Fjordklinikken, org.nr …, er behandlingsansvarlig": the sentence's subject. */
const SUBJECT = new RegExp(String.raw`(?:^|[.:] )(${FORMLESS}) ${IS} (?:\p{Ll}{1,4} )?(?:(?:data )?controller|verantwoordelijk|verantwortlich|responsable|titolare|administrator|správce|prevádzkovateľ|personuppgiftsansvarig|dataansvarlig|behandlingsansvarlig|rekisterinpitäjä|controladora?)(?!\p{L})`, "u");

/** "…, Talleres Ruiz (en adelante, el prestador)": who gets a shorter name for what follows. */
const SHORTENED = new RegExp(
  String.raw`(?<=\s)(${FORMLESS}),? \(?(?:en adelante|en lo sucesivo|ci-après|hierna|hereinafter|hereafter|di seguito|doravante|im [Ff]olgenden|[Nn]achfolgend|[Nn]achstehend|dále jen|ďalej len|dalej|w dalszej części|u daljnjem tekstu|v nadaljevanju|în continuare|jäljempänä|nedan|heretter|herefter|edaspidi|turpmāk|toliau)(?!\p{L})`,
  "u",
);

/** Words that begin sentences, and what all companies call themselves in them. */
const NO_NAME =
  /^\P{L}*$|^(?:Who|What|Wer|Was|Wie|Wat|Waar|Qui|Que|Quel(?:le)?|Chi|Che|Cosa|Quién|Quem|Hvem|Hvad|Hva|Vem|Vad|Kuka|Mikä|Kto|Co|Kdo|Ki|Mi|Cine|Tko|Ko|Kas|I|We|You|It|They|Ich|Wir|Sie|Es|Nous|Vous|Je|Il|Elle|Noi|Voi|Io|Nosotros|Usted|Yo|Nós|Eu|Você|Wij|Ik|U|Vi|Jag|Du|Ni|Jeg|De|Han|Hun|Me|Minä|Te|My|Wy|Ja|Já|Mi|Mes|Mēs|Meie|Our|Your|Unser[es]?|Notre|Votre|Nostr[oa]|Nuestr[oa]|Onze|Vår|Vores|This|That|These|Dies(?:e[rs]?)?|Cet?|Cette|Quest[oa]|Est[ea]|Dit|Deze|Den(?:ne|na)?|Det(?:te|ta)?|Tämä|Ten|Tento|T[ao]|The|Der|Die|Das|Het|La|Le|Les|El|Los|Las|Lo|O|A|Os|As|Ett?|Ein[e]?|Une?|Un[oa]?)$|^(?:(?:the|our|die|der|das|la|le|el|il|de|het|unser[e]?|notre) )?(?:company|operator|owner|seller|website|site|web ?shop|shop|store|data|processing|legal|terms|conditions|privacy|policy|customers?|users?|party|parties|gesellschaft|unternehmen|betreiber|verkäufer|anbieter|seite|kunden?|vertragspartner|soci[ée]t[ée]|entreprise|vendeur|client|azienda|societ[àa]|venditore|cliente|sito|empresa|sociedad|vendedor|prestador|titular|usuario|bedrijf|onderneming|verkoper|klant|webwinkel|f[öo]retaget|bolaget|butiken|kunden|selskapet|selskabet|virksomheden|butikken|firma|spółka|sprzedawca|sklep|klient|společnost|prodávající|kupující|ochrana|osobních|danych|data)$/iu;

/** In scripts without capitals: the words between those that say who runs the site and what ends them. */
const SAID_CASELESS = /(?:מופעל(?:ת)? (?:על[ -]ידי|ע["״]י|באמצעות)|מנוהל(?:ת)? (?:על[ -]ידי|ע["״]י)|(?:הינו |הוא |נמצא )?בבעלות(?: של)?|ดำเนินการโดย|เป็นของ|ให้บริการโดย)\s?([^,;:|•·]{3,60}?)(?=\s?[,;|•·]|\s\(|\.\s|\.?$|\s(?:ח["״']?\.?[פצ]|ע["״]?\.?מ\.? ?\d|עוסק|ע["״]ר |מס['׳]|เลข|ทะเบียน))/u;

/** A person or firm without a legal form of whom a sentence says that the site is theirs, or that it speaks for them. */
export function operatorOf(sentence: string): string | undefined {
  const name = (saidName(sentence) ?? [SAID, SAID_OF_KIND, SUBJECT, SHORTENED, LOCATED, SAID_CASELESS].map((said) => said.exec(sentence)?.[1]).find((found) => found !== undefined))?.replace(/(?<!\.\p{L})[.,]+$/u, "");
  return name === undefined || name.length < 2 || name.split(" ").length > 9 || NO_NAME.test(name) || isPlaceholderName(name) ? undefined : name;
}
