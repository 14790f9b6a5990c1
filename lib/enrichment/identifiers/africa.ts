import { mod97, weighted } from "./checks";
import { REGISTRATION_LABELS } from "./english";
import { asWritten, checked, local, type NumberScheme } from "./scheme";

const TAX_LABELS = ["TIN", "TIN No", "TIN Number", "Tax ID", "Tax Identification Number", "Taxpayer Identification Number", "VAT", "VAT No", "TIN/VAT"];
const CERTIFICATE_LABELS = [...REGISTRATION_LABELS, "Certificate of Incorporation No", "Certificate of Incorporation", "Certificate No", "Certificate Number", "Incorporation No", "Incorporation Number"];
const RC_LABELS = ["RC", "R.C.", "RC n°", "N° RC", "Registre de commerce", "Registre du commerce", "Registre de commerce n°", "Registre du commerce n°", "سجل تجاري", "السجل التجاري"];
const RCCM_LABELS = ["RCCM", "R.C.C.M.", "RCCM n°", "N° RCCM", "Numéro RCCM", "RC", "R.C.", "RC n°", "N° RC", "Registre du commerce", "Registre de commerce", "Registre du Commerce et du Crédit Mobilier", "sous le numéro", "sous le n°"];

/** The nine digits behind the letter, weighted by their places, modulo 11; X for 10. */
function ghanaian(compact: string): boolean {
  const rest = weighted(compact.slice(1), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
  return (rest === 10 ? "X" : String(rest)) === compact.charAt(10);
}

/**
 * The seventeen countries of OHADA: country and court, year, kind and number, with strokes, dashes, points or blanks ("CI-ABJ-2012-B-4081", "RC/DLA/2012/B/4081",
 * since 2020 "CI-ABJ-03-2022-B13-04081"); some begin with letters of the register's own.
 */
const RCCM: Readonly<Record<string, string>> = { BJ: "BJ|RB", BF: "BF", CM: "CM|RC", CF: "CF|CA", TD: "TD|TC", KM: "KM", CG: "CG", CD: "CD", CI: "CI", GA: "GA|RG", GQ: "GQ", GN: "GN", GW: "GW", ML: "ML|MA", NE: "NE|NI", SN: "SN", TG: "TG" };

/** North, West, East and Southern Africa. */
export const AFRICAN_NUMBERS: readonly NumberScheme[] = [
  { id: "ma-ice", country: "MA", needs: "label", labels: ["ICE", "I.C.E.", "N° ICE", "ICE n°", "Identifiant commun de l'entreprise", "Identifiant commun d'entreprise", "Identifiant commun de l'entreprise (ICE)", "Numéro ICE"], shapes: [/^\d{15}/], read: checked((digits) => mod97(digits) === 0), check: "multiple of 97", source: "https://www.ice.gov.ma/" },
  local({ id: "ma-rc", country: "MA", labels: RC_LABELS, shapes: [/^\d{3,6}/], source: "https://www.directinfo.ma/" }),
  local({ id: "ma-if", country: "MA", labels: ["Identifiant fiscal", "N° IF", "IF n°", "Identifiant fiscal (IF)", "Identification fiscale"], shapes: [/^\d{7,8}/], source: "https://www.tax.gov.ma/" }),
  local({ id: "dz-nif", country: "DZ", labels: ["NIF", "N.I.F.", "N° NIF", "NIF n°", "Numéro d'identification fiscale", "Identifiant fiscal", "Identification fiscale", "رقم التعريف الجبائي"], shapes: [/^\d{20}/, /^\d{15}/], source: "https://www.mfdgi.gov.dz/" }),
  local({ id: "dz-rc", country: "DZ", labels: RC_LABELS, shapes: [/^\d{11}[AB]\d{2}/, /^\d{2}[AB]\d{7}(?:\d{4})?/], source: "https://cnrc.dz/" }),
  { id: "tn-matricule", country: "TN", needs: "label", labels: ["Matricule fiscal", "Matricule fiscale", "Mat. fiscal", "Matricule fiscal n°", "MF", "M.F.", "N° MF", "Code TVA", "Identifiant unique", "Identifiant unique RNE", "RNE", "المعرف الجبائي", "المعرف الوحيد"], shapes: [/^\d{7}[A-HJ-NP-TV-Z][ABDNP]?[CEMNP]\d{3}/, /^\d{7}[A-HJ-NP-TV-Z](?![A-Z\d])/], read: asWritten, source: "https://www.registre-entreprises.tn/" },
  ...Object.entries(RCCM).map(([country, letters]): NumberScheme => ({
    id: `${country.toLowerCase()}-rccm`, country, needs: "label", labels: RCCM_LABELS, distinct: true, read: asWritten, source: "https://www.ohada.org/",
    shapes: [new RegExp(`^(?:${letters})[A-Z]{3}(?:RCCM)?(?:\\d{2})?(?:19|20)\\d{2}[A-E]\\d{1,8}`), new RegExp(`^(?:${letters})[A-Z]{3}(?:RCCM)?\\d{2}[A-E]\\d{1,6}`)],
  })),
  { id: "sn-ninea", country: "SN", needs: "label", labels: ["NINEA", "N.I.N.E.A.", "N° NINEA", "NINEA n°"], shapes: [/^\d{7,9}\d[A-Z]\d/, /^\d{9}/, /^\d{7}/], read: asWritten, source: "https://www.ansd.sn/" },
  local({ id: "ci-cc", country: "CI", labels: ["N° CC", "CC n°", "C.C. n°", "NCC", "N° NCC", "Compte contribuable", "N° compte contribuable", "Compte contribuable n°", "Numéro de compte contribuable"], shapes: [/^\d{7}[A-Z]/], source: "https://www.dgi.gouv.ci/" }),
  { id: "cm-niu", country: "CM", needs: "label", labels: ["NIU", "N° NIU", "N° contribuable", "Numéro contribuable", "N° de contribuable", "Numéro de contribuable", "Contribuable n°", "Numéro d'identifiant unique"], shapes: [/^[MP]\d{12}[A-Z]/], read: asWritten, source: "https://www.impots.cm/" },
  { id: "bj-ifu", country: "BJ", needs: "label", labels: ["IFU", "N° IFU", "IFU n°", "Numéro IFU", "Identifiant fiscal unique"], shapes: [/^[0-3]\d{12}/], read: asWritten, source: "https://www.impots.bj/" },
  { id: "bf-ifu", country: "BF", needs: "label", labels: ["IFU", "N° IFU", "IFU n°", "Numéro IFU", "Identifiant financier unique"], shapes: [/^\d{8}[A-Z]/], read: asWritten, source: "https://dgi.bf/" },
  local({ id: "tg-nif", country: "TG", labels: ["NIF", "N.I.F.", "N° NIF", "NIF n°"], shapes: [/^1\d{9}/], source: "https://www.otr.tg/" }),
  { id: "cd-idnat", country: "CD", needs: "label", labels: ["Id. Nat", "IDNAT", "Id. Nat. n°", "N° Id. Nat", "Identification nationale", "Identification nationale n°", "Numéro d'identification nationale"], shapes: [/^\d{2}[A-Z]?\d{2,4}[A-Z]\d{4,6}[A-Z]/], read: asWritten, source: "https://guichetunique.cd/" },
  local({ id: "cd-nif", country: "CD", labels: ["NIF", "N.I.F.", "N° NIF", "N° impôt", "Numéro impôt", "Impôt n°"], shapes: [/^A\d{7}[A-Z]/], source: "https://www.dgi.gouv.cd/" }),
  local({ id: "mg-nif", country: "MG", labels: ["NIF", "N.I.F.", "N° NIF", "NIF n°"], shapes: [/^[1-9]\d{9}/], source: "https://www.impots.mg/" }),
  { id: "mg-stat", country: "MG", needs: "label", labels: ["STAT", "N° STAT", "STAT n°", "Numéro statistique", "N° statistique"], shapes: [/^\d{17}/], read: asWritten, source: "https://www.instat.mg/" },
  local({ id: "ke-company", country: "KE", labels: CERTIFICATE_LABELS, shapes: [/^(?:PVT|LLP|PLC|CLG|BN)(?=[A-Z]*\d)[A-Z\d]{6,8}/, /^CPR(?:19|20)\d{2}\d{3,6}/, /^C\d{4,6}/], source: "https://brs.go.ke/" }),
  local({ id: "ke-pin", country: "KE", labels: ["KRA PIN", "KRA PIN No", "KRA PIN Number", "PIN", "PIN No", "PIN Number", "VAT/PIN", "VAT/PIN No", "VAT", "VAT No", "VAT Reg No", "Tax PIN"], shapes: [/^[AP]\d{9}[A-Z]/], source: "https://www.kra.go.ke/" }),
  local({ id: "gh-company", country: "GH", labels: CERTIFICATE_LABELS, shapes: [/^(?:CS|BN|CG|PL|LL|EX)\d{6,12}/], source: "https://orc.gov.gh/" }),
  local({ id: "gh-tin", country: "GH", labels: TAX_LABELS, shapes: [/^[PCGQV]00\d{7}[\dX]/], read: checked(ghanaian), check: "weights modulo 11", source: "https://gra.gov.gh/tin/" }),
  local({ id: "rw-tin", country: "RW", labels: [...TAX_LABELS, ...REGISTRATION_LABELS, "Company code"], shapes: [/^1\d{8}/], source: "https://org.rdb.rw/" }),
  local({ id: "ug-company", country: "UG", labels: [...CERTIFICATE_LABELS, "URSB"], shapes: [/^8\d{13}/], source: "https://ursb.go.ug/" }),
  local({ id: "ug-tin", country: "UG", labels: [...TAX_LABELS, "URA TIN"], shapes: [/^1\d{9}/], source: "https://ura.go.ug/" }),
  local({ id: "tz-tin", country: "TZ", labels: TAX_LABELS, shapes: [/^1\d{8}/], source: "https://www.tra.go.tz/" }),
  local({ id: "tz-company", country: "TZ", labels: [...CERTIFICATE_LABELS, "BRELA", "BRELA No", "BRELA Registration No"], shapes: [/^\d{5,9}/], source: "https://www.brela.go.tz/" }),
  local({ id: "zm-company", country: "ZM", labels: [...CERTIFICATE_LABELS, "PACRA", "PACRA No", "PACRA Registration", "PACRA Registration No", "PACRA Number"], shapes: [/^[13][12]\d{10}/, /^\d{4,6}/], source: "https://www.pacra.org.zm/" }),
  { id: "zm-tpin", country: "ZM", needs: "label", labels: ["TPIN", "T-PIN", "TPIN No", "TPIN Number", "Taxpayer Identification Number (TPIN)"], shapes: [/^[12]\d{9}/], read: asWritten, source: "https://www.zra.org.zm/" },
  local({ id: "zw-company", country: "ZW", labels: CERTIFICATE_LABELS, shapes: [/^\d{1,6}(?:19|20)\d{2}/], source: "https://www.dcip.gov.zw/" }),
  local({ id: "bw-company", country: "BW", labels: [...CERTIFICATE_LABELS, "UIN", "CIPA", "CIPA No", "CIPA Registration No"], shapes: [/^BW\d{11}/, /^CO(?:19|20)\d{2}\d{2,6}/], source: "https://www.cipa.co.bw/" }),
  local({ id: "na-company", country: "NA", labels: CERTIFICATE_LABELS, shapes: [/^(?:CC)?(?:19|20)\d{2}\d{3,6}/], source: "https://www.bipa.na/" }),
  local({ id: "mu-brn", country: "MU", labels: [...REGISTRATION_LABELS, "BRN", "B.R.N.", "BRN No", "Business Registration No", "Business Reg. No"], shapes: [/^[CIPF]\d{8}/], source: "https://companies.govmu.org/" }),
  local({ id: "mu-vat", country: "MU", labels: ["VAT", "VAT No", "VAT Number", "VAT Reg. No", "VAT Registration No", "VAT Registration Number"], shapes: [/^2\d{7}/], source: "https://www.mra.mu/" }),
  local({ id: "et-tin", country: "ET", labels: TAX_LABELS, shapes: [/^00\d{8}/], source: "https://www.mor.gov.et/" }),
  local({ id: "eg-register", country: "EG", labels: ["سجل تجاري", "سجل تجارى", "السجل التجاري", "السجل التجارى", "رقم السجل التجاري", "سجل تجاري رقم", "س.ت", "Commercial Register", "Commercial Register No", "Commercial Registration No", "Commercial Registry No", "CR No", "C.R. No"], shapes: [/^\d{4,6}/], source: "https://www.gafi.gov.eg/" }),
  local({ id: "eg-tax", country: "EG", labels: ["بطاقة ضريبية", "بطاقة ضريبية رقم", "البطاقة الضريبية", "الرقم الضريبي", "رقم التسجيل الضريبي", "التسجيل الضريبي", "ب.ض", "ت.ض", "Tax Registration No", "Tax Registration Number", "Tax Card No", "Tax Card", "Tax ID", "Tax No"], shapes: [/^[1-9]\d{8}/], source: "https://www.eta.gov.eg/" }),
];
