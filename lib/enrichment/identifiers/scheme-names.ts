import { countryByCode } from "../../company/codes";
import type { NumberScheme } from "./scheme";

/** What a number is called, by the part of its scheme's id behind the country. */
const KINDS: Readonly<Record<string, string>> = {
  vat: "VAT number", company: "company number", "company-unpadded": "company number", kvk: "KvK number", rsin: "RSIN", kbo: "enterprise number", rcs: "RCS number", "rcs-short": "RCS number", siret: "SIRET", siren: "SIREN", nif: "NIF", nipc: "NIPC", "codice-fiscale": "codice fiscale", rea: "REA number",
  handelsregister: "commercial register number", "division-a": "commercial register number", "division-b": "commercial register number", "division-letter": "commercial register number", "bare-a": "commercial register number", "bare-b": "commercial register number",
  "other-registers": "register number", "lettered-registers": "register number", firmenbuch: "Firmenbuch number", uid: "UID", charity: "charity number", "scottish-charity": "charity number", lettered: "company number", cro: "company number",
  abn: "ABN", acn: "ACN", "behind-form": "organisation number", orgnr: "organisation number", cvr: "CVR number", "y-tunnus": "business ID", nip: "NIP", krs: "KRS number", regon: "REGON", ico: "IČO", cnpj: "CNPJ", ein: "EIN", lei: "Legal Entity Identifier", corporate: "corporate number", "company-unnamed": "company number", corporation: "corporation number", registration: "registration number", register: "register number", "trade-licence": "trade licence number", "state-file": "state file number", "w-idnr": "Wirtschafts-Identifikationsnummer", tin: "TIN",
};

/** A scheme in words: "company number (United Kingdom)". */
export function nameOfScheme({ id, country }: NumberScheme): string {
  const kind = id.slice(id.indexOf("-") + 1);
  const where = country === "" ? undefined : countryByCode(country)?.name;
  return `${KINDS[kind] ?? KINDS[id] ?? `${kind.toUpperCase()} number`}${where === undefined ? "" : ` (${where})`}`;
}

/** Why a number is taken for one, in words for people. */
export function checksOfNumber(scheme: NumberScheme): readonly string[] {
  return [`has the form of a ${nameOfScheme(scheme)}`, ...(scheme.check === undefined ? [] : [`its check is right: ${scheme.check}`])];
}
