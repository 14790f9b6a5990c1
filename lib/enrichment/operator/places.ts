/** Patterns of a postal code and the town behind it, by how surely they are one. */
const CODE_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}]|©\\s?|\\([cC]\\)\\s?|[Cc]opyright\\s|\\d[-–]|(?:19|20)\\d\\d\\s?[-–]\\s?)(?:(?:NL|B|D|DE|A|AT|CH|F|FR|I|IT|E|L|LU|BE|DK|SE|S|NO|N|FI|FIN|PL|CZ|SK|H|HU|SI|HR|EE)[ –-]{1,3})?(?:\\d{4} ?[A-Z]{2}(?=[ ,])|\\d{5}(?!-\\d)|\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4}-\\d{3})[ ,]{1,2}(\\p{Lu}[\\p{L}'’.-]+(?:/\\p{Lu}\\p{L}+)?(?: \\p{Lu}[\\p{L}'’.-]+){0,2}(?:(?: (?:a[mn]|der|de|di|do|da|d[ou]s|del|della|delle|degli|la|le|les|el|los|las|sur|sous|lès|aan|op|ob|bij|den|bei|im|in|nad|pod|upon|und|y|en|(?<=\\d{3} \\d{2} \\p{Lu}\\p{L}{1,20} )u)){1,2} \\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+)?)?(?: [A-ZØ](?=$|,|\\s?[|•·]))?)`, "u");
/** Britain's historic and present counties (https://en.wikipedia.org/wiki/Counties_of_the_United_Kingdom), which stand between town and code. */
const COUNTY =
  "Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cleveland|Cornwall|Cumbria|Derbyshire|Devon|Dorset|(?:Co\\.? |County )?Durham|(?:East|West) Sussex|Sussex|Essex|Gloucestershire|Greater (?:London|Manchester)|Hampshire|Hants|Herefordshire|Herts|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne (?:and|&) Wear|Warwickshire|West Midlands|Wiltshire|Wilts|Worcestershire|(?:North |South |West |East )?Yorkshire|" +
  "Aberdeenshire|Angus|Argyll|Ayrshire|Fife|Lanarkshire|(?:East |West |Mid)?Lothian|Perthshire|Renfrewshire|Stirlingshire|Anglesey|Carmarthenshire|Ceredigion|Conwy|Denbighshire|Dyfed|Flintshire|(?:Mid |South |West )?Glamorgan|Gwent|Gwynedd|Monmouthshire|Pembrokeshire|Powys|(?:Co\\.? |County )(?:Antrim|Armagh|Down|Fermanagh|Londonderry|Tyrone)";
const BRITISH = new RegExp(String.raw`(\p{Lu}[\p{L}'’-]+(?: (?:upon|on|under|in|of|le|la|the|\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?)?),?(?:(?:(?<=,)| -)? (?:${COUNTY}),?)?(?: (?:England|Scotland|Wales|UK|United Kingdom))?,? (?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![\p{L}\p{N}])`, "u");

/** Not norms ("TS EN 15004"): "Austin, TX 78701", "Rio do Sul - SC, 89160-000", "Huntsville, ON P1H 1B9", "Lévis (Québec) G6V 6C8", "Cairns QLD 4870". */
const OVERSEAS = /(\p{Lu}[\p{L}.'’-]+(?: (?:(?:d[aeo]s?|del|de l[ao]s?) )?\p{Lu}[\p{L}.'’-]+){0,2}),?\s(?:\(?(?:(?!EN )[A-Z]{2}|Qu[ée]bec|Ontario|British Columbia|Alberta|Manitoba|Texas|California|Florida|New York),?\)?,? (?:[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}(?:-\d{4})?(?![\d-]))|[-–/] ?[A-Z]{2},? (?:[-–] )?(?:CEP:? ?)?\d{5}-\d{3}|(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}(?!\d))/u;
const STREET_WORD = /^(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Way|Parkway|Pkwy|Court|Ct|Place|Square|Suite|Unit|Floor|Circle|Terrace|Crescent|North|South|East|West|N|S|E|W)\.?$/;

/** What stands behind a town where it is no part of it. */
const NOT_A_TOWN = /^(?:Tel|Telefon|Telephone|Phone|Fax|Mobil|Mail|E-?Mail|Email|Web|Internet|Germany|Deutschland|Austria|Österreich|Nederland|Netherlands|The|France|Italia|Italy|Spain|España|Schweiz|Switzerland|Suisse|Belgium|België|Belgique|Denmark|Danmark|Banca|Bank|Banque|Banco|Banka|Greece|Ελλάδα|Hungary|Portugal|Ireland|Romania|Bulgaria|Croatia|Hrvatska|Slovenia|Slovenija|Slovakia|Slovensko|Czechia|Estonia|Eesti|Latvia|Latvija|Lithuania|Lietuva|Iceland|Turkey|Türkiye|Ukraine|China|Japan|India|Australia|Canada|USA|UK|United|Sweden|Sverige|Norway|Norge|Finland|Suomi|Poland|Polska|CUI|OIB|IČO?|DIČ|ЕИК|ООД|ЕООД|АД|ЕАД|BTW|KvK|KVK|VAT|CVR|Org|USt|IBAN|UID|Registered|Company|Handelsregister|HRB|HRA|RCS|SIRET|SIREN|NIF|CIF|NIP|GmbH|AG|Ltd|BV|Euro?|EUR|CHF|Alle|All|Copyright|Str\.?|Ul\.?|Nr\.?|Box|Straße|Strasse|Street|Road|Route|Rue|Av|Via|Kft|Bt|Zrt|Nyrt|No|Correo|Teléfono|Téléphone|Telefono|Telefoon|Mobile|Cell|Call|Cedex|Thailand|Malta|TRN|TIN|GSTIN|ENG|Tower|PO|Apartado|Inhaber|Inh|Geschäftsführer|Amtsgericht|Vertreten|Sitz|Anfahrt|Directions|Map|Karte|P\.?IVA|TVA|NIP|REGON|KRS|Adószám|Cím|Orgnr|Y-tunnus|Nolu|Sok?|Sokak|Cad|Caddesi|Mah|OÜ|AB|AS|SIA|UAB)$/i;

/** "© Acme Ltd 2011, Published by …", "2011 Graduates Honoured in …": digits that may be a year are a code where a town alone follows at once. */
const YEAR_APART = /^(?:19|20)\d\d ?,/;
const YEAR = /^(?:19|20)\d\d /;
const GOES_ON = /^ (?!(?:tel|fax|mob|mail|e-?mail|i|på|cvr|org|kvk|btw|vat|ust|fn|uid)[ .:])\p{L}?\p{Ll}/u;
const DONE_BY = /^ (?:by|door|von|durch|par|por|pelo|av|af|przez|od)(?!\p{L})/u;

/** What goes on behind a street's name in Hungary. */
const HUNGARIAN_STREET = /^(?: \d{1,2}\.| [IVX]+\.)? (?:u\.(?= ?\d)|(?:utca|út(?:ja)?|tér|krt\.|körút|rkp\.|sgt\.|sugárút|fasor|sétány|köz|sor|dűlő)(?!\p{L}))/u;

/** The town of an address in a line: behind a postal code, or before a British one. At most 40 characters. */
export function townOf(text: string): string | undefined {
  const line = text.length > 400 ? text.slice(0, 400) : text;
  const overseas = OVERSEAS.exec(line)?.[1];
  if (overseas !== undefined) {
    const words = overseas.split(" ");
    return words.slice(words.findLastIndex((word) => STREET_WORD.test(word)) + 1).join(" ") || undefined;
  }
  const coded = CODE_BEFORE.exec(line);
  const rest = coded === null ? "" : line.slice(coded.index + coded[0].length);
  if (coded !== null && (YEAR_APART.test(coded[0]) || DONE_BY.test(rest) || (YEAR.test(coded[0]) && GOES_ON.test(rest)))) return townOf(rest);
  // "6000 Kecskemét Petőfi u. 5.", "6900 Makó Május 1. utca": Hungarian towns are of one word, and a word alone is the street's.
  if (coded !== null && HUNGARIAN_STREET.test(rest)) return /^(\S+) /.exec(coded[1] ?? "")?.[1];
  const name = coded?.[1] ?? BRITISH.exec(line)?.[1];
  if (name === undefined) return undefined;
  const words = name.split(" ");
  if (/^\p{L}\.?$/u.test(words[0] ?? "")) return undefined;
  if (words.some((word) => STREET_WORD.test(word) && word.length > 2)) return undefined;
  // "1449 Luxembourg. R.C.S. …": a sentence ends the town, "St. Pölten" does not.
  const stop = words.findIndex((word) => word.length > 4 && word.endsWith("."));
  const sign = words.findIndex((word) => NOT_A_TOWN.test(word.replace(/\.$/, "")));
  const end = stop >= 0 && (sign < 0 || stop < sign) ? stop + 1 : sign;
  const town = (end < 0 ? words : words.slice(0, end)).join(" ").replace(/[.,\-–]+$/, "").replace(/(?<=\p{Ll}) [A-Z]{2}$/u, "");
  return town.length < 2 || /^[A-Z]{2}$/.test(town) || town.length > 40 ? undefined : town;
}

/** A British postal code that is all of its line, as the Post Office wants it; Jersey's, Guernsey's and the Isle of Man's too. */
const CODE_ALONE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\.?$/;
const REGION_ALONE = new RegExp(`^(?:${COUNTY}|England|Scotland|Wales|Northern Ireland|UK|United Kingdom|Jersey|Guernsey|Isle of Man)[,.]?$`, "iu");
const TOWN_ALONE = /^\p{Lu}[\p{L}'’ -]{1,30},?$/u;

/** How many lines such an address may take below a name: floor or house, street, district, town, county, code. */
export const LINES_TO_CODE = 6;

/** Whether a line is but a British postal code. */
export const isCodeAlone = (text: string): boolean => CODE_ALONE.test(text);

/** As {@link townOf} of a page's line; a British code alone in its line is that of the town above it ("London" above "N7 9QL"), a county may stand between. */
export function townAt(lines: readonly { readonly text: string }[], at: number): string | undefined {
  const { text } = lines[at] ?? { text: "" };
  if (!isCodeAlone(text)) return townOf(text);
  const town = lines[REGION_ALONE.test(lines[at - 1]?.text ?? "") ? at - 2 : at - 1]?.text ?? "";
  return TOWN_ALONE.test(town) ? townOf(`${town} ${text}`) : undefined;
}
