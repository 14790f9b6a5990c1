import { DOCUMENT_NOUN } from "./documents";
import { OWNED, SITE } from "./legal-sentences";

/** What a page calls its own notice or terms with ("this policy", "our terms"): another's policy has that one's name there. */
const THIS =
  "th(?:is|ese)|the present|our|dies(?:e[rs]?)?|die vorliegenden?|unsere|cette|ces|la présente|les présentes|notre|nos|quest[ae]|la presente|le presenti|esta|estos|la presente|el presente|a presente|deze|dit|onze|den (?:här|her)|de (?:här|her)|denne|disse|dette|detta|dessa|vår(?:e|t)?|vores|tämä|tässä|nämä|niniejsz\\p{L}+|ta|te|nasz\\p{L}*|t[aoy]to|tieto|naše|jelen|ez az?|ov[aoie]|ovaj|ta|ti|te|prezent\\p{L}+|aceast[aă]|acest[ea]?|(?:η|οι) παρο\\p{L}+|αυτ[ήέ]ς?(?: η| οι)?|αυτοί οι|настоящ\\p{L}+|эт[аои]|данн\\p{L}+|ця|ці|цей|тази|тези|този|ова|овај|ове|оваа|овие|овој|ši|šis|šios|šie|šī|šīs|šie|käesolev\\p{L}*|see|need|bu|işbu|kjo|këto|ky|din|dawn|dan|þessi|þessir|þetta";
/** How or what: behind it, in a clause of its own, stands who does it. */
const HOW =
  "how|what|why|(?:the )?ways? in which|wie|auf welche weise|wozu|comment|(?:de )?la manière dont|la façon dont|come|(?:le )?modalità con cui|c[óo]mo|(?:la |a )?(?:forma|manera|maneira) (?:en|em|como) (?:la |a )?(?:que|qual)|como|hoe|(?:op )?welke wijze|hur|på vilket sätt|hvordan|hvorledes|miten|kuinka|millä tavalla|jak|w jaki sposób|jakým způsobem|ako|akým spôsobom|hogyan|miként|milyen módon|kako|na koji način|na kakšen način|cum|(?:în ce mod|(?:la )?modul (?:în|prin) care)|πώς|πως|(?:με )?τον τρόπο με τον οποίο|как|каким образом|по какъв начин|начина,? по който|як|яким чином|яки[мй] способ\\p{L}+|како|на кој начин|kuidas|kaip|kokiu būdu|kā|kādā veidā|se si|si|mënyr\\p{L}+ se si|kif|il-mod kif|hvernig|með hvaða hætti";
/** A verb that stands before who does it ("hogyan kezeli a …", "come tratta …"); not in the first person, which makes the name the object. */
const VERB = "(?!\\p{L}*(?:mos?|my|me|ме|[еи]м|мо|ons|juk|jük|unk|ünk|ăm|im)(?!\\p{L}))\\p{L}{4,}";
/** What stands between and the name: an article, or what the company is. */
const KIND =
  "(?:(?:the|die|der|das|la|le|les|l['’]|il|lo|el|los|a|o|os|az|de|het|η|ο|οι|το|në|il-|is-) ?)?(?:(?:company|s\\. ?c\\.|firm|firma|gesellschaft|société|entreprise|società|azienda|empresa|sociedad|sociedade|bedrijf|företaget|bolaget|virksomheden|selskapet|spółka|společnosti?|spoločnosť|spoločnosti|firm[yaoeąę]|társaság|cég|podjetj[ea]|družb[ae]|tvrtk[aei]|društvo|preduzeće|фирма(?:та)?|дружество(?:то)?|компани[яию]|компанія|предузеће|друштво(?:то)?|societatea|compania|firma|kompania|shoqëria|εταιρ[είί]+α|bendrovė|įmonė|uzņēmums|ettevõte|şirket|kumpanija|fyrirtækið|félagið) )?";
/** Who somebody is to a site or to the data that it takes. */
const ROLE =
  "(?:data )?controller|owner|operator|seller|promoter|organi[sz]er|publisher|responsible party|veranstalter(?:in)?|herausgeber(?:in)?|organisat(?:or(?:en)?|eur|rice)|uitgever|éditeur|(?:soggetto )?promotore|organizzatore|editore|organizadora?|promotora?|arrang[öø]r(?:en)?|järjestäjä|organizator(?:em)?|wydawcą|pořadatelem|vydavatelem|usporiadateľom|verantwortlich(?:er?|e stelle)?|betreiber(?:in)?|verkäufer(?:in)?|inhaber(?:in)?|eigentümer(?:in)?|responsable|vendeur|propriétaire|exploitant|titolare|venditore|proprietari[oa]|gestore|titular|vendedora?|propietari[oa]|proprietári[oa]|respons[áa]vel|controladora?|verwerkingsverantwoordelijke|verkoper|eigenaar|beheerder|" +
  "personuppgiftsansvarig|dataansvarlige?|behandlingsansvarlige?|säljare(?:n)?|sælger(?:en)?|selger(?:en)?|ägare(?:n)?|ejer(?:en)?|eier(?:en)?|rekisterinpitäjä|myyjä|omistaja|ábyrgðaraðili|seljandi|eigandi|rekstraraðili|vastutav töötleja|müüja|omanik|haldaja|pārzinis|pārdevējs|īpašnieks|uzturētājs|valdytoj(?:as|a)|pardavėj(?:as|a)|savinink(?:as|ė)|" +
  "administrator(?:em)?|sprzedawc[aą]|właściciel(?:em|ką)?|usługodawc[aą]|wydawc[aą]|správc(?:e|em|a|om)|provozovatel(?:em)?|prodávající(?:m)?|majitel(?:em)?|vlastník(?:em|om)?|prevádzkovateľ(?:om)?|predávajúci(?:m)?|majiteľ(?:om)?|adatkezelő(?:je)?|üzemeltető(?:je)?|eladó|tulajdonos(?:a)?|" +
  "upravljav?ec|prodajalec|lastni(?:k|ca)|izdajatelj|voditelj|rukova(?:lac|telj)|kontrolor|prodavatelj|prodavac|vlasni(?:k|ca)|nakladnik|izdavač|upravitelj|upravljač|руковала?ц|руковаоц|контролор(?:от)?|продавац|продавач(?:от|ът|а)?|власник(?:ом)?|издавач|сопственик|администратор(?:ът|а|ом)?|търговец(?:ът)?|собственик(?:ът|а)?|издател(?:ят)?|" +
  "operator(?:ul)?|vânzător(?:ul)?|proprietar(?:ul)?|administratorul|titularul|kontrollues(?:i|it)?|shitës(?:i|it)?|pronar(?:i)?|υπεύθυν[ηο]ς|πωλητής|ιδιοκτήτ(?:ης|ρια)|διαχειριστής|veri sorumlusu|satıcı|володілець|володільцем|продавець|продавцем|адміністратор(?:ом)?|оператор(?:ом)?|владел(?:ец|ьцем)|продав(?:ец|цом)|kontrollur";
/** The verb between a role and who has it. */
const IS = "is|ist|est|è|es|é|er|är|on|ir|yra|jest|je|este|është|είναι|је|е|є|является|huwa|hija";
/** What makes a role one towards this site or the data that it takes. */
const OF_SITE =
  /site|web|shop|portal|page|seite|daten|data(?!\p{L})|données|dati|datos|dados|sito|página|gegevens|stran|stránk|sajt|сајт|сайт|страниц|serwis|sklep|danych|údaj|podat|подат|данн|даних|lični|личн|oldal|honlap|áruház|adat|trgovin|prodavn|obchod|magazin|ιστ[όο]|καταστ|δεδομέν|svetain|parduotuv|duomen|vietn|veikal|datu|veeb|e-poe|andme|tietoj|sivust|verkkokaup|hemsid|uppgifter|nettst|nettbut|hjemmesid|oplysning|opplysning|vef|persónu|faqe|dhënave/iu;
/** Roles towards something else than the site: a trade mark, a payment, a piece of software. */
const ELSEWHERE =
  /brand|brend|trade ?mark|marque|marca|merk|varumärk|varemerk|varemærk|tavaramerk|žig|znač[ek]|znak|védjegy|бренд|марк|товарн|знак|σήμα|zīmol|ženkl|kaubamärk|mărci|payment|zahlung|paiement|pagament|pagos?(?!\p{L})|betal|plačil|plać|płat|platb|plateb|platob|maks|mokėj|плат|плащ|πληρωμ|ödeme|hosting|plugin|cookie|newsletter|foto|copyright|licen|processor|auftrags|podwyk|zpracovatel|sprostredkovateľ|feldolgoz|împuternicit|обработ(?:чик|ващ)|обрађивач|обработувач/iu;

const TELLS_HOW = new RegExp(String.raw`^(?:(?:${THIS}) (?:[\p{L}\p{N}'’«»"„“”&-]+ ){0,3}?(?:${DOCUMENT_NOUN})(?!\p{L})|(?:${DOCUMENT_NOUN}) (?:þessi|þessir|þetta) ).{0,160}? (?:${HOW})(?: (?<verb>${VERB}))? ${KIND}["„“«]?$`, "iu");
const IS_ROLE = new RegExp(String.raw`^(?:[\p{L}'’-]+ ){0,3}?(?:l['’])?(?:${ROLE})(?!\p{L})((?:[^.:;!?]|\.(?=\S)){0,90}?) (?:${IS})(?: ?:)? ${KIND}["„“«]?$`, "iu");
const HAS_ROLE = new RegExp(String.raw`^(?:${ROLE})((?: (?:[^.:;!?]|\.(?=\S)){2,70}?)?)(?: [–—-]|:) ${KIND}["„“«]?$`, "iu");
/** "The site acme.example is the property of": the site, and whose it is. */
const IS_OWNER = new RegExp(String.raw`(?<!\p{L})(?:${SITE}|verkkokaup\p{L}+|(?:verkko)?sivust\p{L}+|verkkosivu\p{L}*)(?!\p{L})(?:[^.:;!?]|\.(?=\S)){0,80}? (?:${OWNED}) ${KIND}["„“«]?$`, "iu");
/**
 * Who consents, in the first person, to whom; and who keeps what a form takes, in the words that the French authority gives.
 * @see https://www.cnil.fr/fr/modeles-de-mentions-legales-pour-les-formulaires-de-collecte
 */
const CONSENTS = /(?:(?:да[юеё]т?|предоставля[юе]т?|выража[юе]т?) (?:сво[её] )?согласие|согласен на обработку|надаю (?:свою )?згоду|wyrażam zgodę (?:na przetwarzanie .{0,40}przez|dla)|uděluji souhlas|súhlasím so? spracovaním .{0,50}(?:spoločnosťou|firmou)|souhlasím se zpracováním .{0,50}(?:společností|firmou)|enregistrées dans un fichier informatisé (?:tenu )?par(?: la société| l['’]entreprise)?) ["„“«]?$/iu;

/**
 * Whether the words of a sentence right before a company tell that the page is its: the page's own notice says how it goes about something ("This policy explains
 * how …"), it has the part of the controller, owner or seller ("Správcem osobních údajů je …"), or the reader consents to it.
 * @param isDocument whether the page is a notice, terms or a contact page, where such a part needs no word on what it is towards
 */
export function isToldAsOperator(lead: string, isDocument: boolean): boolean {
  const clause = lastClause(lead);
  const how = TELLS_HOW.exec(clause);
  // What is capitalised behind "how" is the name's, not its verb.
  if (how !== null) return how.groups?.["verb"] === undefined || /^\p{Ll}/u.test(how.groups["verb"]);
  if (IS_OWNER.test(clause) || CONSENTS.test(clause)) return true;
  const role = IS_ROLE.exec(clause);
  const towards = role?.[1] ?? HAS_ROLE.exec(clause)?.[1];
  return towards !== undefined && !ELSEWHERE.test(clause) && (OF_SITE.test(towards) || isDocument);
}

/** Whether a sentence's part is one towards something else than the site: a trade mark, a payment, a piece of software. */
export function isElsewhere(lead: string): boolean {
  return ELSEWHERE.test(lastClause(lead));
}

/** The last sentence, without its number; addresses of sites do not end one. */
function lastClause(text: string): string {
  const near = text.slice(-220);
  const stop = [...near.matchAll(/(?<=[\p{L}\p{N})]{3})[.;!?|·•] (?=[\p{Lu}\p{N}„"«])/gu)].at(-1);
  return (stop === undefined ? near : near.slice(stop.index + 2)).replace(/^(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]? /, "");
}

const MAY_TELL = new RegExp(`(?<!\\p{L})(?:${HOW}|${IS}|${OWNED})(?!\\p{L})| [–-] `, "iu");

/** Whether words may end in what tells an operator: a cheap question before the others. */
export const mayTell = (text: string): boolean => MAY_TELL.test(text);

/**
 * Where a name begins behind words that tell it as the operator's: right behind them, whatever its words ("kako Cvijeće i dom d.o.o. prikuplja …"), also where
 * less or more was taken for it. Undefined where no such words stand before it.
 * @param start where the name was taken to begin
 * @param form where its legal form begins
 */
export function toldStart(text: string, floor: number, start: number, form: number): number | undefined {
  const from = Math.max(floor, start - 70);
  if (!MAY_TELL.test(text.slice(from, form))) return undefined;
  const edges = [...text.slice(from, form).matchAll(/(?<= )[\p{L}\p{N}„“"«]/gu)].map(({ index }) => from + index).filter((at) => isPlainWords(text.slice(at, form)));
  const told = edges.filter((at) => isToldAsOperator(text.slice(0, at), true));
  return told.find((at) => /[\p{Lu}\p{N}]/u.test(text.charAt(at)));
}

/** Up to eight words without a sign that ends a name. */
const isPlainWords = (text: string): boolean => /^(?:[\p{L}\p{N}][\p{L}\p{N}'’.&+-]*|&|\+)(?: (?:[\p{L}\p{N}][\p{L}\p{N}'’.&+-]*|&|\+)){0,7},? ?$/u.test(text);
