/** What tells that a bracket holds an example, or what its reader is to write there. */
const EXAMPLE =
  /(?<!\p{L})(?:e\.? ?g\.|ex\.|p\.? ?ex|z\. ?B\.|p\.? ?ej|ej[.:]|ad es\.|es\.|bijv\.|bv\.|t\.? ?ex\.|f\.? ?eks|esim\.|np\.|např\.|napr\.|npr\.|напр\.|(?:for |zum |par |por |bij|por )?(?:example|exemple|beispiel|ejemplo|exemplo|esempio|voorbeeld|exempel|eksempel|esimerkki|przykład|příklad|príklad|például|например|наприклад)|à (?:compléter|remplir|renseigner)|da (?:completare|compilare|inserire)|a completar|inserire|insert|enter|fill in|your|ihr(?:e[nr]?)?|dein(?:e[nr]?)?|votre|tus?|il tuo|la tua|sua|uw|jouw|invullen|in te vullen|einsetzen|einfügen|eintragen|ausfüllen|ergänzen|rellenar|insertar|preencher|uzupełni\p{L}*|doplň\p{L}*|todo|tbd|x{3,})(?!\p{L})/iu;
const REACH = 120;

/** Whether a place of a text lies in square or curly brackets that hold an example or say what belongs there ("[Your register, e.g. HRB 12345 Amtsgericht Ulm]"): nobody has filled it in yet. */
export function isToBeFilledIn(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const open = Math.max(before.lastIndexOf("["), before.lastIndexOf("{"));
  if (open < 0 || /[\]}]/.test(before.slice(open))) return false;
  const close = text.slice(end, end + REACH).search(/[\]}]/);
  return close >= 0 && EXAMPLE.test(before.slice(open + 1) + text.slice(start, end + close));
}
