/** Forms of languages whose names go on in lower case ("Záhradný raj, s. r. o.", "Dalmatika ugostiteljstvo d.o.o."). */
const LOWER_CASE_FORM =
  /(?<![\p{L}.])(?:s\. ?r\. ?o|z\. ?o\. ?o|z\. ?b\. ?o|spol\. s|a\. ?s|d\. ?o\. ?o|doo|d\. ?n\. ?o|d\. ?d|a\. ?d|j\. ?t\. ?d|kft|bt|zrt|nyrt|sp\. ?z ?o\. ?o|sp\. ?[jkp]|z\. ?s|z\. ?ú|k\. ?s|v\. ?o\. ?s|družstvo|oü|osaühing|tü|uab|sia|mb|o\. ?p\. ?s|o\. ?z|s\. ?p|ry|r\. ?y|rf|оод|еоод|еад|ад|доо|д\. ?о\. ?о)\.?$/iu;

/** Verbs, prepositions and kinds of company between which and its form a name begins. */
const SENTENCE_WORD =
  /^(?:to|marka|marką|należy|patří|patrí|značka|značkou|provozováno|provozované|prevádzkované|on|yra|ir|ning|ja|kas|kuri|kurį|mis|kelle|meie|mūsų|mūsu|valdo|administruoja|pieder|haldab|uztur|pārvalda|müüja|pardavėjas|pārdevējs|doručuje|doručí|dopravuje|přepravuje|prepravuje|platby|dopravu|zasílá|provozuje|provozovatel|provozovatelem|zajišťuje|zabezpečuje|poskytuje|dodává|dodáva|vydává|vydáva|vykonává|vykonáva|náleží|vytvořil[ao]?|vytvoril[ao]?|realizuje|vyrobil|prevádzkuje|spravuje|je|jsou|sú|jest|są|byl[ao]?|dostarcza|obsługuje|wykonanie|przez|do|od|pro|pre|na|za|ve|v|w|z|ze|s|se|so|pri|při|kod|između|mezi|medzi|między|между|між|starp|tarp|strani|u|üzemelteti|készítette|dla|firma|firmy|firmou|spółka|společnost[ií]?|spoločnosť|spoločnosti|prodávající|predávajúci|predajca|tvrtka|tvrtke|upravlja|pokreće|održava|pruža|nudi|podjetje|podjetja|družba|družbe|vodi|prodavac|prodavatelj|lastnik|vlasnik|partner|člen|member|by|via|from|für|von|of|the|is|and|фирма(?:та)?|дружество(?:то)?|компания(?:та)?|компанія|е|є|на|от|и)$/iu;
/** Kinds that begin a name where they are capitalised ("provozuje spolek Les z.s.", "Spolek přátel lesa, z.s."). */
const KIND_WORD = /^(?:spolek|spolku|spolkem|ústav|ústavu|nadace)$/u;
/** Behind these, at a name's beginning, a preposition goes on with it ("Preduzeće za trgovinu Alfa d.o.o."). */
const KIND_HEAD =
  /^(?:Preduzeće|Poduzeće|Privredno|Društvo|Drustvo|Ústav|Spolek|Nadace|Nadační|Nadácia|Zavod|Centar|Centrum|Center|Centre|Agencija|Agentura|Agentúra|Udruga|Udruženje|Obrt|Škola|Institut|Inštitút|Klub|Asociace|Asociácia|Svaz|Zväz|Združenie|Sdružení|Stowarzyszenie|Fundacja|Przedsiębiorstwo|Zakład|Biuro|Ośrodek|Дружество|Център|Предприятие|Предузеће|Друштво)$/u;
const PREPOSITION = /^(?:pro|pre|na|za|od|u|v|w|z|ze|s|so|se|и|на|от|при)$/u;

const HUNGARIAN_FORM = /(?<!\p{L})(?:kft|bt|zrt|nyrt)\.?$/iu;
/** What may follow a name: a sign, a sentence's next word, a town or a number's label. */
const ENDED = /^\s*(?:$|[,;|•·(©–-]|["“”»]|\. ?(?:$|\p{Lu})|\p{Lu}\p{Ll}+ ?(?:$|[,|•·(–-])|IČ|NIP|OIB|PIB|MB(?!\p{L})|ЕИК|ПИБ|Adósz|Cégj|\p{Ll})/u;
/** Up to the last sign before a name's last words. */
const UP_TO_PART = /^.*(?:[|•·(;:»„"”“]\s?|[,.] |©\s?(?:(?:19|20)\d\d(?:[-–](?:20)?\d\d)?,? )?)/u;

/** Where the part of the line begins that ends in a name, if nothing in it makes a sentence of it. */
export function beforeLowerCase(line: string, floor: number, start: number, end: number): number {
  const form = line.slice(start, end);
  if (!LOWER_CASE_FORM.test(form) || !ENDED.test(line.slice(end, end + 12))) return start;
  const from = Math.max(floor, start - 70);
  const lead = line.slice(from, start);
  const before = UP_TO_PART.exec(lead)?.[0] ?? "";
  const part = lead.slice(before.length);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}'’& +-]* $/u.test(part)) return start;
  const words = part.trim().split(" ");
  const isCut = before === "" && from > floor;
  const stop = words.findLastIndex((word, at) => isStop(word, form) && !(at > 0 && PREPOSITION.test(word) && KIND_HEAD.test(words.slice(0, at).findLast((kind) => /^\p{Lu}/u.test(kind)) ?? "")));
  const own = words.slice(stop + 1);
  const [first = ""] = own;
  if (own.length === 0 || own.length > 6 || (isCut && stop < 0)) return start;
  // Where the form's next words are capitalised, what leads up to them is a clause as well, unless it fills the part.
  if (stop < 0 && !/^\p{Ll}/u.test(form) && (/[,.] $/.test(before) || /^ \p{Ll}/u.test(line.slice(end, end + 2)))) return start;
  // "autodíly Kladno s.r.o.", alone in its part: who begins so is called so.
  const isLowerHead = stop < 0 && own.length === 1 && /^\p{Ll}[\p{Ll}-]{3,}$/u.test(first) && (before === "" || !/[,.:(] ?$/.test(before)) && /^\p{Lu}/u.test(form) && /^\s*(?:$|[,|•·(])/.test(line.slice(end, end + 3));
  return /^[\p{Lu}\p{N}]/u.test(first) || isLowerHead ? start - own.join(" ").length - 1 : start;
}

/** "a" is the Hungarian article, and the Czech and Slovak "and". */
function isStop(word: string, form: string): boolean {
  return SENTENCE_WORD.test(word) || KIND_WORD.test(word) || /^(?:copyright|[-–—]|(?:19|20)\d\d)$/i.test(word) || (/^az?$/i.test(word) && HUNGARIAN_FORM.test(form));
}

/** "Acme, informacijske storitve, d.o.o.", "Mizarstvo Novak, Ana Novak s.p.", "Salon Schere, Inh. Petra Meier e.K.": the trade in lower case, or a sole trader's own name, is not the name's beginning. */
export function beforeTrade(line: string, floor: number, start: number, end: number): number {
  const isTail = /^(?:\p{Ll}(?!\p{Ll}{0,3}[-.]?\p{Lu})|Inh\.|Inhaber)/u.test(line.slice(start, start + 8)) || (/(?<!\p{L})s\. ?p\.$/u.test(line.slice(start, end)) && /(?:^|[\s|•·:(])[^,]{2,45}, ?$/.test(line.slice(Math.max(floor, start - 60), start)));
  const left = isTail ? /(?:^|[|•·:(]\s?|(?<=\s))((?!(?:19|20)\d\d )(?:[\p{Lu}\p{N}]|\p{Ll}{1,2}-\p{Lu})(?:[^\s,|•·:;.©()]+(?: (?=[\p{Lu}\p{N}&]|\p{Ll}{2,}[^\s]*[ ,]))?){1,6}, ?(?:\p{Ll}[^,|•·:;.©()]{1,60}, ?){0,3})$/u.exec(line.slice(Math.max(floor, start - 140), start)) : null;
  const taken = left?.[1] ?? "";
  // "UID DE136695976, haus & garten Brandt GmbH"
  if (/\d{5}/.test(taken)) return start;
  // "Prodajalec je Acme, storitve, d.o.o.": behind the verb.
  const said = /^.*\s(?:je|upravlja|strani|sú|su|od|za|prodavac|ponudnik)(?: podjetje| družba| tvrtka)?\s(?=\p{Lu}|\p{N}|\p{Ll}-)/u.exec(taken.slice(0, Math.max(0, taken.indexOf(","))))?.[0] ?? "";
  return start - taken.length + said.length;
}

/** What family names begin with and no sentence has in its midst. */
const SURNAME = /(?<![\p{L}\p{N}])van (?:de[nr]|['’]t) $/u;
/** What they begin with where nothing stands before them; one word alone where a Dutch form stands behind the name. */
const PARTICLES = /(?:^|[|•·:]\s?|(?:©|\(c\)) ?(?:(?:19|20)\d\d(?: ?[-–] ?(?:19|20)?\d\d)?,? )?)((?:van (?:de|het)|von de[nr]|de l[ao]s?|in ['’]t|op de[nr]?) |(?:zu[mr]|te[nr]) |(?:de|den|het|te|van) )$/u;
const ONE_WORD = /^(?:de|den|het|te|van) $/;
const DUTCH_FORM = /(?<!\p{L})(?:B\.? ?V|N\.? ?V|V\.? ?O\.? ?F|C\.? ?V)\.?$/u;

/** A German participle, with its ending. */
const DONE = /(?<!\p{L})(?:ge|be|er|ver|ent|her|unter|über|an|auf|aus|ein|ab)\p{Ll}{3,}(?:t|en)(?:e[mnrs]?)?(?!\p{L})/u;

/** "van der Velden Ltd"; "de Bijenkorf B.V.", alone on its line or in its part: no preposition or article of a sentence. */
export function beforeParticles(line: string, floor: number, start: number, end: number): number {
  const lead = line.slice(Math.max(floor, start - 30), start);
  const surname = SURNAME.exec(lead)?.[0];
  if (surname !== undefined) return start - surname.length;
  // "eine Marke der von Eben GmbH": an article and a preposition before a name are not both the sentence's.
  const [, article = "", noble = ""] = /^\s*(?:$|[.,;|•·(])/.test(line.slice(end, end + 3)) ? (/(?:(, (?:der|die|den|dem)|(?<!\p{L})(?:der|die|den|dem))|(?<!\p{L})(?:ist|is|est|par|by|van|von)) ((?:van|von|vom) )$/u.exec(lead) ?? []) : [];
  // "…, die von Acme GmbH („Betreiber“) betrieben wird", "die von Acme GmbH (…) angebotenen Kurse": who does it.
  const isDoer = article.startsWith(",") || (article !== "" && DONE.test(/^(?:[^.;]|\.(?= ?[\d\p{Ll}]))*/u.exec(line.slice(end, end + 160))?.[0] ?? ""));
  if (noble !== "" && !isDoer) return start - noble.length;
  // "Ein Service von Zum alten Speicher Gastronomie GmbH": in the midst of a sentence only a name's preposition has a capital.
  const sign = /(?:^|[\s(„"])((?:Zum|Zur|Im|Am|Vom|Beim|Unterm) \p{Ll}{3,}(?:en|er|em) )$/u.exec(line.slice(Math.max(floor, start - 30), start))?.[1];
  if (sign !== undefined) return start - sign.length;
  const [, particles = ""] = /^\s*(?:$|[|•·,(])/.test(line.slice(end, end + 3)) ? (PARTICLES.exec(lead) ?? []) : [];
  return ONE_WORD.test(particles) && !DUTCH_FORM.test(line.slice(start, end)) ? start : start - particles.length;
}
