import type { CompanyRecord } from "../../company/record";
import { company } from "./company";

const LONG = Array.from({ length: 40 }, (_, i) => `Cooperative${i}`).join(" ");

/** Fictional companies whose names are easy to read wrongly. */
export const NAME_TRAPS: readonly CompanyRecord[] = [
  // The same words in another order, unfinished, run together, or as part of longer ones.
  company("n-bakery", "Alder Bakery Ltd", { "Employees Total": 12, "Country Code": "GB", Country: "United Kingdom", City: "Leeds" }),
  company("n-bakery-plc", "Alder Bakery PLC", { "Employees Total": 900, "Country Code": "GB", Country: "United Kingdom", City: "York" }),
  company("n-bakery-bare", "ALDER BAKERY", { "Employees Total": 5000 }),
  company("n-bakery-supplies", "Alder Bakery Supplies Ltd", { "Employees Total": 7000 }),
  company("n-bakery-bakerysmith", "Alder Bakerysmith Ltd", { "Employees Total": 8000 }),
  company("n-bakery-reversed", "Bakery Alder and Daughters", { "Employees Total": 9000 }),
  company("n-bakery-within", "The Royal Alder Bakery Works", { "Employees Total": 9500 }),
  company("n-bakery-elders", "Alderman Bakery", { "Employees Total": 9900 }),
  company("n-bakery-joined", "Alderbakery", { "Employees Total": 9901 }),
  company("n-bakery-branch", "Alder Bakery Ltd", { "Employees Total": 20000, "Location Type": "2" }),

  // Words spread over company, trade and former names.
  company("n-spread", "Kestrel Holdings Ltd", { "Trade Name": "Blue Harbour" }, { formerNames: ["Tidewater Marine plc", "Granite & Sons"] }),
  company("n-spread-one", "Harbour Kestrel Lines", { "Employees Total": 3 }),
  company("n-former-only", "Zenith Forwarding", {}, { formerNames: ["Oldgate Carriers"] }),

  // Legal forms: spellings, positions, names that are nothing else.
  company("n-berg-bv", "Van der Berg B.V.", { "Country Code": "NL", Country: "Netherlands", "Employees Total": 10 }),
  company("n-berg-bv-plain", "van der berg bv", { "Country Code": "NL", Country: "Netherlands", "Employees Total": 20 }),
  company("n-berg-nv", "Van der Berg N.V.", { "Country Code": "NL", Country: "Netherlands", "Employees Total": 5000 }),
  company("n-berg-bare", "Van der Berg", { "Employees Total": 6000 }),
  company("n-muller", "Müller Maschinenbau GmbH", { "Country Code": "DE", Country: "Germany", City: "München" }),
  company("n-mueller", "Mueller Maschinenbau Gesellschaft mit beschränkter Haftung", { "Country Code": "DE", Country: "Germany", City: "Munchen" }),
  company("n-muller-bare", "MULLER MASCHINENBAU", {}),
  // The legal form behind it ends the word before: "juice ltd" is not the start of "Juicery".
  company("n-quince-spread", "Quince Juicery Ltd", { "Trade Name": "Juice Bar", "Employees Total": 10 }),
  company("n-quince-large", "Grand Quince Juice", { "Employees Total": 100 }),
  company("n-form-only", "Company Limited", {}),
  company("n-form-first", "OOO Severnaya Zvezda", { "Country Code": "RU", Country: "Russia" }),

  // One-letter words, numbers, signs.
  company("n-abc", "A B C Taxi", {}),
  company("n-ab", "A & B Media", {}),
  company("n-x", "X", {}),
  company("n-3m", "3M Textiles", {}),
  company("n-24-7", "24/7 Courier Services", {}),
  company("n-1000", "1000 Lakes Paper Oy", { "Country Code": "FI", Country: "Finland" }),
  company("n-year", "Established 1886 Gin", {}),
  company("n-digits", "55512345", {}),
  company("n-dot", "Zephyr.io Systems", {}),
  company("n-plus", "C++ Foundry [Europe] (No. 1) *new*", {}),
  company("n-quote", 'The "Quoted" \\ Backslash; Company', {}),

  // Apostrophes separate words, whichever sign is used.
  company("n-eglise", "Cave de l'Église SARL", { "Country Code": "FR", Country: "France" }),
  company("n-eglise-curly", "Boulangerie de l’Eglise", { "Country Code": "FR", Country: "France" }),
  company("n-oconnor", "O'Connor Plumbing", { "Country Code": "IE", Country: "Ireland" }),

  // Diacritics, letters without decomposition, combining marks, full-width forms.
  company("n-oresund", "Øresund Skibsværft A/S", { "Country Code": "DK", Country: "Denmark" }),
  company("n-lodz", "Łódź Żelazo Sp. z o.o.", { "Country Code": "PL", Country: "Poland" }),
  company("n-nfd", "Cafe\u0301 Cre\u0300me".normalize("NFD"), {}),
  company("n-istanbul", "İstanbul Işık A.Ş.", { "Country Code": "TR", Country: "Turkey" }),
  company("n-strasse", "Großstraße Verlag", {}),
  company("n-fullwidth", "ＡＣＭＥ Ｔｒａｄｉｎｇ", {}),

  // Other scripts, found in their own and in Latin letters.
  company("n-greek", "Αθηναϊκή Ζυθοποιία", { "Country Code": "GR", Country: "Greece" }),
  company("n-cyrillic", "Северный Ветер ООО", { "Country Code": "RU", Country: "Russia" }),
  company("n-kana", "さくら サービス 株式会社", { "Country Code": "JP", Country: "Japan" }),
  company("n-han", "东方明珠贸易有限公司", { "Country Code": "CN", Country: "China" }),
  company("n-hangul", "한빛 전자", { "Country Code": "KR", Country: "South Korea" }),
  company("n-arabic", "شركة النور", {}),
  company("n-hebrew", "אור חדש", {}),
  company("n-georgian", "მზე", {}),
  company("n-thai", "ดวงดาว", {}),
  company("n-devanagari", "सूर्य उद्योग", {}),

  // Long, repeated and doubled names.
  company("n-long", LONG, {}),
  company("n-repeat", "Echo Echo Echo", {}),
  company("n-echo", "Echo", {}),
  company("n-twin-1", "Gemini Twin Traders", { City: "Vigo" }),
  company("n-twin-2", "Gemini Twin Traders", { City: "Vigo" }),
  company("n-twin-3", "GEMINI twin traders", { City: "Vigo" }),

  // Equal names told apart by one step of the rank order each.
  company("r-branch", "Ranked Foundry", { "Location Type": "2", "Employees Total": 99999, "Yearly Revenue in U.S. Dollars": 99999 }),
  company("r-unknown-type", "Ranked Foundry", { "Employees Total": 40, "Yearly Revenue in U.S. Dollars": 5 }),
  company("r-head", "Ranked Foundry", { "Location Type": "1", "Employees Total": 50 }),
  company("r-single", "Ranked Foundry", { "Location Type": "0", "Employees Total": 60, "Yearly Revenue in U.S. Dollars": 1 }),
  company("r-revenue-large", "Ranked Foundry", { "Employees Total": 40, "Yearly Revenue in U.S. Dollars": 9_000_000_000 }),
  company("r-revenue-zero", "Ranked Foundry", { "Employees Total": 40, "Yearly Revenue in U.S. Dollars": 0 }),
  company("r-revenue-loss", "Ranked Foundry", { "Employees Total": 40, "Yearly Revenue in U.S. Dollars": -5000 }),
  company("r-revenue-unknown", "Ranked Foundry", { "Employees Total": 40 }),
  company("r-zero", "Ranked Foundry", { "Employees Total": 0 }),
  company("r-nothing-b", "Ranked Foundry"),
  company("r-nothing-a", "Ranked Foundry"),
  company("r-nothing-B", "Ranked Foundry"),
  company("r-branch-small", "Ranked Foundry", { "Location Type": "2" }),
];
