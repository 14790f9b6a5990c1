import type { Label } from "./label-trie";
import type { NumberScheme } from "./scheme";
import { SCHEMES } from "./schemes";
import { VAT_RULES } from "./vat";

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

const announcedBy = ({ labels }: NumberScheme, general: ReadonlySet<string>): boolean => labels.some((label) => general.has(plain(label)));

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

/**
 * The numbers of the page's own country that a label announces because it is a general one: a label of VAT numbers, whatever its language, or one that half
 * the world uses. "USt-IdNr." on an Italian page stands before a partita IVA, "Business registration no." on a Danish one before a CVR number.
 * @param country ISO code of the country that domain or language point to
 */
export function generalNumbers({ text, schemes, shared }: Label, country: string | undefined): readonly NumberScheme[] {
  const own = country === undefined ? undefined : OWN.get(country);
  if (own === undefined || OWN_ONLY.has(text)) return [];
  if (schemes.some(isVat)) return [...own.proven, ...own.vat, ...own.taxes];
  return shared ? [...own.proven, ...own.registers] : [];
}
