import { luhn, twoRounds, weighted } from "./checks";
import { asWritten, checked, type NumberScheme } from "./scheme";
import { danish, finnish, latvian } from "./vat";

const norwegian = (digits: string): boolean => (11 - (weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(digits.slice(-1));
const icelandic = (digits: string): boolean => (11 - (weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(digits.charAt(8));
const baltic = (digits: string): boolean => twoRounds(digits, [1, 2, 3, 4, 5, 6, 7, 8].slice(0, digits.length - 1), [3, 4, 5, 6, 7, 8, 9, 1].slice(0, digits.length - 1)) === Number(digits.slice(-1));

/** Where companies write the number right behind the name, the legal form announces it, on the country's own domains. */
const behindForm = (country: string, labels: readonly string[], shape: RegExp, passes: (digits: string) => boolean, check: string, source: string): NumberScheme => ({
  id: `${country.toLowerCase()}-behind-form`, country, needs: "label", labels, shapes: [shape], read: checked(passes), check, source, onlyWith: { tlds: [country.toLowerCase()], words: /(?!)/ },
});

/** The Nordic and Baltic countries. */
export const NORDIC_NUMBERS: readonly NumberScheme[] = [
  behindForm("FI", ["Oy", "Oyj", "Ky", "Tmi", "Ab"], /^\d{8}/, finnish, "weights modulo 11", "https://www.ytj.fi/en/"),
  behindForm("SE", ["AB", "HB", "KB"], /^[2-9]\d[2-9]\d{7}/, luhn, "Luhn", "https://www.bolagsverket.se/"),
  behindForm("NO", ["AS", "ASA", "ANS"], /^[89]\d{8}/, norwegian, "weights modulo 11", "https://www.brreg.no/om-oss/registrene-vare/om-enhetsregisteret/organisasjonsnummeret/"),
  {
    id: "no-orgnr", country: "NO", needs: "label", labelBehind: true,
    labels: ["Org.nr", "Org nr", "Orgnr", "Organisasjonsnummer", "Organisasjonsnr", "Org. nummer", "Org.no", "Organization number", "Organisation number", "Organisation no", "Organization no", "Foretaksregisteret", "Foretaksnummer", "Foretaksnr", "MVA", "MVA-nr", "VAT", "VAT no", "VAT number", "Company number", "Company registration number", "Registration number", "Reg no", "Business Registration Number", "Orgnummer", "org", "Enterprise number", "Corporate ID", "Company Reg", "Enhetsregisteret", "Brønnøysundregistrene"],
    shapes: [/^(?:NO)?([89]\d{8})MVA/, /^(?:NO)?([89]\d{8})/], read: checked(norwegian), check: "weights modulo 11", source: "https://www.brreg.no/om-oss/registrene-vare/om-enhetsregisteret/organisasjonsnummeret/",
  },
  {
    // "NO 923 609 016 MVA": its letters are those of "Policy No." too.
    id: "no-lettered", country: "NO", needs: "prefix", labels: ["MVA"], shapes: [/^NO([89]\d{8})(?:MVA)?/], read: checked(norwegian), check: "weights modulo 11", source: "https://www.brreg.no/om-oss/registrene-vare/om-enhetsregisteret/organisasjonsnummeret/",
    onlyWith: { tlds: ["no"], words: /(?<!\p{L})(?:norway|norge|noreg|oslo|bergen|mva)(?!\p{L})/iu },
  },
  {
    id: "se-orgnr", country: "SE", needs: "label",
    labels: ["Org.nr", "Org nr", "Orgnr", "Organisationsnummer", "Organisationsnr", "Org. nummer", "Org.no", "Organization number", "Organisation number", "Organisation no", "Organization no", "Corporate identity number", "Corporate identity no", "Org.-nr", "Organisations nr", "Organisations nummer", "Corporate ID", "Corporate ID no", "Corp. ID", "Corp. Reg. No", "Corporate registration number", "Company registration number", "Company number", "Registration number", "Reg.nr", "Reg no", "Orgnummer", "Org", "Company ID", "Registration no", "Swedish organization number", "Corporate reg no", "Registreringsnummer"],
    shapes: [/^(?:16|SE)?([2-9]\d[2-9]\d{7})(?!\d)/], read: checked(luhn), check: "Luhn", source: "https://www.bolagsverket.se/",
  },
  {
    // Sole traders have their personal number there.
    id: "se-orgnr-sole", country: "SE", needs: "label", labels: ["Org.nr", "Org nr", "Orgnr", "Organisationsnummer", "Organisationsnr", "Org. nummer"],
    shapes: [/^(?:19)?(\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4})(?!\d)/], read: checked(luhn), check: "Luhn", source: "https://www.verksamt.se/",
  },
  {
    id: "dk-cvr", country: "DK", needs: "label",
    labels: ["CVR", "CVR-nr", "CVR nr", "CVR-nummer", "CVR no", "CVR number", "CVR-no", "SE-nr", "Central Business Register", "Central Business Registration no", "Central Business Register no", "Company registration (CVR) no", "CVR reg. nr", "Company reg. no.", "Company registration number", "Reg.nr", "Moms-nr", "VAT", "VAT no", "VAT number", "Company number", "Company reg", "Company no", "Virksomhedsnummer", "CVR DK", "CVR/SE-nr", "CVR/VAT", "Company registration no", "Business reg. no", "Business registration no"],
    shapes: [/^(?:DK)?([1-9]\d{7})/], read: checked(danish), check: "weights modulo 11", source: "https://datacvr.virk.dk/",
  },
  {
    id: "fi-y-tunnus", country: "FI", needs: "label",
    labels: ["Företags- och organisationsnummer", "Y", "Y-tunnus", "Y tunnus", "Y-tunnus/FO-nummer", "FO-nummer", "FO-nr", "FO nummer", "Business ID", "Business identity code", "Company ID", "Business ID number", "Finnish Business ID", "Y-tunnuksemme", "LY-tunnus", "Business ID (Y-tunnus)", "Company number", "Company registration number", "Y-tunnus VAT", "Y-ID", "FO", "Ly", "Ly-nro", "Y-tunnuksella", "Y-tunnus on", "Yritystunnus", "Yritys- ja yhteisötunnus", "Kaupparekisterinumero", "Trade register number"],
    shapes: [/^(?:FI)?(\d{8})/], read: checked(finnish), check: "weights modulo 11", source: "https://www.ytj.fi/en/",
  },
  {
    id: "is-kennitala", country: "IS", needs: "label", labels: ["Kennitala", "kt", "kt.", "Kt nr", "ID no", "Reg. no", "ID number", "ssn", "Registration number", "Company ID", "Kennit."], shapes: [/^[4-7]\d{9}/], read: checked(icelandic), check: "weights modulo 11", source: "https://www.skra.is/",
  },
  {
    // "Verð með VSK 12.900": VSK alone stands before prices.
    id: "is-vsk", country: "IS", needs: "label", labels: ["VSK nr", "VSK númer", "VSK-númer", "VSK no", "VSK number", "Virðisaukaskattsnúmer", "VAT no", "VAT nr", "VAT number"], shapes: [/^\d{5,6}/], read: asWritten, source: "https://www.skatturinn.is/",
    onlyWith: { tlds: ["is"], words: /(?<!\p{L})(?:kennitala|kt\.|virðisaukask\p{L}+)(?!\p{L})/iu },
  },
  { id: "fo-vtal", country: "FO", needs: "label", labels: ["V-tal", "Vtal", "V-tal nr", "Vinnutal"], shapes: [/^\d{6}/], read: asWritten, source: "https://www.skraseting.fo/" },
  {
    id: "ee-registrikood", country: "EE", needs: "label", labels: ["Registrikood", "Reg. kood", "Reg.nr", "Rg-kood", "Äriregistri kood", "Registry code", "Register code", "Reg nr", "Company number", "Company registration number", "Registration code", "Registrikoodiga", "Registration number", "Reg no", "Reg code", "Registrinumber", "Company code", "Reg. number", "Registry number", "äriregister", "Äriregistri nr", "Äriregistri number", "Registrinr", "Registri nr", "Registrikoodi", "Registreerimisnumber", "Registreerimiskood", "Commercial register code", "Registry no"],
    shapes: [/^[17-9]\d{7}/], read: checked(baltic), check: "weights modulo 11", source: "https://ariregister.rik.ee/",
  },
  {
    id: "lv-regnr", country: "LV", needs: "label", labels: ["Nodokļu maksātāja kods", "Reģ. Nr", "Reģ.nr", "Reģ. numurs", "Vienotais reģ. numurs", "Reģistrācijas numurs", "Reģistrācijas Nr", "Vienotais reģistrācijas numurs", "Vienotais reģ. Nr", "Registration number", "Registration No", "Reg. No", "Reg. nr", "Company registration number", "Reg number", "Nr", "Unified registration number", "Company number", "Рег. номер", "VAT", "PVN", "NMR kods", "Рег. №", "Регистрационный номер", "Единый регистрационный номер"], shapes: [/^(?:LV)?([4-9]\d{10})/], read: checked(latvian), check: "weights modulo 11", source: "https://www.ur.gov.lv/",
  },
  {
    id: "lt-code", country: "LT", needs: "label", labels: ["Enterprise code", "Įmonės kodas", "į. k.", "Įm. k.", "Įm. kodas", "Juridinio asmens kodas", "Kodas", "Company code", "Company number", "Company registration number", "Registration code", "Legal entity code", "Registration number", "Reg. No", "Įm. k.", "J.a.k.", "Company reg code", "Įmonės k.", "Imones kodas", "Įmonės registracijos numeris", "Reg. code", "Registracijos Nr.", "Registracijos numeris", "j/k", "Įmonės reg. Nr"], shapes: [/^[1-3]\d{8}/], read: checked(baltic), check: "weights modulo 11", source: "https://www.registrucentras.lt/",
  },
];
