/** Who hears complaints and settles disputes, and what a sentence that sends readers there speaks of. */
const COMPLAINTS =
  /complain|ombudsman|information commissioner|dispute|arbitrat|trading standards|beschwerde|schlicht|streitbei|aufsichtsbehörde|verbraucherschutz|klacht|geschil|consumentenautoriteit|autoriteit persoonsgegevens|litige|médiat|réclamation|consommateur|reclam[io]|conciliaz|controvers|arbitra[lg]|garante per|consumatori|reclamaci|arbitraje|litigio|reclamaç|litígio|consumo|skarg|inspekc|konsument|rzecznik|stížnost|mimosoudn|sťažnos|inšpekc|orgán(?:om)? dozoru|panasz|békéltet|fogyasztóvéd|reclamaț|reclamaţ|plânger|consumatorilor|reklamationsnämnd|tvist|klagomål|klage|forbruker|forbruger|datatilsyn|kuluttaja|riita|valitus|prigovor|inspektorat|potrošač|pritožb|inšpektorat|potrošnik|жалб|жалоб|скарг|потребител|роспотреб|споживч|παράπον|διαφορ|καταναλωτ|συνήγορ|skund|vartotoj|ginč|sūdz|patērēt|strīd|kaebus|tarbija|vaidlus|şikayet|tüketici|uyuşmazl/iu;
/** A sentence in which the page speaks of itself. */
const ITSELF =
  /(?<!\p{L})(?:our|us|we|wir|uns|unser\p{Ll}*|onze?|wij|nous|notre|nos|noi|nostr[aio]|nosotros|nuestr[ao]s?|nós|noss[ao]s?|nas|nam|nasz\p{Ll}*|nás|nám|náš\p{Ll}*|naš\p{Ll}*|nama|hozzánk|minket|noastr[ăe]|nostru|vi|oss|vår[at]?|os|vores|våre?|meille|meidän|нас|нам|наш\p{Ll}*|ни|εμάς|μας|mums|mūsų|mūsu|meile|meie|bize|bizim)(?!\p{L})/iu;

/** The number's label is joined to the sentence, not a part of its own. */
const GOES_ON = /[,(] ?(?:[\p{L}.°º-]+:? ?){0,4}$/u;

/** Whether the sentence before a number, which names no company, sends readers to an authority, an ombudsman or a court of arbitration: the number is theirs. */
export function isOfDisputeBody(before: string): boolean {
  if (!GOES_ON.test(before)) return false;
  const near = before.slice(-300);
  const stop = [...near.matchAll(/(?<=\p{L}{4}|\d)[.;|·•] (?=\p{Lu})/gu)].at(-1);
  const sentence = stop === undefined ? near : near.slice(stop.index + 2);
  return sentence.length >= 40 && COMPLAINTS.test(sentence) && !ITSELF.test(sentence);
}
