import { luhn, weighted } from "./checks";
import { asWritten, checked, local, type NumberScheme } from "./scheme";

const COMPANY_NUMBER = [
  "Company number", "Company no", "Company nr", "Company Registration number", "Company Registration no", "Company Reg no", "Company Reg number", "Company Reg", "Company registration", "Co. No.", "Co. number", "Co. Reg. No.", "Co Reg", "Registered number", "Registered no", "Registration number",
  "Registration no", "Reg no", "Reg number", "Regd no", "Reg. Company No", "Registered company number", "Registered company no", "Registered company", "Companies House number", "Companies House no", "Companies House", "Companies House registration number", "Business registration number", "Company ID", "CRN", "Company reg nr",
  "Registered in England", "Registered in England and Wales", "Registered in England & Wales", "Registered in England No", "Registered in England and Wales No", "Registered in England and Wales number", "Registered in England and Wales with number",
  "Registered in England and Wales under number", "Registered in England and Wales under company number", "Registered in England and Wales with company number", "Registered in Scotland", "Registered in Scotland No", "Registered in Northern Ireland", "Registered in Wales",
  "Registered in Wales and England", "Registered in the UK", "Registered in the United Kingdom", "Registered in UK", "Registered in Great Britain", "Incorporated in England", "Incorporated in England and Wales", "Registered England", "Registered England and Wales", "Reg. in England", "Reg. in England and Wales", "Reg in England No", "Regd. in England",
  "Limited company number", "Company House number", "Company limited by guarantee", "Company limited by guarantee number", "Company limited by guarantee no", "Private limited company number", "LLP number", "Partnership number", "Registered England No", "Reg. England", "Reg. England and Wales", "Registered England & Wales No", "Registered in England and Wales, company number", "Registered in Scotland number", "Registered in Northern Ireland No", "Registered in N. Ireland", "Registered in N.I.", "England and Wales No", "in England No", "Registered Company in England and Wales", "company registered in England and Wales", "UK company number", "UK company no", "UK registered company", "UK Company registration",
  "Registered Company Number in England and Wales", "registered under number", "English company number", "Registered as a company in England and Wales", "Registered as a limited company in England and Wales", "registered charity and company", "Trade number", "Business number", "Registered UK company", "Registered in London", "Registered in Cardiff", "Registered in Edinburgh", "Registered in Eng & Wales", "Registered in E&W", "Incorporated in Scotland", "Reg. Eng. No.", "Registered UK No.", "Registrar of Companies", "CIC No", "CIC number", "CIC registration number", "CIC Company number", "Community Interest Company No", "Community Interest Company number", "Community Interest Company registration number",
];

/** The labels of company numbers that English pages of any country have. */
export const REGISTRATION_LABELS: readonly string[] = COMPANY_NUMBER.slice(0, 31);

/** "… registriert in England und Wales unter der Nummer 07412906": how pages in other languages tell a British company's number. */
const BRITISH_ABROAD = ["England und Wales unter der Nummer", "England und Wales unter Nummer", "England und Wales unter Nr", "England unter der Nummer", "England und Wales Nr", "England und Wales", "Companies House unter der Nummer", "Inglaterra y Gales con el número", "Inglaterra con el número", "Inglaterra y Gales bajo el número", "Inglaterra y Gales", "Companies House con el número", "Engeland en Wales onder nummer", "Engeland en Wales onder het nummer", "Engeland onder nummer", "Engeland en Wales", "Inghilterra e Galles con il numero", "Inghilterra e nel Galles con il numero", "Inghilterra con il numero", "Inghilterra e Galles al numero", "Inghilterra e Galles", "Anglii i Walii pod numerem", "Anglii pod numerem", "Anglii i Walii", "Inglaterra e no País de Gales sob o número", "Inglaterra e País de Gales sob o número", "Inglaterra e País de Gales com o número", "Inglaterra e Gales com o número", "Companies House com o número", "Angleterre et au Pays de Galles sous le numéro", "Angleterre et Pays de Galles sous le numéro", "Angleterre sous le numéro", "Angleterre et au Pays de Galles"];

/** England and Wales, Scotland, Northern Ireland: two letters, or two digits, and six digits. */
const GB_PREFIXES = "SC|NI|OC|SO|NC|LP|SL|NL|FC|SF|NF|GE|GS|GN|GI|AC|SA|NA|RC|SR|IP|SP|NP|CE|CS|RS|NV|SI|PC|SE|IC|OE|ZC|SZ";

/** What says that a label means a British number on the page of another country, in its language as well. */
export const BRITISH_WORDS = /\b(?:england|angleterre|inglaterra|engeland|inghilterra|angli[iaeě]|anglia|gro(?:ß|ss)britannien|royaume-uni|reino unido|regno unito|verenigd koninkrijk|vereinigten? königreich|wales|scotland|northern ireland|united kingdom|companies house|u\.?k\.?|london|edinburgh|great britain)\b/i;

/** States and islands with registers of their own, whose companies English pages number in the same words. */
const ABROAD = "Delaware|Nevada|Wyoming|California|New York|Jersey|Guernsey|Isle of Man|Cayman|British Virgin|BVI|Bermuda|Gibraltar|Hong Kong|Singapore|Ireland(?<!Northern Ireland)";
const OVERSEAS = new RegExp(ABROAD);
/** Where a company whose number has just been told is registered, or has its registered office: on an island, by its postal code. */
const THEN_OVERSEAS = new RegExp(String.raw`^[^.;\d]{0,20}(?:registered|incorporated) (?:in|under)[^.;\d]{0,30}(?:${ABROAD})|^(?![^|•·]*(?:England|Wales|Scotland|Northern Ireland))[^|•·]*(?<!\p{Lu})(?:JE|GY|IM)\d{1,2} ?\d[A-Z]{2}(?!\p{L})`, "u");

export function zeroPadded(compact: string): string | undefined {
  const [, letters = "", digits = ""] = /^([A-Z]{0,2})(\d+)$/.exec(compact) ?? [];
  // Nothing but zeros, and two years with a dash between them, are no numbers.
  if (digits === "" || /^0+$/.test(digits) || /^(?:19|20)\d\d(?:19|20)\d\d$/.test(digits)) return undefined;
  return letters === "" ? digits.padStart(8, "0") : `${letters}${digits.padStart(6, "0")}`;
}

/** Every state numbers its companies; only the state's name in the label tells such a file from those of other authorities. */
const STATE_FILE_LABELS = ["Alabama", "Arizona", "Arkansas", "California", "Colorado", "Connecticut", "Delaware", "Florida", "Georgia", "Idaho", "Illinois", "Indiana", "Iowa", "Kansas", "Kentucky", "Louisiana", "Maine", "Maryland", "Massachusetts", "Michigan", "Minnesota", "Missouri", "Montana", "Nebraska", "Nevada", "New Jersey", "New Mexico", "New York", "North Carolina", "Ohio", "Oklahoma", "Oregon", "Pennsylvania", "South Carolina", "Tennessee", "Texas", "Utah", "Vermont", "Virginia", "Washington", "Wisconsin", "Wyoming"]
  .flatMap((state) => ["", "Secretary of State", "SOS", "Division of Corporations", "Corporation", "LLC"].map((office) => `${state} ${office}`))
  .flatMap((place) => ["File Number", "File No", "Filing ID", "Filing Number", "Entity Number", "Entity No", "Entity ID", "Document Number", "Document No", "Registry Number"].map((label) => `${place} ${label}`));

/** Great Britain, Ireland and the countries that took over their way of numbering companies. */
export const ENGLISH_NUMBERS: readonly NumberScheme[] = [
  {
    id: "gb-company", country: "GB", needs: "label", labels: [...COMPANY_NUMBER, ...BRITISH_ABROAD], labelBehind: true,
    shapes: [new RegExp(`^(?:${GB_PREFIXES})(?:NO)?\\d{3,6}`), /^R0\d{6}/, /^0C\d{6}/, /^\d{7,8}/], read: (compact) => (compact.startsWith("R0") ? compact : zeroPadded(compact.replace(/^(\p{Lu}{2})NO/u, "$1").replace(/^0C/, "OC"))),
    elsewhere: BRITISH_WORDS, notBehind: OVERSEAS, notBefore: THEN_OVERSEAS,
    source: "https://www.gov.uk/government/organisations/companies-house",
  },
  {
    // Old companies' numbers without their zeros: as many digits have the licences and files of every authority.
    id: "gb-company-unpadded", country: "GB", needs: "label", labels: COMPANY_NUMBER, labelBehind: true, shapes: [/^\d{5,6}/], read: zeroPadded, onlyWith: { tlds: ["uk"], words: BRITISH_WORDS }, notBehind: OVERSEAS, notBefore: THEN_OVERSEAS,
    source: "https://www.gov.uk/government/organisations/companies-house",
  },
  {
    id: "gb-lettered", country: "GB", needs: "label", labels: ["registered", "LLP", "partnership", "LLP number", "Registered LLP", "incorporated", "number", "no"], shapes: [/^(?:SC|NI|OC|SO|NC)\d{6}/], read: asWritten, elsewhere: BRITISH_WORDS,
    source: "https://www.gov.uk/government/organisations/companies-house",
  },
  {
    id: "gb-charity", country: "GB", needs: "label",
    labels: ["Registered charity number", "Registered charity no", "Charity number", "Charity no", "Charity registration number", "Charity Registration No", "Charity Reg No", "Charity Reg", "Charity Reg Number", "Charity Registered Number", "Charity Registered No", "Registered Charity Reg No", "Charitable registration", "Charities Registration Number", "Charity Commission Registration Number", "Charity Commission reg no", "Charity registration", "Registered charity", "Registered charity in England and Wales", "Charity registered in England and Wales", "charity reg no", "Registered Charity Nos", "Scottish charity number", "Scottish Charity No", "Registered Scottish Charity", "Charity Commission number", "Charity Commission under number", "registered with the Charity Commission number"],
    shapes: [/^SC0\d{5}/, /^\d{6,7}/], read: asWritten, source: "https://register-of-charities.charitycommission.gov.uk/",
    elsewhere: BRITISH_WORDS,
  },
  {
    id: "gb-scottish-charity", country: "GB", needs: "label", labels: ["Scotland", "OSCR", "Scottish charity", "and in Scotland"], shapes: [/^SC0\d{5}/], read: asWritten, source: "https://www.oscr.org.uk/",
  },
  {
    id: "ie-cro", country: "IE", needs: "label",
    labels: [...REGISTRATION_LABELS, "Registered in Ireland", "Registered in Ireland No", "Registered in Ireland number", "Registered in the Republic of Ireland", "Registered in Ireland under number", "CRO number", "CRO No", "CRO", "Registered in Dublin", "Irish company number", "Incorporated in Ireland", "Reg. in Ireland", "Companies Registration Office", "Companies Registration Office number", "Regd. in Ireland"],
    shapes: [/^\d{5,6}/], read: asWritten, onlyWith: { tlds: ["ie"], words: /\b(?:ireland|dublin|irish|cro)\b/i }, elsewhere: /\b(?:ireland|dublin|irish)\b/i, source: "https://cro.ie/",
  },
  ...[{ country: "JE", island: "Jersey", shape: /^\d{5,6}/, source: "https://www.jerseyfsc.org/registry/" }, { country: "GG", island: "Guernsey", shape: /^\d{5,6}/, source: "https://www.guernseyregistry.com/" }, { country: "IM", island: "Isle of Man", shape: /^\d{6}[CV]/, source: "https://services.gov.im/ded/services/companiesregistry/companysearch.iom" }].map(({ country, island, shape, source }): NumberScheme => ({
    id: `${country.toLowerCase()}-company`, country, needs: "label", shapes: [shape], read: asWritten, source,
    labels: ["Registered in", "Registered in the", "Incorporated in", "Incorporated in the", "Company registered in", "Reg. in", "Reg. in the"].map((words) => `${words} ${island}`).concat(["company number", "company no", "company registration number", "registered company", "registered company number", "registration number"].map((words) => `${island} ${words}`)),
  })),
  // On the islands' own domains, or where they are named, the words that say no island are enough.
  ...[{ country: "JE", shape: /^\d{4,6}/ }, { country: "GG", shape: /^\d{4,6}/ }, { country: "IM", shape: /^\d{6}[CV]/ }, { country: "GI", shape: /^\d{4,6}/ }].map(({ country, shape }) =>
    local({ id: `${country.toLowerCase()}-company-unnamed`, country, labels: country === "GI" ? [...REGISTRATION_LABELS, "Registered in Gibraltar", "Incorporated in Gibraltar", "Gibraltar company number"] : REGISTRATION_LABELS, shapes: [shape], source: country === "GI" ? "https://www.companieshouse.gi/" : "https://www.gov.gg/" })),
  {
    id: "ng-rc", country: "NG", needs: "prefix", labels: ["RC No", "RC Number", "CAC", "CAC Reg No", "CAC RC", "CAC registration number", "Corporate Affairs Commission"], shapes: [/^(?:RC)?(\d{5,8})/], read: asWritten, onlyWith: { tlds: ["ng"], words: /\b(?:nigeria|lagos|abuja|port harcourt)\b/i }, source: "https://search.cac.gov.ng/",
  },
  {
    id: "au-abn", country: "AU", needs: "label", labels: ["ABN", "A.B.N.", "Australian Business Number", "ABN no", "ABN number", "Business number"],
    shapes: [/^\d{11}/], check: "remainder of 89", source: "https://abr.business.gov.au/Help/AbnFormat",
    read: checked((abn) => (weighted(abn, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0),
  },
  {
    id: "au-acn", country: "AU", needs: "label", labels: ["ACN", "A.C.N.", "Australian Company Number", "ARBN"],
    shapes: [/^\d{9}/], check: "weights modulo 10", source: "https://asic.gov.au/for-business/registering-a-company/steps-to-register-a-company/australian-company-numbers/australian-company-number-digit-check/",
    read: checked((acn) => (10 - (weighted(acn, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === Number(acn.slice(-1))),
  },
  {
    id: "nz-nzbn", country: "NZ", needs: "label", labels: ["NZBN", "New Zealand Business Number", "Business number"], shapes: [/^94\d{11}/], read: asWritten, source: "https://www.nzbn.govt.nz/",
  },
  {
    id: "nz-company", country: "NZ", needs: "label", labels: [...REGISTRATION_LABELS, "Companies Office number", "NZ Companies Office number", "NZCN", "Incorporation number", "Registered in New Zealand", "NZ Company", "NZ company number", "NZ company no", "New Zealand company number"], shapes: [/^\d{6,8}/], read: asWritten, onlyWith: { tlds: ["nz"], words: /\bnew zealand\b/i }, source: "https://companies-register.companiesoffice.govt.nz/",
  },
  {
    id: "us-ein", country: "US", needs: "label", labels: ["EIN", "Employer Identification Number", "Federal Tax ID", "Tax ID", "FEIN", "Federal Tax ID number", "Tax ID number", "Federal EIN", "Tax ID No", "Federal ID", "IRS EIN", "EIN number", "Tax EIN", "Tax identification number", "EIN/Tax ID", "Tax ID/EIN", "Tax ID EIN", "501(c)(3)", "TIN", "Taxpayer ID", "Tax Exempt ID", "Federal Identification Number"],
    shapes: [/^(?!00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)\d{9}/], read: asWritten, check: "prefix that the tax office gives out", onlyWith: { tlds: ["com", "org", "us", "net", "io", "co", "edu", "ai", "app", "dev"], words: /\bein\b|501|federal|u\.s\.|united states/i },
    source: "https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes",
  },
  {
    id: "us-state-file", country: "US", needs: "label", labels: STATE_FILE_LABELS, shapes: [/^[A-Z]?\d{6,14}/], read: asWritten, source: "https://www.nass.org/business-services/corporate-registration",
  },
  {
    id: "us-fl-document", country: "US", needs: "label", labels: ["Document Number", "Document No", "Document #", "FL Document", "FL Document Number", "FEI/Document No"], shapes: [/^[A-Z]\d{11}/], read: asWritten, source: "https://dos.fl.gov/sunbiz/",
    onlyWith: { tlds: [], words: /\bflorida\b|\bFL\b|sunbiz/i },
  },
  {
    id: "ca-bn", country: "CA", needs: "label", labels: ["Business number", "BN", "GST", "GST number", "GST/HST", "HST", "GST no", "HST number", "GST/HST number", "CRA business number", "Charitable registration number", "Charitable number", "Canadian charitable registration number", "TPS", "Charity BN", "charity number", "Registered charity", "GST/HST no", "registered charity number", "Charitable registration no", "NE", "N.E.", "numéro d'entreprise", "numéro d'entreprise du Canada", "BN/NE", "TPS/TVH", "no TPS", "GST #", "HST #", "GST/HST #", "Business No", "GST Registration No", "GST Reg. No", "GST Registration Number", "HST Registration Number", "HST Registration No", "Numéro d'organisme de bienfaisance", "No d'organisme de bienfaisance", "Numéro d'enregistrement d'organisme de bienfaisance", "Charitable Registration", "Charity Registration Number", "Charity registration no", "Registered charity No", "Charitable organization number", "Charity No", "CRA Charity", "CRA Charity number", "CRA registered charity", "CRA registration number", "CRA number"],
    shapes: [/^\d{9}(?:RT|RR|RC|RP)\d{4}/, /^(\d{9})R[TRCP](?!\d)/, /^\d{9}/], read: checked((bn) => luhn(bn.slice(0, 9))), check: "Luhn", onlyWith: { tlds: ["ca", "com", "org"], words: /\bcanad|\d{9} ?R[TRCP]/i }, source: "https://www.canada.ca/en/services/taxes/business-number.html",
  },
  local({ id: "ca-corporation", country: "CA", labels: ["Corporate number", "Numéro de société", "OCN", "Incorporation number", "Incorporation No", "BC Incorporation No", "BC Incorporation number", ...REGISTRATION_LABELS], shapes: [/^BC\d{7}/, /^\d{6,8}/, /^100\d{7}/], source: "https://ised-isde.canada.ca/cc/lgcy/fdrlCrpSrch.html" }),
  {
    id: "ca-neq", country: "CA", needs: "label", labels: ["NEQ", "N.E.Q.", "numéro d'entreprise du Québec", "Québec enterprise number", "Quebec Enterprise Number", "Quebec Business Number"], shapes: [/^(?:11|22|33|88)\d{8}/], read: asWritten, source: "https://www.registreentreprises.gouv.qc.ca/",
  },
  {
    id: "za-company", country: "ZA", needs: "label", labels: [...REGISTRATION_LABELS, "CIPC", "Registration", "Reg", "Pty Ltd", "Proprietary Limited", "RF NPC", "NPC", "CK", "CK No", "CK number", "Registrasienommer", "Registrasie nr", "Enterprise number"], shapes: [/^K?((?:19|20)\d{2}\d{6}(?:06|07|08|09|10|11|12|21|22|23|24|25|26|30|31))/, /^K(?:19|20)\d{2}\d{6}/], read: asWritten, distinct: true, source: "https://www.cipc.co.za/",
  },
  {
    id: "za-vat", country: "ZA", needs: "label", labels: ["VAT", "VAT number", "VAT no", "VAT reg no", "VAT registration number", "VAT Reg", "VAT registration no", "BTW nr", "BTW-nommer", "VAT Nr", "VAT registered"], shapes: [/^4\d{9}/], read: asWritten, onlyWith: { tlds: ["za"], words: /south africa|cape town|johannesburg|durban|pretoria|\(pty\)/i }, source: "https://www.sars.gov.za/",
  },
  {
    id: "in-cin", country: "IN", needs: "prefix", labels: ["CIN", "C.I.N.", "Corporate Identity Number", "Corporate Identification Number", "CIN no", "Company Identification Number", "CIN number"], shapes: [/^[LU]\d{5}[A-Z]{2}(?:19|20)\d{2}[A-Z]{3}\d{6}/], read: asWritten, source: "https://www.mca.gov.in/",
  },
  {
    id: "in-gstin", country: "IN", needs: "label", labels: ["GSTIN", "GST", "GST No", "GST number", "GSTIN No", "GST Registration No", "GSTIN/UIN", "GST IN", "GST registration number", "GST Reg No", "GSTN", "GSTN No", "Goods and Services Tax Identification Number"], shapes: [/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]/], read: checked(gstin), check: "Luhn modulo 36", source: "https://www.gst.gov.in/",
  },
  {
    id: "sg-uen", country: "SG", needs: "label", labels: [...REGISTRATION_LABELS, "UEN", "UEN No", "Unique Entity Number", "Pte Ltd", "Pte Limited", "Private Limited", "LLP", "GST Reg No", "ACRA", "RCB No", "ROC No", "GST Registration No", "GST No", "Business Registration", "Business Registration No", "Business Reg. No"], shapes: [/^(?:(?:19|20)\d{7}|\d{8})[A-Z]|^[TS]\d{2}[A-Z]{2}\d{4}[A-Z]/], read: asWritten, source: "https://www.uen.gov.sg/", onlyWith: { tlds: ["sg", "com", "net", "org", "asia", "io"], words: /\b(?:singapore|uen)\b/i },
  },
  {
    id: "my-ssm", country: "MY", needs: "label", labels: [...REGISTRATION_LABELS, "SSM", "SSM No", "No. Syarikat", "No. Pendaftaran", "ROC", "ROC No", "Sdn Bhd", "Berhad", "Business Registration No", "Bhd"], shapes: [/^(?:19|20)\d{2}0[1-6]\d{6}/], read: asWritten, source: "https://www.ssm.com.my/",
  },
  {
    id: "my-ssm-former", country: "MY", needs: "label", labels: [...REGISTRATION_LABELS, "SSM", "SSM No", "No. Syarikat", "No. Pendaftaran", "ROC", "ROC No", "Sdn Bhd", "Berhad", "Business Registration No", "Bhd"], shapes: [/^\d{5,7}[A-Z]/], read: asWritten, source: "https://www.ssm.com.my/", onlyWith: { tlds: ["my"], words: /malaysia|kuala lumpur|\bsdn\b/i },
  },
  local({ id: "hk-company", country: "HK", labels: [...REGISTRATION_LABELS, "CR No", "C.R. No", "CR Number", "CR", "Companies Registry No", "Companies Registry number", "公司註冊編號", "公司編號", "Certificate of Incorporation No"], shapes: [/^\d{7}/], source: "https://www.cr.gov.hk/" }),
  {
    id: "hk-br", country: "HK", needs: "label", labels: ["BR No", "Business Registration No", "Business registration number", "商業登記號碼", "商業登記證號碼", "公司註冊編號", "CR No", "Company number", "Company registration number", "Company No", "BRN", "BR", "BR number", "Business Registration Certificate No", "Business Reg. No", "商業登記證", "商業登記編號", "公司編號", "公司註冊證書編號", "Certificate of Incorporation No", "CI No", "UBI"], shapes: [/^(\d{8})000(?:\d{4}[A-Z])?/, /^\d{7,8}/], read: asWritten, onlyWith: { tlds: ["hk"], words: /\bhong ?kong\b|商業登記|香港/i }, source: "https://www.ird.gov.hk/",
  },
];

/** Luhn's formula in base 36, as the Indian goods and services tax number uses it. */
function gstin(compact: string): boolean {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = Number.parseInt(compact.charAt(at), 36) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase() === compact.charAt(14);
}
