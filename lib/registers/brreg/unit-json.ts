import { z } from "zod";
import { Rejection } from "../shared/assemble";
import type { Activity, Unit, UnitAddress } from "./unit";

const text = z.string().nullish();
const flag = z.boolean().nullish();
const coded = z.object({ kode: text, beskrivelse: text }).nullish();
const address = z.object({ adresse: z.array(z.string().nullable()).nullish(), postnummer: text, poststed: text, kommune: text, kommunenummer: text, landkode: text }).nullish();

/**
 * What is read of a unit, in the file of all units, in a page of the search and alone.
 * @see https://data.brreg.no/enhetsregisteret/api/dokumentasjon/no/index.html
 */
const UNIT = z.object({
  organisasjonsnummer: z.string(),
  navn: text,
  organisasjonsform: coded,
  naeringskode1: coded,
  naeringskode2: coded,
  naeringskode3: coded,
  forretningsadresse: address,
  beliggenhetsadresse: address,
  postadresse: address,
  antallAnsatte: z.number().nullish(),
  stiftelsesdato: text,
  oppstartsdato: text,
  registreringsdatoEnhetsregisteret: text,
  telefon: text,
  mobil: text,
  hjemmeside: text,
  epostadresse: text,
  overordnetEnhet: text,
  erIKonsern: flag,
  registrertIMvaregisteret: flag,
  konkurs: flag,
  underAvvikling: flag,
  underTvangsavviklingEllerTvangsopplosning: flag,
  slettedato: text,
  nedleggelsesdato: text,
  historiskeNavn: z.array(z.object({ navn: text })).nullish(),
});

function addressOf(found: z.infer<typeof address>): UnitAddress | undefined {
  if (found === null || found === undefined) return undefined;
  return {
    lines: (found.adresse ?? []).flatMap((line) => (line === null || line.trim() === "" ? [] : [line.trim()])),
    postalCode: found.postnummer ?? "",
    town: found.poststed ?? "",
    municipality: found.kommune ?? "",
    municipalityNumber: found.kommunenummer ?? "",
    countryCode: found.landkode ?? "",
  };
}

function activitiesOf(found: readonly z.infer<typeof coded>[]): Activity[] {
  return found.flatMap((activity) => (activity?.kode ? [{ code: activity.kode, text: activity.beskrivelse ?? "" }] : []));
}

/** Reads an element of the register's JSON files; a Rejection names what of it is not as the register publishes it. */
export function unitFromJson(value: unknown): Unit | Rejection {
  const parsed = UNIT.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return new Rejection("not a unit as the register publishes it", `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
  }
  const unit = parsed.data;
  return {
    number: unit.organisasjonsnummer,
    name: unit.navn ?? "",
    form: unit.organisasjonsform?.kode ?? "",
    formText: unit.organisasjonsform?.beskrivelse ?? "",
    activities: activitiesOf([unit.naeringskode1, unit.naeringskode2, unit.naeringskode3]),
    address: addressOf(unit.forretningsadresse ?? unit.beliggenhetsadresse),
    postalAddress: addressOf(unit.postadresse),
    employees: unit.antallAnsatte?.toString() ?? "",
    founded: unit.stiftelsesdato ?? unit.oppstartsdato ?? "",
    registered: unit.registreringsdatoEnhetsregisteret ?? "",
    phone: unit.telefon ?? "",
    mobile: unit.mobil ?? "",
    website: unit.hjemmeside ?? "",
    email: unit.epostadresse ?? "",
    parent: unit.overordnetEnhet ?? "",
    inGroup: unit.erIKonsern ?? undefined,
    vatRegistered: unit.registrertIMvaregisteret === true,
    dissolving: unit.konkurs === true || unit.underAvvikling === true || unit.underTvangsavviklingEllerTvangsopplosning === true,
    branches: "",
    struckOff: unit.slettedato ?? "",
    closed: unit.nedleggelsesdato ?? "",
    formerNames: (unit.historiskeNavn ?? []).flatMap(({ navn }) => (navn ? [navn] : [])),
    retrieved: "",
  };
}
