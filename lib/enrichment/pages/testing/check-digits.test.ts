import { describe, expect, it } from "vitest";
import { isValidNumber } from "./check-digits";

/** Numbers that registers, tax offices and python-stdnum's manual use as examples. */
const EXAMPLES = [
  ["nl-vat", "004495445B01"], ["nl-vat", "002455799B11"], ["de-vat", "136695976"], ["gb-vat", "980780684"], ["at-vat", "U13585627"], ["be-vat", "0428759497"],
  ["bg-vat", "175074752"], ["cy-vat", "10259033P"], ["cz-vat", "25123891"], ["dk-vat", "13585628"], ["ee-vat", "100931558"], ["es-vat", "J99216582"],
  ["es-vat", "54362315K"], ["es-vat", "X2482300W"], ["fi-vat", "20774740"], ["fr-vat", "40303265045"], ["gr-vat", "094259216"], ["hr-vat", "33392005961"],
  ["hu-vat", "12892312"], ["ie-vat", "6433435F"], ["ie-vat", "6433435OA"], ["it-vat", "00743110157"], ["lt-vat", "119511515"], ["lt-vat", "100001919017"],
  ["lu-vat", "15027442"], ["lv-vat", "40003521600"], ["mt-vat", "11679112"], ["pl-vat", "8567346215"], ["pt-vat", "501964843"], ["ro-vat", "18547290"],
  ["se-vat", "556188840401"], ["si-vat", "50223054"], ["sk-vat", "2022749619"], ["au-abn", "83914571673"], ["au-acn", "004085616"], ["br-cnpj", "16727230000197"],
  ["ch-uid", "100155212"], ["ee-reg", "12345678"], ["fr-siren", "552008443"], ["fr-siret", "73282932000074"], ["il-company", "516179157"], ["in-gstin", "27AAPFU0939F1ZV"],
  ["jp-corporate", "5835678256246"], ["no-org", "988077917"], ["pl-regon", "192598184"], ["se-org", "1234567897"], ["tr-vkn", "4540536920"],
] as const;

describe("check digits of labels", () => {
  it.each(EXAMPLES)("%s %s is valid", (scheme, number) => expect(isValidNumber(scheme, number)).toBe(true));

  it.each(EXAMPLES)("%s %s with its last digit changed is not", (scheme, number) => {
    const changed = number.replace(/\d(?=B\d\d$|\D*$)/, (digit) => String((Number(digit) + 1) % 10));
    expect(isValidNumber(scheme, changed)).toBe(false);
  });
});
