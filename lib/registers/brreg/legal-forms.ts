interface LegalForm {
  /** The service's legal status code; "0" where it has none for the form. */
  readonly status: string;
  /** The form's name in Norwegian. */
  readonly text: string;
}

/** The register's forms: code, legal status code, name. Partnerships of every liability are 12, because the register's forms do not match 2 and 7. */
const LINES = `AAFY|0|Underenhet til ikke-næringsdrivende
ADOS|0|Administrativ enhet - offentlig sektor
ANNA|0|Annen juridisk person
ANS|12|Ansvarlig selskap med solidarisk ansvar
AS|3|Aksjeselskap
ASA|3|Allmennaksjeselskap
BA|3|Selskap med begrenset ansvar
BBL|0|Boligbyggelag
BEDR|0|Underenhet til næringsdrivende og offentlig forvaltning
BO|0|Andre bo
BRL|0|Borettslag
DA|12|Ansvarlig selskap med delt ansvar
ENK|13|Enkeltpersonforetak
ESEK|0|Eierseksjonssameie
EØFG|0|Europeisk økonomisk foretaksgruppe
FKF|0|Fylkeskommunalt foretak
FLI|0|Forening/lag/innretning
FYLK|0|Fylkeskommune
GFS|0|Gjensidig forsikringsselskap
IKJP|0|Andre ikke-juridiske personer
IKS|0|Interkommunalt selskap
KBO|0|Konkursbo
KF|0|Kommunalt foretak
KIRK|0|Den norske kirke
KOMM|0|Kommune
KS|12|Kommandittselskap
KTRF|0|Kontorfellesskap
NUF|0|Norskregistrert utenlandsk foretak
OPMV|0|Særskilt oppdelt enhet, jf. mval. § 2-2
ORGL|0|Organisasjonsledd
PERS|0|Andre enkeltpersoner som registreres i tilknyttet register
PK|0|Pensjonskasse
PRE|12|Partrederi
SA|0|Samvirkeforetak
SAM|0|Tingsrettslig sameie
SE|3|Europeisk selskap
SF|0|Statsforetak
SPA|0|Sparebank
STAT|0|Staten
STI|0|Stiftelse
SÆR|0|Annet foretak iflg. særskilt lov
TVAM|0|Tvangsregistrert for MVA
UTBG|0|Frivillig registrert utleiebygg
UTLA|0|Utenlandsk enhet
VIFE|0|Virksomhet drevet i fellesskap
VPFO|0|Verdipapirfond`;

const FORMS: ReadonlyMap<string, LegalForm> = new Map(
  LINES.split("\n").map((line): [string, LegalForm] => {
    const [code = "", status = "", text = ""] = line.split("|");
    return [code, { status, text }];
  }),
);

/**
 * A legal form (organisasjonsform) by its code, such as "AS"; undefined for a code that the register did not have when the table was made.
 * @see https://data.brreg.no/enhetsregisteret/api/organisasjonsformer
 */
export function legalForm(code: string): LegalForm | undefined {
  return FORMS.get(code);
}

/** Whether a form is that of a branch (underenhet): a place of business of a company, not a company. */
export function isBranchForm(code: string): boolean {
  return code === "BEDR" || code === "AAFY";
}
