import type { FilterName } from "../../company/filters";
import type { Sent } from "./asking.contract";

/** One request with the companies it must find and those it must not; both only among the hand-shaped ones. */
export interface FilterCase {
  readonly rule: string;
  readonly sent: Sent;
  readonly finds: readonly string[];
  readonly misses: readonly string[];
}

function rule(text: string, sent: Sent, finds: string, misses: string): FilterCase {
  const ids = (list: string): readonly string[] => list.split(" ").filter((id) => id !== "");
  return { rule: text, sent, finds: ids(finds), misses: ids(misses) };
}

/** `true` finds those that have the data item, `false` those that lack it. */
function flag(name: FilterName, having: string, lacking: string): readonly FilterCase[] {
  return [rule("true selects those that have it", { [name]: "true" }, having, lacking), rule("false selects those that lack it", { [name]: "false" }, lacking, having)];
}

/** Both ends are inclusive, either may be open, and an unknown value is in no range. */
function range(name: FilterName, low: number, high: number): readonly FilterCase[] {
  const between = `${String(low)} to ${String(high)}`;
  return [
    rule(`${between} includes both ends`, { [`${name}[min]`]: String(low), [`${name}[max]`]: String(high) }, "v-low v-high", "v-zero v-unknown"),
    rule("one value alone", { [`${name}[min]`]: String(low), [`${name}[max]`]: String(low) }, "v-low", "v-high v-zero v-unknown"),
    rule("an open upper end", { [`${name}[min]`]: String(low + 1) }, "v-high", "v-low v-zero v-unknown"),
    rule("an open lower end", { [`${name}[max]`]: String(high - 1) }, "v-low v-zero", "v-high v-unknown"),
    rule("between two stored values", { [`${name}[min]`]: String(high + 1), [`${name}[max]`]: String(high + 2) }, "", "v-low v-high v-zero v-unknown"),
    rule("beyond every stored value", { [`${name}[min]`]: "9007199254740991" }, "", "v-low v-high v-unknown"),
    rule("the widest range leaves unknown values out", { [`${name}[min]`]: "-9007199254740991" }, "v-low v-high v-zero", "v-unknown f-none"),
  ];
}

/**
 * At least one case a filter that finds something and leaves something out. A filter without an entry does not compile, and one
 * without a telling case fails.
 */
export const FILTER_CASES: { readonly [N in FilterName]: readonly FilterCase[] } = {
  ID: [
    rule("the whole ID, case-sensitive", { ID: "i-Case" }, "i-Case", "i-old-id"),
    rule("no start of an ID, no other case", { ID: "i-cas,I-CASE,i-" }, "", "i-Case"),
    rule("several IDs are a union", { ID: "v-low,i-Case,no-such-id" }, "v-low i-Case", "v-high"),
    rule("an alias finds the record", { ID: "old-0001" }, "i-old-id", "i-Case"),
    rule("an ID and an alias of one record find it once", { ID: "lei-5493009ZZZZZZZZZZZ12,i-old-id" }, "i-old-id", "i-lei"),
  ],
  search: [
    rule("words of the name", { search: "alder bakery", match: "strict" }, "n-bakery n-bakery-plc", "n-bakery-elders n-bakery-joined"),
    rule("an official number", { search: "HRB 12345-b" }, "i-letters", "i-shared-gb"),
    rule("an e-mail pattern", { search: "@example.com" }, "e-root e-sub", "e-alike e-alike-end"),
    rule("a domain", { search: "shop.example.com" }, "e-sub", "e-root"),
  ],
  sic4Digits: [
    rule("any of the six codes, leading zeros kept", { sic4Digits: "0111" }, "c-zero c-sixth", "c-twice c-gap c-none"),
    rule("several codes are a union", { sic4Digits: "0111,7372" }, "c-zero c-sixth c-gap", "c-twice c-none"),
    rule("a code held twice counts once", { sic4Digits: "7371" }, "c-twice c-sixth", "c-gap"),
  ],
  importExportCode: [
    rule("the code", { importExportCode: "A" }, "c-sixth", "c-twice c-none"),
    rule("several codes are a union, repeated or comma-separated", { importExportCode: ["B,H", "G"] }, "c-zero c-twice c-gap", "c-sixth c-none"),
  ],
  legalStatus: [
    rule("the whole code, not its start", { legalStatus: "13" }, "c-sixth", "c-twice c-gap c-none"),
    rule("several codes are a union", { legalStatus: "0,100" }, "c-zero c-gap", "c-sixth c-twice c-none"),
  ],
  statusCode: [
    rule("branches", { statusCode: "2" }, "r-branch n-bakery-branch", "r-head r-single r-unknown-type"),
    rule("no branches and no unknown ones", { statusCode: "0,1" }, "r-head r-single g-head", "r-branch r-unknown-type"),
  ],
  subsidiaryCode: [
    rule("subsidiaries", { subsidiaryCode: "3" }, "g-member g-quiet-member", "c-zero g-head"),
    rule("known not to be one", { subsidiaryCode: "0" }, "c-zero", "g-member g-head"),
  ],
  countryCode: [
    rule("in either case", { countryCode: "nl" }, "p-den-haag s-kerk-1", "p-berlin p-paris-nowhere"),
    rule("several countries are a union", { countryCode: "FR,US" }, "p-paris-fr p-paris-us", "p-paris-nowhere p-berlin"),
    rule("a country without companies finds none", { countryCode: "AQ" }, "", "p-berlin"),
  ],
  provinceName: [
    rule("State/Province, case aside", { provinceName: "bayern" }, "p-bayern-state p-bayern-both", "p-bayern-region"),
    rule("a name with a comma", { provinceName: "Washington, D.C.,Texas" }, "p-three-commas p-paris-us", "p-two-commas"),
  ],
  cityName: [
    rule("the whole name, case aside", { cityName: "oslo" }, "p-oslo-1 p-oslo-2 p-oslo-us", "p-paris-fr"),
    rule("no start of a name, no part of one", { cityName: "Berli,York New,Gravenhage" }, "", "p-berlin p-new-york p-den-haag"),
    rule("diacritics count, their encoding does not", { cityName: "Zürich" }, "p-zurich-nfc p-zurich-nfd", "p-zurich-plain"),
    rule("case folding beyond letters for letters", { cityName: "großenhain" }, "p-strasse p-strasse-caps", "p-berlin"),
    rule("the longest run that is a stored name wins in a comma list", { cityName: "Berlin, Stadt,Hamburg" }, "p-berlin-stadt p-hamburg", "p-berlin p-stadt"),
    rule("the other order has other runs", { cityName: "Hamburg,Stadt, Berlin" }, "p-hamburg p-stadt p-berlin", "p-berlin-stadt"),
    rule("a name with three commas before the shorter one it starts with", { cityName: "Eden, North, Old, Mills" }, "p-three-commas", "p-two-commas"),
    rule("an item that is no stored name is passed over", { cityName: "Nowhere,Berlin,Elsewhere" }, "p-berlin", "p-berlin-stadt"),
    rule("repeated values are taken verbatim", { cityName: ["Berlin, Stadt", "Hamburg"] }, "p-berlin-stadt p-hamburg", "p-berlin p-stadt"),
    rule("repeated values are not split", { cityName: ["Berlin,Stadt", "Berlin,Hamburg"] }, "", "p-berlin p-stadt p-hamburg p-berlin-stadt"),
  ],
  streetName: [
    rule("from the beginning of any word, the last may be partial", { streetName: "kerkstr" }, "s-kerk-1 s-kerk-10 s-kerk-1a s-kerk-long s-two-lines", "s-porte"),
    rule("not from within a word", { streetName: "straat" }, "", "s-kerk-1 s-kerk-long"),
    rule("only the last word may be partial", { streetName: "Kerkstr 1" }, "", "s-kerk-1 s-kerk-long"),
    rule("a house number may follow, and be partial", { streetName: "KERKSTRAAT 1" }, "s-kerk-1 s-kerk-10 s-kerk-1a", "s-kerk-long s-two-lines"),
    rule("a house number may come first", { streetName: "1 High" }, "s-high-1", "s-high-11"),
    rule("from the second word of the street", { streetName: "porte de la" }, "s-chapelle s-rue-last", "s-porte"),
    rule("adjacent, also where words repeat", { streetName: "rue de la chapelle" }, "", "s-chapelle s-porte"),
    rule("repeated words in their order", { streetName: "de la porte de la" }, "s-chapelle", "s-porte s-rue-last s-de-la-de-la"),
    rule("a phrase that overlaps itself", { streetName: "de la de la rue de la f" }, "s-de-la-de-la", "s-chapelle"),
    rule("in order", { streetName: "Street High" }, "", "s-high-1 s-high-11"),
    rule("diacritics and apostrophes aside", { streetName: "Avenue de L’Opera" }, "s-opera", "s-porte"),
    rule("punctuation aside", { streetName: "17 juni 135" }, "s-june", "s-opera"),
    rule("either address line", { streetName: "Damrak" }, "s-two-lines s-second-line", "s-kerk-1"),
    rule("never across two lines", { streetName: "Damrak 12" }, "s-second-line", "s-two-lines"),
    rule("in another script's Latin letters", { streetName: "ulitsa lenina 5" }, "s-cyrillic", "s-june"),
    rule("a value without words finds nothing", { streetName: "--" }, "", "s-kerk-1 f-none"),
  ],
  regionName: [
    rule("Region or State/Province", { regionName: "BAYERN" }, "p-bayern-region p-bayern-state p-bayern-both", "p-hamburg"),
    rule("a name with a comma", { regionName: "Seoul, Capital Area" }, "p-country-comma", "p-hamburg"),
    rule("a state may complete a comma list of regions", { regionName: "Texas,Bayern" }, "p-paris-us p-bayern-region", "p-two-commas"),
  ],
  countryName: [
    rule("the stored name, case aside", { countryName: "GERMANY" }, "p-berlin", "p-paris-fr p-paris-nowhere"),
    rule("a name with a comma", { countryName: "Korea, Republic of,France" }, "p-country-comma p-paris-fr", "p-berlin n-hangul"),
    rule("no other language's name", { countryName: "Deutschland" }, "", "p-berlin"),
  ],
  postalCode: [
    rule("the whole code, case aside", { postalCode: "1059 cM" }, "s-kerk-1", "s-kerk-10 z-joined"),
    rule("blanks count", { postalCode: "1059CM" }, "z-joined", "s-kerk-1"),
    rule("several codes are a union", { postalCode: "01067,sw1a 1aa" }, "z-dresden z-london", "z-zero"),
    rule("leading zeros count", { postalCode: "1067" }, "", "z-dresden"),
  ],
  postalCodeInteger: [
    rule("the number at the start, letters after it ignored", { "postalCodeInteger[min]": "1059", "postalCodeInteger[max]": "1059" }, "s-kerk-1 s-kerk-10 z-joined", "z-nearby z-dresden"),
    rule("leading zeros are no difference", { "postalCodeInteger[min]": "1060", "postalCodeInteger[max]": "1067" }, "z-dresden z-nearby", "s-kerk-1"),
    rule("zero", { "postalCodeInteger[max]": "0" }, "z-zero", "z-dresden f-none"),
    rule("a code that starts with a letter has none", { "postalCodeInteger[min]": "0" }, "z-zero p-berlin-stadt", "z-prefixed z-london v-unknown"),
    rule("a second number is not read", { "postalCodeInteger[min]": "56744", "postalCodeInteger[max]": "56744" }, "z-zip4", "p-berlin"),
  ],
  employeesHere: range("employeesHere", 10, 20),
  employeesTotal: range("employeesTotal", 50, 51),
  annualSales: [
    ...range("annualSales", 1_000_000, 5_000_000_000),
    rule("a loss lies below zero", { "annualSales[max]": "-1" }, "v-loss r-revenue-loss", "v-zero v-low v-unknown"),
    rule("zero is a value", { "annualSales[min]": "0", "annualSales[max]": "0" }, "v-zero r-revenue-zero", "v-loss v-unknown"),
  ],
  foundingYears: range("foundingYears", 1990, 1991),
  phoneNumber: [
    rule("the whole number, signs aside", { phoneNumber: "+31 (20) 123-45.67" }, "e-capital", "e-phone e-phone-long"),
    rule("a blank that was a plus sign", { phoneNumber: " 31201234568" }, "e-phone", "e-capital e-phone-long"),
    rule("several numbers are a union", { phoneNumber: "+31201234567,+312012345678" }, "e-capital e-phone-long", "e-phone"),
  ],
  email: [
    rule("a full address, case aside", { email: "info@shop.EXAMPLE.com" }, "e-sub", "e-root"),
    rule("no start of a domain", { email: "info@example.co" }, "", "e-root e-sub"),
    rule("@domain with its subdomains, no look-alikes", { email: "@example.com" }, "e-root e-sub", "e-alike e-alike-end"),
    rule("a domain without @", { email: "example.com" }, "e-root e-sub", "e-alike e-alike-end"),
    rule("a subdomain", { email: "shop.example.com" }, "e-sub", "e-root"),
    rule("the start of the local part", { email: "info" }, "e-root e-sub e-alike-end e-dotted e-long-local", "e-alike e-no-address"),
    rule("a dotted value is a domain and the start of a local part", { email: "info.nl" }, "e-dotted e-dotted-domain e-dotted-sub", "e-root e-long-local"),
    rule("@ makes it a domain only", { email: "@info.nl" }, "e-dotted-domain e-dotted-sub", "e-dotted"),
    rule("a plus sign is part of the address", { email: "information.desk+north@mail.test" }, "e-long-local", "e-dotted"),
    rule("several values are a union", { email: "directie@windmolen.nl,quarter" }, "e-capital e-local", "e-root"),
    rule("what is no address is found by no pattern", { email: "contact,see" }, "e-dotted-domain", "e-no-address"),
  ],
  website: [
    rule("the host and its subdomains, no look-alikes", { website: "example.com" }, "e-root e-sub", "e-alike e-alike-end"),
    rule("scheme, www., port and path aside", { website: "HTTPS://www.Example.com.au:443/x?y#z" }, "e-alike-end", "e-root"),
    rule("a subdomain does not find its parent", { website: "shop.example.com" }, "e-sub", "e-root"),
    rule("stored capitals and www. aside", { website: "quillfeather.co.uk" }, "e-web-only", "e-label"),
    rule("several hosts are a union", { website: "notexample.com,info.nl" }, "e-alike e-dotted-sub", "e-root e-no-address"),
  ],
  worldwideHeadquarterID: [
    rule("the members and the head that names itself", { worldwideHeadquarterID: "g-head" }, "g-head g-member", "g-quiet-head g-orphan-1"),
    rule("the head that does not name itself", { worldwideHeadquarterID: "g-quiet-head" }, "g-quiet-head g-quiet-member", "g-head"),
    rule("a head that is not loaded", { worldwideHeadquarterID: "g-not-loaded" }, "g-orphan-1 g-orphan-2", "g-head"),
    rule("several groups are a union", { worldwideHeadquarterID: "g-head,g-not-loaded" }, "g-head g-member g-orphan-1", "g-quiet-member"),
  ],
  nationalId: [
    rule("a registration number, in every country that has it", { nationalId: "12345678" }, "i-shared-gb i-shared-no", "i-letters"),
    rule("leading zeros count", { nationalId: "102498" }, "i-no-zeros", "i-zeros"),
    rule("case, blanks and signs aside", { nationalId: "hrb-12345b" }, "i-letters", "i-shared-gb"),
    rule("no start of a number", { nationalId: "HRB12345" }, "", "i-letters"),
    rule("a VAT number with its prefix", { nationalId: "nl123456789b01" }, "i-vat-nl", "i-vat-de"),
    rule("a VAT number without its prefix", { nationalId: "123456789B01" }, "i-vat-nl", "i-vat-de"),
    rule("digits after the prefix", { nationalId: "811907980" }, "i-vat-de", "i-vat-nl"),
    rule("a letter after the prefix", { nationalId: "X1234567L,U12345678" }, "i-vat-es f-vat-only", "i-vat-de"),
    rule("letters after the prefix", { nationalId: "AB123456782" }, "i-vat-fr", "i-vat-de"),
    rule("a three-letter prefix", { nationalId: "123.456.788 MWST" }, "i-vat-ch", "i-vat-de"),
    rule("an LEI", { nationalId: "5493001kjtiigc8y1r12" }, "i-lei", "i-old-id"),
    rule("further official numbers", { nationalId: "974760673,TAX77A" }, "i-other", "i-lei"),
    rule("several numbers are a union", { nationalId: "923609016,DE811907980" }, "i-other i-vat-de", "i-vat-nl"),
  ],
  hasEmail: flag("hasEmail", "f-all e-root e-no-address", "f-none e-web-only"),
  hasMarketability: flag("hasMarketability", "f-all f-allowed f-code-city", "f-none f-barred f-no-city f-unreachable f-second-line"),
  hasPhone: flag("hasPhone", "f-all e-phone", "f-none e-root"),
  hasFax: flag("hasFax", "f-all e-phone f-unreachable", "f-none e-capital"),
  hasContactPerson: flag("hasContactPerson", "f-all f-person", "f-none f-barred"),
  hasWebsite: flag("hasWebsite", "f-all e-no-address", "f-none e-capital"),
  hasNationalID: flag("hasNationalID", "f-all f-vat-only i-zeros", "f-none i-lei"),
  hasBusinessName: flag("hasBusinessName", "f-all n-spread", "f-none n-former-only"),
  hasStreetAddress: flag("hasStreetAddress", "f-all f-no-city", "f-none f-code-city f-second-line"),
  hasPostalCode: flag("hasPostalCode", "f-all z-london", "f-none f-no-city"),
  hasCEOName: flag("hasCEOName", "f-all", "f-none f-person"),
};
