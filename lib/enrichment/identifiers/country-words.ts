/** Names of countries and chief towns in the languages in which addresses there are written. */
export const COUNTRY_WORDS: Readonly<Record<string, RegExp>> = {
  AT: /österreich|austria|wien|vienna/i, BE: /belgi|brussel|bruxelles|antwerp|\bgent\b/i, CH: /schweiz|suisse|svizzera|switzerland|zürich|zurich|geneva/i, CZ: /czech|česk|praha|prague|brno/i, DE: /deutschland|germany|berlin|münchen|munich|hamburg/i,
  DK: /denmark|danmark|københavn|copenhagen|aarhus/i, EE: /estonia|eesti|tallinn/i, ES: /spain|españa|madrid|barcelona/i, FI: /finland|suomi|helsinki|espoo/i, FR: /france|paris|lyon/i, GR: /greece|athens|ελλάδα|αθήνα/i, HR: /croatia|hrvatska|zagreb/i,
  HU: /hungary|budapest/i, IE: /ireland|dublin|\bcork\b/i, IS: /iceland|ísland|reykjav/i, IT: /ital(?:y|ia)|milan|\broma\b|\brome\b/i, LT: /lithuania|lietuva|vilnius|kaunas/i, LU: /luxembourg/i, LV: /latvia|latvija|riga|rīga/i, MT: /\bmalta\b/i, NL: /netherlands|nederland|amsterdam|rotterdam|utrecht|the hague/i,
  NO: /norway|norge|oslo|bergen/i, PL: /poland|polska|warszawa|warsaw|krak[oó]w/i, PT: /portugal|lisbo|porto/i, RO: /romania|bucharest|bucurești/i, SE: /sweden|sverige|stockholm|göteborg|gothenburg|malmö/i, SI: /sloveni|ljubljana/i, SK: /slovak|bratislava/i, TR: /turkey|türkiye|istanbul/i, IL: /israel|tel aviv/i,
  AE: /emirates|dubai|abu dhabi/i, SA: /saudi|riyadh|jeddah/i, KR: /korea|seoul/i, TH: /thailand|bangkok/i, TW: /taiwan|taipei/i, ZA: /south africa|cape town|johannesburg/i, MY: /malaysia|kuala lumpur/i, CY: /cyprus|limassol|nicosia/i, RS: /serbia|srbija|beograd|belgrade/i, LI: /liechtenstein|vaduz/i, US: /united states|\busa\b|,\s[A-Z]{2}\s\d{5}/,
};

/** Whether a country's letters begin a VAT number in a text: what stands beside it is of that country too. */
export function hasVatNumber(text: string, country: string): boolean {
  if (country === "") return false;
  const known = VAT_OF.get(country) ?? new RegExp(String.raw`(?<![\p{L}\p{N}])${country === "GR" ? "EL" : country} ?(?:U|\d)[\d .]{6,}${country === "NO" ? " ?MVA" : ""}`, "u");
  VAT_OF.set(country, known);
  return known.test(text);
}

const VAT_OF = new Map<string, RegExp>();
