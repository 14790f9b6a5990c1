import { weighted } from "./checks";
import { asWritten, checked, local, type NumberScheme } from "./scheme";

/** The remainder turned into a check digit: 11 less it, and 0 for what would have two digits. */
const elevenLess = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

/** The Brazilian CNPJ, since July 2026 also with letters, which count by their character code. */
function cnpj(compact: string): boolean {
  const first = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return elevenLess(weighted(compact, first)) === Number(compact.charAt(12)) && elevenLess(weighted(compact, [6, ...first])) === Number(compact.charAt(13)) && !/^0+$/.test(compact);
}

function cuit(digits: string): boolean {
  const rest = 11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return (rest === 11 ? 0 : rest === 10 ? 9 : rest) === Number(digits.charAt(10));
}

function rut(compact: string): boolean {
  let sum = 0;
  for (let at = compact.length - 2, weight = 2; at >= 0; at -= 1, weight = weight === 7 ? 2 : weight + 1) sum += Number(compact.charAt(at)) * weight;
  const rest = 11 - (sum % 11);
  return (rest === 11 ? "0" : rest === 10 ? "K" : String(rest)) === compact.slice(-1);
}

/** Companies have nine digits and the check digit, persons the ten of their identity card and the check digit. */
function colombian(digits: string): boolean {
  const rest = weighted(digits.slice(0, -1).padStart(10, "0"), [43, 41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
  return (rest < 2 ? rest : 11 - rest) === Number(digits.slice(-1));
}

const peruvian = (digits: string): boolean => (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits.charAt(10));

/** The digits from the right times 2, 3, 4 …, and what is missing to a multiple of eleven (Paraguay, Guatemala). */
function byPlaces(compact: string): string {
  const digits = compact.slice(0, -1);
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (digits.length - at + 1), 0);
  return String((11 - (sum % 11)) % 11);
}
const paraguayan = (digits: string): boolean => byPlaces(digits).slice(-1) === digits.slice(-1);
const guatemalan = (compact: string): boolean => byPlaces(compact).replace("10", "K") === compact.slice(-1);
const dominican = (digits: string): boolean => ((19 - (weighted(digits, [7, 9, 8, 6, 5, 4, 3, 2]) % 11)) % 9) + 1 === Number(digits.charAt(8));

const RUC_LABELS = ["RUC", "R.U.C.", "RUC N°", "RUC No", "Registro Único de Contribuyentes", "Registro Único del Contribuyente"];
const NIT_LABELS = ["NIT", "N.I.T.", "NIT No", "NIT N°", "Nro. NIT", "Número de Identificación Tributaria"];

/** What invoices to the public and to foreigners carry for a number. */
const GENERIC_RFC = /^X[AE]XX010101000$/;

/** Latin America and the Caribbean. */
export const AMERICAN_NUMBERS: readonly NumberScheme[] = [
  { id: "br-cnpj", country: "BR", needs: "label", labels: ["CNPJ", "C.N.P.J.", "CNPJ/MF", "CNPJ nº", "CNPJ n.", "inscrita no CNPJ sob o nº", "CNPJ/MF sob o nº", "CNPJ sob o nº", "CNPJ/CPF", "CGC", "CGC/MF", "CNPJ sob nº", "inscrita no CNPJ sob nº", "CNPJ número", "Cadastro Nacional de Pessoa Jurídica", "Cadastro Nacional da Pessoa Jurídica", "Cadastro Nacional de Pessoas Jurídicas"], shapes: [/^[0-9A-Z]{12}\d{2}/], read: checked(cnpj), check: "weights modulo 11", source: "https://www.gov.br/receitafederal/" },
  { id: "ar-cuit", country: "AR", needs: "label", labels: ["CUIT", "C.U.I.T.", "CUIT nº", "CUIT N", "CUIT/CUIL"], shapes: [/^(?:20|23|24|25|26|27|30|33|34)\d{9}/], read: checked(cuit), check: "weights modulo 11", source: "https://www.afip.gob.ar/" },
  { id: "cl-rut", country: "CL", needs: "label", labels: ["RUT", "R.U.T.", "RUT N°", "Rol Único Tributario"], shapes: [/^[5-9]\d{7}[0-9K]/], read: checked(rut), check: "weights modulo 11", source: "https://www.sii.cl/" },
  { id: "co-nit", country: "CO", needs: "label", labels: ["NIT", "N.I.T.", "NIT No", "Nit.", "NIT N°"], shapes: [/^1\d{10}/, /^[89]\d{9}/, /^[89]\d{8}/], read: (compact) => (compact.length === 9 || colombian(compact) ? compact : undefined), check: "primes modulo 11", source: "https://www.dian.gov.co/" },
  { id: "pe-ruc", country: "PE", needs: "label", labels: ["RUC", "R.U.C.", "RUC N°", "RUC No", "Registro Único de Contribuyentes"], shapes: [/^(?:10|15|17|20)\d{9}/], read: checked(peruvian), check: "weights modulo 11", source: "https://www.sunat.gob.pe/" },
  { id: "ec-ruc", country: "EC", needs: "label", labels: ["RUC", "R.U.C.", "RUC N°", "RUC No", "Registro Único de Contribuyentes"], shapes: [/^(?:0[1-9]|1\d|2[0-4]|30)\d{8}001/], read: asWritten, source: "https://www.sri.gob.ec/" },
  { id: "uy-rut", country: "UY", needs: "label", labels: ["RUT", "R.U.T.", "RUT Nº", "RUC", "Registro Único Tributario"], shapes: [/^(?:0[1-9]|1\d|2[01])\d{6}00\d{2}/], read: asWritten, source: "https://www.dgi.gub.uy/" },
  { id: "mx-rfc", country: "MX", needs: "label", labels: ["RFC", "R.F.C.", "RFC:", "Registro Federal de Contribuyentes", "Tax ID"], shapes: [/^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z0-9]{3}/], read: (compact) => (GENERIC_RFC.test(compact) ? undefined : compact), source: "https://www.sat.gob.mx/" },
  { id: "ve-rif", country: "VE", needs: "label", labels: ["RIF", "R.I.F.", "Registro de Información Fiscal"], shapes: [/^[JGVEP]\d{9}/], read: asWritten, source: "http://www.seniat.gob.ve/" },
  { id: "cr-cedula", country: "CR", needs: "label", labels: ["Cédula jurídica", "Ced. Jur.", "Céd. Jurídica", "cédula de persona jurídica", "C.J."], shapes: [/^3\d{9}/], read: asWritten, source: "https://www.registronacional.go.cr/" },
  local({ id: "bo-nit", country: "BO", labels: NIT_LABELS, shapes: [/^[1-9]\d{6,11}/], source: "https://www.impuestos.gob.bo/" }),
  local({ id: "py-ruc", country: "PY", labels: RUC_LABELS, shapes: [/^[1-9]\d{6,8}/], read: checked(paraguayan), check: "weights modulo 11", source: "https://www.dnit.gov.py/" }),
  { id: "do-rnc", country: "DO", needs: "label", labels: ["RNC", "R.N.C.", "RNC No", "RNC Nº", "RNC #", "Registro Nacional de Contribuyentes", "Registro Nacional del Contribuyente"], shapes: [/^[145]\d{8}/], read: checked(dominican), check: "weights modulo 11", source: "https://dgii.gov.do/" },
  local({ id: "gt-nit", country: "GT", labels: NIT_LABELS, shapes: [/^[1-9]\d{3,8}[\dK]/], read: checked(guatemalan), check: "weights modulo 11", source: "https://portal.sat.gob.gt/" }),
  { id: "hn-rtn", country: "HN", needs: "label", labels: ["RTN", "R.T.N.", "RTN No", "RTN N°", "Registro Tributario Nacional"], shapes: [/^[01]\d{13}/], read: asWritten, source: "https://www.sar.gob.hn/" },
  local({ id: "sv-nit", country: "SV", labels: NIT_LABELS, shapes: [/^[0-29]\d{13}/], source: "https://www.mh.gob.sv/" }),
  local({ id: "sv-nrc", country: "SV", labels: ["NRC", "N.R.C.", "NRC No", "Número de Registro de Contribuyente"], shapes: [/^\d{4,7}/], source: "https://www.mh.gob.sv/" }),
  local({ id: "ni-ruc", country: "NI", labels: RUC_LABELS, shapes: [/^J\d{13}/], source: "https://www.dgi.gob.ni/" }),
  local({ id: "pa-ruc", country: "PA", labels: RUC_LABELS, shapes: [/^\d{8,16}/], source: "https://dgi.mef.gob.pa/" }),
];
