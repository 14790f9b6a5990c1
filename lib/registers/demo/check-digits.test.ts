import { describe, expect, test } from "vitest";
import * as check from "./check-digits";

/** Published numbers that follow their country's rule: the digits given to the function, and the whole number. */
const KNOWN: readonly [what: string, made: string | undefined, published: string][] = [
  ["Norwegian organisation number", `98807791${check.complementOf11("98807791", [3, 2, 7, 6, 5, 4, 3, 2])}`, "988077917"],
  ["Swiss UID", `10015521${check.complementOf11("10015521", [5, 4, 3, 2, 7, 6, 5, 4])}`, "100155212"],
  ["Danish CVR number", `1358562${check.complementOf11("1358562", [2, 7, 6, 5, 4, 3, 2])}`, "13585628"],
  ["Finnish business ID", `2077474${check.complementOf11("2077474", [7, 9, 10, 5, 8, 4, 2])}`, "20774740"],
  ["Swedish organisation number", `556036079${check.luhn("556036079")}`, "5560360793"],
  ["French SIREN", `73282932${check.luhn("73282932")}`, "732829320"],
  ["French VAT number", check.frenchVatKey("303265045") + "303265045", "40303265045"],
  ["German VAT number", `13669597${check.mod11And10("13669597")}`, "136695976"],
  ["Austrian VAT number", `1358562${check.austrianVatCheck("1358562")}`, "13585627"],
  ["Italian VAT number", `0074311015${check.luhn("0074311015")}`, "00743110157"],
  ["Spanish CIF with a digit", `B5881850${check.spanishCifControl("5881850", false)}`, "B58818501"],
  ["Spanish CIF with a letter", `Q2876031${check.spanishCifControl("2876031", true)}`, "Q2876031B"],
  ["Dutch VAT number", `00449544${check.remainderOf11("00449544", [9, 8, 7, 6, 5, 4, 3, 2])}`, "004495445"],
  ["Belgian enterprise number", `04030192${check.belgianCheck("04030192")}`, "0403019261"],
  ["British VAT number", `9807806${check.britishVatCheck("9807806")}`, "980780684"],
  ["Polish NIP", `856734621${check.remainderOf11("856734621", [6, 5, 7, 2, 3, 4, 5, 6, 7])}`, "8567346215"],
  ["Polish REGON", `19259818${check.remainderOf11Or0("19259818", [8, 9, 2, 3, 4, 5, 6, 7])}`, "192598184"],
  ["Czech IČO", `2512389${check.lastDigitOf11Complement("2512389", [8, 7, 6, 5, 4, 3, 2], false)}`, "25123891"],
  ["Portuguese NIPC", `50196484${check.lastDigitOf11Complement("50196484", [9, 8, 7, 6, 5, 4, 3, 2], true)}`, "501964843"],
  ["Greek AFM", `09425921${check.remainderOf11Or0("09425921", [256, 128, 64, 32, 16, 8, 4, 2])}`, "094259216"],
  ["Irish VAT number", `6433435${check.irishVatLetter("6433435", "")}`, "6433435F"],
  ["Bulgarian EIK", `17507475${check.bulgarianCheck("17507475")}`, "175074752"],
  ["Japanese corporate number", `${check.japaneseCheck("835678256246")}835678256246`, "5835678256246"],
  ["Brazilian CNPJ", `167272300001${check.cnpjChecks("167272300001")}`, "16727230000197"],
  ["Australian company number", `00408561${check.acnCheck("00408561")}`, "004085616"],
  ["Australian business number", check.abnOf("004085616"), "53004085616"],
  ["LEI", `213800KUD8LAJWSQ9D${check.leiChecks("213800KUD8LAJWSQ9D")}`, "213800KUD8LAJWSQ9D15"],
];

describe("check digits", () => {
  test.each(KNOWN)("%s: a published number comes out again", (_what, made, published) => {
    expect(made).toBe(published);
  });

  test("a remainder that has no digit gives none", () => {
    const without = Array.from({ length: 200 }, (_, index) => String(10000000 + index)).filter((digits) => check.complementOf11(digits, [3, 2, 7, 6, 5, 4, 3, 2]) === undefined);
    expect(without.length).toBeGreaterThan(5);
    expect(without.length).toBeLessThan(40);
  });
});
