import { writtenForms } from "../../lib/enrichment/pages/testing/check-digits";
import type { ExpectedCompany, LabelledPage } from "../../lib/enrichment/pages/testing/pages";

type OfficialNumber = ExpectedCompany["numbers"][number];

/** What may stand around a number besides its country's prefix, where registers and companies write it in more than one way. */
const AROUND: Readonly<Record<string, (number: string) => RegExp>> = {
  "at-fn": (number) => new RegExp(`^(FN)?${number.slice(2)}$`),
  "ca-bn": (number) => new RegExp(`^${number}(R[CMPRT]\\d{4})?$`),
  "ch-uid": (number) => new RegExp(`^(CHE)?${number}(MWST|TVA|IVA)?$`),
  // Unique only with its court, which may be kept on either side.
  "de-hr": (number) => new RegExp(`^\\p{L}*${number}\\p{L}*$`, "u"),
  "fr-siren": (number) => new RegExp(`^(RCS\\p{L}*)?${number}$`, "u"),
  "hu-vat": (number) => new RegExp(`^(HU)?${number}(\\d{3})?$`),
  "it-rea": (number) => new RegExp(`^(REA)?(${number.slice(0, 2)})?${number.slice(2)}$`),
  "no-org": (number) => new RegExp(`^(NO)?${number}(MVA)?$`),
  // Northern Ireland: the same number under either prefix.
  "xi-vat": (number) => new RegExp(`^(XI|GB)?${number}$`),
};

/** Whether a candidate's number is the labelled one: with or without its prefix, and with what belongs to it. */
export function isNumber({ scheme, number }: OfficialNumber, nationalId: string): boolean {
  return writtenForms(scheme, number).includes(nationalId) || (AROUND[scheme]?.(number).test(nationalId) ?? false);
}

/** Neutral by the label, or a part of a labelled number that is a number of its own: the SIREN in a SIRET and a French VAT number, the org.nr in a Swedish one. */
export function isNeutralNumber(page: LabelledPage, nationalId: string): boolean {
  const parts = page.companies.flatMap(({ numbers }) =>
    numbers.flatMap(({ scheme, number }) => (scheme === "fr-siret" ? [number.slice(0, 9)] : scheme === "fr-vat" ? [number.slice(2)] : scheme === "se-vat" ? [number.slice(0, 10)] : [])),
  );
  return page.neutral.numbers.includes(nationalId) || parts.includes(nationalId);
}
