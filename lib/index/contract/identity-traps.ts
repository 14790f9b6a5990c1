import type { CompanyRecord } from "../../company/record";
import { company } from "./company";

/** Fictional companies whose numbers, addresses on the net, groups, codes and gaps are easy to read wrongly. */
export const IDENTITY_TRAPS: readonly CompanyRecord[] = [
  // Official numbers: signs, letters, leading zeros, prefixes; the same one in two countries.
  company("i-shared-gb", "Number Keepers One", { "Country Code": "GB", "Company Registration Number": "12345678" }),
  company("i-shared-no", "Number Keepers Two", { "Country Code": "NO", "Company Registration Number": "12345678" }),
  company("i-zeros", "Number Keepers Three", { "Country Code": "GB", "Company Registration Number": "00102498" }),
  company("i-no-zeros", "Number Keepers Four", { "Country Code": "GB", "Company Registration Number": "102498" }),
  company("i-letters", "Number Keepers Five", { "Country Code": "DE", "Company Registration Number": "HRB 12345 B" }),
  company("i-vat-nl", "Number Keepers Six", { "Country Code": "NL", "VAT Number": "NL 1234.56.789.B01" }),
  company("i-vat-de", "Number Keepers Seven", { "Country Code": "DE", "VAT Number": "DE811907980" }),
  company("i-vat-ch", "Number Keepers Eight", { "Country Code": "CH", "VAT Number": "CHE-123.456.788 MWST" }),
  company("i-vat-es", "Number Keepers Nine", { "Country Code": "ES", "VAT Number": "ESX1234567L" }),
  company("i-vat-fr", "Number Keepers Thirteen", { "Country Code": "FR", "VAT Number": "FR AB 123456782" }),
  company("i-lei", "Number Keepers Ten", { LEI: "5493001KJTIIGC8Y1R12" }),
  company("i-other", "Number Keepers Eleven", { "Company Registration Number": "923 609 016" }, { otherNumbers: ["974 760 673", "TAX/77-A"] }),
  company("i-3m", "Number Keepers Twelve", { "Company Registration Number": "3-M", Register: "other" }),
  company("i-old-id", "Renamed Keepers", { Register: "other", "Register Updated": "2026-05-01" }, { aliases: ["lei-5493009ZZZZZZZZZZZ12", "old-0001"] }),
  company("i-Case", "Cased Keepers", { "Country Code": "GB" }),

  // E-mail and website: subdomains, look-alikes, capitals, dots before the @.
  company("e-root", "Mailers One", { Email: "info@example.com", Website: "https://www.example.com/about?x=1" }),
  company("e-sub", "Mailers Two", { Email: "INFO@Shop.Example.com", Website: "shop.example.com" }),
  company("e-alike", "Mailers Three", { Email: "sales@notexample.com", Website: "http://notexample.com" }),
  company("e-alike-end", "Mailers Four", { Email: "info@example.com.au", Website: "example.com.au:8080" }),
  company("e-dotted", "Mailers Five", { Email: "info.nl@mail.test" }),
  company("e-dotted-domain", "Mailers Six", { Email: "contact@info.nl" }),
  company("e-dotted-sub", "Mailers Seven", { Email: "contact@desk.info.nl", Website: "info.nl" }),
  company("e-long-local", "Mailers Eight", { Email: "information.desk+north@mail.test" }),
  company("e-local", "Mailers Nine", { Email: "quartermaster@mail.test" }),
  company("e-no-address", "Mailers Ten", { Email: "contact form only", Website: "see leaflet" }),
  company("e-web-only", "Mailers Eleven", { Website: "WWW.Quillfeather.CO.UK" }),
  company("e-label", "Quillfeather Pens", {}),
  company("e-capital", "Mailers Twelve", { Email: "Directie@Windmolen.nl", "Phone Number": "+31201234567" }),
  company("e-phone", "Mailers Thirteen", { "Phone Number": "+31201234568", "Fax Number": "+31201234567" }),
  company("e-phone-long", "Mailers Fourteen", { "Phone Number": "+312012345678" }),

  // Groups: a head that names itself, one that does not, one that is not loaded.
  company("g-head", "Umbrella Weavers", { "Global Headquarter ID Number": "g-head", "Location Type": "1" }),
  company("g-member", "Umbrella Weavers North", { "Global Headquarter ID Number": "g-head", "Subsidiary Code": "3" }),
  company("g-quiet-head", "Parasol Weavers", { "Location Type": "1" }),
  company("g-quiet-member", "Parasol Weavers South", { "Global Headquarter ID Number": "g-quiet-head", "Subsidiary Code": "3" }),
  company("g-orphan-1", "Awning Weavers", { "Global Headquarter ID Number": "g-not-loaded", "Local Headquarter ID Number": "g-head" }),
  company("g-orphan-2", "Awning Weavers West", { "Global Headquarter ID Number": "g-not-loaded", "Number of Companies in Group": 2 }),

  // Codes: leading zeros, the sixth one, one twice, every foreign trade and status code.
  company("c-zero", "Coders One", { "Business Category Code 1": "0111", "Business Legal Type": "0", "Import/Export Code": "G", "Subsidiary Code": "0" }),
  company("c-sixth", "Coders Two", { "Business Category Code 1": "7371", "Business Category Code 6": "0111", "Business Legal Type": "13", "Import/Export Code": "A" }),
  company("c-twice", "Coders Three", { "Business Category Code 1": "7371", "Business Category Code 2": "7371", "Business Legal Type": "3", "Import/Export Code": "B" }),
  company("c-gap", "Coders Four", { "Business Category Code 3": "7372", "Business Legal Type": "100", "Import/Export Code": "H", "Location Type": "0" }),
  company("c-none", "Coders Five", {}),

  // Ranges: both ends, zero, below zero, beyond 32 bits, unknown.
  company("v-low", "Measurers One", { "Employees On Site": 10, "Employees Total": 50, "Yearly Revenue in U.S. Dollars": 1_000_000, "Founding Year": 1990 }),
  company("v-high", "Measurers Two", { "Employees On Site": 20, "Employees Total": 51, "Yearly Revenue in U.S. Dollars": 5_000_000_000, "Founding Year": 1991 }),
  company("v-zero", "Measurers Three", { "Employees On Site": 0, "Employees Total": 0, "Yearly Revenue in U.S. Dollars": 0, "Founding Year": 1602 }),
  company("v-loss", "Measurers Four", { "Yearly Revenue in U.S. Dollars": -250 }),
  company("v-unknown", "Measurers Five", {}),

  // Data items: everything known, nothing but the name, and the halves of marketability.
  company("f-all", "Complete Records", {
    Email: "desk@complete.test", "Phone Number": "+4930123456", "Fax Number": "+4930123457", Website: "complete.test", "CEO Name": "Ada Example", "CEO Title": "CEO",
    "Company Registration Number": "C-1", "VAT Number": "DE100000001", "Trade Name": "Fullhouse", "Address 1": "Ring 1", "Postal Code": "99999", City: "Erfurt",
  }),
  company("f-none", "Bare Records"),
  company("f-person", "Personal Records", {}, { hasContactPerson: true }),
  company("f-barred", "Barred Records", { "Address 1": "Ring 2", City: "Erfurt", Website: "barred.test" }, { marketable: false }),
  company("f-allowed", "Allowed Records", { "Address 1": "Ring 3", City: "Erfurt", Website: "allowed.test" }, { marketable: true }),
  company("f-no-city", "Cityless Records", { "Address 1": "Ring 4", "Phone Number": "+4930123458" }),
  company("f-code-city", "Streetless Records", { "Postal Code": "99998", City: "Erfurt", "Phone Number": "+4930123459" }),
  company("f-unreachable", "Unreachable Records", { "Address 1": "Ring 5", City: "Erfurt", "Fax Number": "+4930123460" }),
  company("f-vat-only", "Taxed Records", { "VAT Number": "AT U12345678" }),
  company("f-second-line", "Boxed Records", { "Address 2": "PO Box 7", City: "Erfurt", Email: "box@boxed.test" }),
];
