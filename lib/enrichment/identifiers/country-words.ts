/** Names of countries and chief towns in the languages in which addresses there are written. */
export const COUNTRY_WORDS: Readonly<Record<string, RegExp>> = {
  AT: /österreich|austria|wien|vienna/i, BE: /belgi|brussel|bruxelles|antwerp|\bgent\b/i, CH: /schweiz|suisse|svizzera|switzerland|zürich|zurich|geneva/i, CZ: /czech|česk|praha|prague|brno/i, DE: /deutschland|germany|berlin|münchen|munich|hamburg/i,
  DK: /denmark|danmark|københavn|copenhagen|aarhus/i, EE: /estonia|eesti|tallinn/i, ES: /spain|españa|madrid|barcelona/i, FI: /finland|suomi|helsinki|espoo/i, FR: /france|paris|lyon/i, GR: /greece|athens|ελλάδα|αθήνα/i, HR: /croatia|hrvatska|zagreb/i,
  HU: /hungary|budapest/i, IE: /ireland|dublin|\bcork\b/i, IS: /iceland|ísland|reykjav/i, IT: /ital(?:y|ia)|milan|\broma\b|\brome\b/i, LT: /lithuania|lietuva|vilnius|kaunas/i, LU: /luxembourg/i, LV: /latvia|latvija|riga|rīga/i, MT: /\bmalta\b/i, NL: /netherlands|nederland|amsterdam|rotterdam|utrecht|the hague/i,
  NO: /norway|norge|oslo|bergen/i, PL: /poland|polska|warszawa|warsaw|krak[oó]w/i, PT: /portugal|lisbo|porto/i, RO: /romania|bucharest|bucurești/i, SE: /sweden|sverige|stockholm|göteborg|gothenburg|malmö/i, SI: /sloveni|ljubljana/i, SK: /slovak|bratislava/i, TR: /turkey|türkiye|istanbul/i, IL: /israel|tel aviv/i,
  AE: /emirates|dubai|abu dhabi/i, SA: /saudi|riyadh|jeddah/i, KR: /korea|seoul/i, TH: /thailand|bangkok/i, TW: /taiwan|taipei/i, ZA: /south africa|cape town|johannesburg/i, MY: /malaysia|kuala lumpur/i, CY: /cyprus|limassol|nicosia/i, RS: /serbia|srbija|beograd|belgrade/i, LI: /liechtenstein|vaduz/i, US: /united states|\busa\b|,\s[A-Z]{2}\s\d{5}/,
  MD: /moldova|chi[sș]in[aă]u/i, BA: /bosn|hercegovin|herzegovin|sarajev|banja luka|mostar|tuzla|босн|сарајев/i, ME: /montenegro|crn[ae] gor|podgoric/i, MK: /macedonia|makedoni|македони|skopje|скопје/i, AL: /albania|shqip[eë]ri|\btiran[aëe]/i, XK: /kosov|pri[sš]htin|pristina/i,
  AZ: /azerbai|azərbaycan|\bbak[uı]\b/i, UZ: /uzbek|o.?zbekiston|узбек|tashkent|toshkent|ташкент/i, KG: /kyrgyz|кыргыз|киргиз|bishkek|бишкек/i, TJ: /tajik|таджик|тоҷик|dushanbe|душанбе/i, GE: /tbilisi|თბილის|საქართველო/i, AM: /armenia|yerevan|երևան|հայաստան/i, MN: /mongolia|монгол|ulaanbaatar|улаанбаатар/i,
  KE: /kenya|nairobi|mombasa|kisumu|nakuru/i, GH: /ghana|accra|kumasi/i, RW: /rwanda|kigali/i, UG: /uganda|kampala|entebbe/i, TZ: /tanzania|dar es salaam|arusha|zanzibar/i, ZM: /zambia|lusaka|kitwe|ndola/i, ZW: /zimbabwe|harare|bulawayo/i, BW: /botswana|gaborone/i, NA: /namibia|windhoek|swakopmund/i, MU: /mauriti|maurice|port[- ]louis/i, ET: /ethiopia|addis ababa/i,
  MA: /maroc|morocco|casablanca|\brabat\b|marrake[cs]h|\btanger|agadir|المغرب/i, DZ: /alg[eé]rie|algeria|\balger\b|\boran\b|constantine|الجزائر/i, TN: /tunisi|\btunis\b|\bsfax\b|sousse|تونس/i, CI: /ivoire|ivory coast|abidjan/i, CM: /camero|douala|yaound/i, TG: /\btogo\b|\blomé\b/i, MG: /madagascar|antananarivo/i, CD: /kinshasa|lubumbashi|congo|\brdc\b/i, EG: /egypt|cairo|giza|alexandria|مصر|القاهرة/i,
  QA: /\bqatar|\bdoha\b|قطر|الدوحة/i, BH: /bahrain|manama|البحرين/i, OM: /\boman\b|muscat|salalah|مسقط|سلطنة/i, KW: /kuwait|الكويت/i, LB: /leban|liban|beirut|beyrouth|لبنان|بيروت/i,
  LK: /sri lanka|colombo|\bkandy\b/i, BD: /bangladesh|dhaka|chittagong|chattogram|ঢাকা|বাংলাদেশ/i, PK: /pakistan|karachi|lahore|islamabad|rawalpindi|faisalabad|sialkot/i, NP: /nepal|kathmandu|pokhara|lalitpur|नेपाल|काठमाडौ/i, PH: /philippin|manila|makati|quezon|cebu|taguig|pasig/i, KH: /cambodia|phnom penh|siem reap/i,
  BO: /bolivia|cochabamba|santa cruz de la sierra/i, PY: /paraguay|asunci[oó]n/i, GT: /guatemala|quetzaltenango/i, SV: /el salvador|san salvador/i, NI: /nicaragua|managua/i, PA: /panam[aá]/i, CA: /canad|ontario|qu[eé]bec|british columbia|alberta|toronto|vancouver|\b(?:ON|QC|BC|AB|MB|SK|NS|NB) ?[A-Z]\d[A-Z] ?\d[A-Z]\d/i, HK: /\bhong ?kong\b|香港|kowloon|九龍/i, SM: /san marino/i, GI: /gibraltar/i, JE: /\bjersey\b(?<!new jersey)/i, GG: /guernsey/i, IM: /isle of man/i,
};

/** Whether a country's letters begin a VAT number in a text: what stands beside it is of that country too. */
export function hasVatNumber(text: string, country: string): boolean {
  if (country === "") return false;
  const known = VAT_OF.get(country) ?? new RegExp(String.raw`(?<![\p{L}\p{N}])${country === "GR" ? "EL" : country} ?(?:U|\d)[\d .]{6,}${country === "NO" ? " ?MVA" : ""}`, "u");
  VAT_OF.set(country, known);
  return known.test(text);
}

const VAT_OF = new Map<string, RegExp>();
