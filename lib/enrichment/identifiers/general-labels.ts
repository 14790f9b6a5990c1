import type { Label } from "./label-trie";
import type { NumberScheme } from "./scheme";
import { SCHEMES } from "./schemes";
import { VAT_RULES } from "./vat";
import { VAT_SCHEMES } from "./vat-schemes";

const isVat = ({ id }: NumberScheme): boolean => id.endsWith("-vat") && id.slice(0, -4).toUpperCase() in VAT_RULES;

/** By country: its numbers that check digits prove, and those that any general label announces. */
interface Own {
  readonly proven: readonly NumberScheme[];
  readonly vat: readonly NumberScheme[];
  readonly taxes: readonly NumberScheme[];
  readonly registers: readonly NumberScheme[];
}

const GENERAL_REGISTER_LABELS = new Set(["Registration number", "Company number", "Company registration number", "Reg. No", "Registration No", "Business registration number"].map(plain));

function plain(label: string): string {
  return label.toLowerCase().replace(/[^a-z]/g, "");
}

const GENERAL_TAX_LABELS = new Set(["VAT", "VAT number", "Tax ID"].map(plain));
/** Their check is no arithmetic: too many rows of digits pass it. */
const WEAK: ReadonlySet<string> = new Set(["it-rea", "us-ein", "co-nit"]);

/** Labels that are a country's letters, or another authority's elsewhere (the Dutch AFM). */
const OWN_ONLY: ReadonlySet<string> = new Set(["ATU", "ATU-Nr", "ATU-Nummer", "AFM"]);

/** VAT numbers that are certain only beside a label, with their country's letters: "USt-IdNr.: BG…" needs no Bulgarian label. */
const LETTERED: readonly NumberScheme[] = VAT_SCHEMES.filter(({ needs }) => needs === "label").map((scheme) => ({ ...scheme, shapes: scheme.shapes.slice(0, 1) }));

const announcedBy = ({ labels }: NumberScheme, general: ReadonlySet<string>): boolean => labels.some((label) => general.has(plain(label)));

const NONE: Own = { proven: [], vat: [], taxes: [], registers: [] };
const OWN: ReadonlyMap<string, Own> = new Map(
  [...new Set(SCHEMES.map(({ country }) => country))].filter((country) => country !== "").map((country) => {
    const ofCountry = SCHEMES.filter((scheme) => scheme.country === country);
    return [country, {
      proven: ofCountry.filter((scheme) => scheme.check !== undefined && !isVat(scheme) && !WEAK.has(scheme.id)),
      vat: ofCountry.filter(isVat),
      taxes: ofCountry.filter((scheme) => scheme.check === undefined && announcedBy(scheme, GENERAL_TAX_LABELS)),
      registers: ofCountry.filter((scheme) => scheme.check === undefined && announcedBy(scheme, GENERAL_REGISTER_LABELS)),
    }] as const;
  }),
);

/** Numbers without check digits that are the register's own in their country. */
const REGISTERS: ReadonlySet<string> = new Set(["nl-kvk", "gb-company", "gb-company-unpadded", "ie-cro", "mt-company", "cy-registry", "pl-krs", "hu-registry", "ro-registry", "at-firmenbuch", "lu-rcs", "gr-gemi", "tr-mersis", "in-cin", "sg-uen", "hk-br", "my-ssm", "za-company", "nz-company", "je-company", "gg-company", "im-company", "rs-mb", "hr-mbs"]);

/** A country's numbers of companies, or of taxes. */
export function numbersOf(country: string, isTax: boolean): readonly NumberScheme[] {
  const { proven, vat } = OWN.get(country) ?? NONE;
  return isTax ? [...proven, ...vat] : [...SCHEMES.filter((scheme) => scheme.country === country && REGISTERS.has(scheme.id)), ...proven];
}

/** Whether VAT numbers have the label. */
export const isTaxLabel = ({ schemes }: Label): boolean => schemes.some(isVat);

/** Whether a label announces numbers of whichever country is told beside it. */
export const announcesAnyCountrys = (label: Label): boolean => !OWN_ONLY.has(label.text) && (label.isGeneral || isTaxLabel(label));

/**
 * What a label announces because it is a general one, a label of VAT numbers, whatever its language, or one that half the world uses: the numbers of the
 * page's own country, and any VAT number with its country's letters. "USt-IdNr." on an Italian page stands before a partita IVA, "Business registration no."
 * on a Danish one before a CVR number.
 * @param country ISO code of the country that domain or language point to
 */
export function generalNumbers({ text, schemes, shared }: Label, country: string | undefined): readonly NumberScheme[] {
  if (OWN_ONLY.has(text)) return [];
  const { proven, vat, taxes, registers } = OWN.get(country ?? "") ?? NONE;
  if (schemes.some(isVat)) return [...proven, ...vat, ...taxes, ...LETTERED.filter(({ id }) => !schemes.some((own) => own.id === id))];
  return shared ? [...proven, ...registers] : [];
}
