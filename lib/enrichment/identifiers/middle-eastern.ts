import { REGISTRATION_LABELS } from "./english";
import { asWritten, local, type NumberScheme } from "./scheme";

const CR_LABELS = [
  "CR", "C.R.", "CR No", "C.R. No", "CR Number", "Commercial registration", "Commercial Registration No", "Commercial registration number", "Commercial Register", "Commercial Register No", "Commercial Reg. No",
  "سجل تجاري", "السجل التجاري", "رقم السجل التجاري", "سجل تجاري رقم", "رقم السجل", "س.ت",
];
const PAN_LABELS = ["PAN", "PAN No", "PAN Number", "Company PAN", "Permanent Account Number"];

/** The Gulf, the Levant and Iran's registry, and South Asia. */
export const MIDDLE_EASTERN_NUMBERS: readonly NumberScheme[] = [
  { id: "ir-registration", country: "IR", needs: "label", labels: ["شماره ثبت", "شماره ثبت شرکت", "به شماره ثبت", "ثبت شده به شماره", "ثبت شده با شماره", "شماره ثبت شرکت ها"], shapes: [/^\d{4,6}/], read: asWritten, source: "https://irsherkat.ssaa.ir/" },
  { id: "ir-economic", country: "IR", needs: "label", labels: ["کد اقتصادی", "شماره اقتصادی", "کداقتصادی"], shapes: [/^\d{14}/, /^\d{12}/, /^\d{11}/], read: asWritten, source: "https://www.tax.gov.ir/" },
  local({ id: "qa-cr", country: "QA", labels: CR_LABELS, shapes: [/^\d{3,6}/], source: "https://www.moci.gov.qa/" }),
  local({ id: "bh-cr", country: "BH", labels: CR_LABELS, shapes: [/^\d{5,8}/], source: "https://www.sijilat.bh/" }),
  local({ id: "om-cr", country: "OM", labels: CR_LABELS, shapes: [/^[1-3]\d{6}/], source: "https://www.business.gov.om/" }),
  local({ id: "kw-cr", country: "KW", labels: CR_LABELS, shapes: [/^\d{4,6}/], source: "https://moci.gov.kw/" }),
  local({ id: "lb-cr", country: "LB", labels: [...CR_LABELS, "RC", "R.C.", "RCB", "RC n°", "Registre de commerce", "Registre du commerce"], shapes: [/^\d{5,7}/], source: "https://cr.justice.gov.lb/" }),
  { id: "jo-national", country: "JO", needs: "label", labels: ["الرقم الوطني للمنشأة", "الرقم الوطني للمنشاة", "رقم المنشأة الوطني", "National establishment number", "National establishment No", "Establishment national number"], shapes: [/^[12]\d{8}/], read: asWritten, source: "https://www.ccd.gov.jo/" },
  local({ id: "ae-trade-licence", country: "AE", labels: ["Trade Licence", "Trade License", "Trade Licence No", "Trade License No", "Trade Licence Number", "Trade License Number", "Commercial License No", "Commercial Licence No", "Commercial License Number", "Commercial Licence Number", "DED License No", "DED Licence No", "DED License", "DED Licence Number", "رخصة تجارية رقم", "رقم الرخصة التجارية", "الرخصة التجارية", "رخصة تجارية"], shapes: [/^(?:CN|DMCC|DSO)?\d{4,10}/], source: "https://www.moec.gov.ae/" }),
  local({ id: "lk-company", country: "LK", labels: REGISTRATION_LABELS, shapes: [/^(?:PV|PB|GA|GL|NPVS)\d{3,8}/], source: "https://www.drc.gov.lk/" }),
  local({ id: "bd-bin", country: "BD", labels: ["BIN", "BIN No", "BIN Number", "VAT BIN", "VAT", "VAT No", "VAT Reg. No", "VAT Registration No", "VAT Registration Number"], shapes: [/^\d{13}/], source: "https://vat.gov.bd/" }),
  local({ id: "bd-company", country: "BD", labels: [...REGISTRATION_LABELS, "Incorporation No", "RJSC", "RJSC No", "RJSC Registration No"], shapes: [/^CH?\d{3,6}(?:19|20)\d{2}/, /^CH?\d{4,6}/], source: "https://roc.gov.bd/" }),
  local({ id: "pk-ntn", country: "PK", labels: ["NTN", "N.T.N.", "NTN No", "NTN Number", "National Tax Number", "NTN #"], shapes: [/^\d{8}/, /^\d{7}/], source: "https://www.fbr.gov.pk/" }),
  local({ id: "pk-strn", country: "PK", labels: ["STRN", "STRN No", "STN", "Sales Tax Registration No", "Sales Tax Registration Number", "Sales Tax No", "GST No"], shapes: [/^\d{13}/], source: "https://www.fbr.gov.pk/" }),
  local({ id: "pk-company", country: "PK", labels: [...REGISTRATION_LABELS, "SECP", "SECP No", "SECP Registration No", "SECP Registration Number", "SECP Reg. No", "CUIN", "CUIN No", "Incorporation No", "Incorporation Number", "Corporate Unique Identification No"], shapes: [/^0\d{6}/], source: "https://www.secp.gov.pk/" }),
  local({ id: "np-pan", country: "NP", labels: [...PAN_LABELS, "VAT", "VAT No", "VAT Number", "PAN/VAT", "PAN/VAT No", "VAT/PAN", "VAT/PAN No", "पान नं", "स्थायी लेखा नम्बर"], shapes: [/^[1-9]\d{8}/], source: "https://ird.gov.np/" }),
  local({ id: "np-company", country: "NP", labels: [...REGISTRATION_LABELS, "Regd. No", "Govt. Reg. No", "Govt. Regd. No", "Government Reg. No", "Government Registration No", "Company Reg. No", "दर्ता नं"], shapes: [/^\d{2,6}0[4-8]\d(?:0?[4-8]\d)?/], source: "https://ocr.gov.np/" }),
  { id: "in-pan", country: "IN", needs: "label", labels: PAN_LABELS, shapes: [/^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]/], read: asWritten, source: "https://www.incometax.gov.in/" },
  { id: "in-llpin", country: "IN", needs: "label", labels: ["LLPIN", "LLPIN No", "LLP IN", "LLPIN Number", "LLP Identification Number", "LLP Identification No"], shapes: [/^[A-Z]{3}\d{4}/], read: asWritten, source: "https://www.mca.gov.in/" },
  { id: "in-udyam", country: "IN", needs: "prefix", labels: ["Udyam", "Udyam No", "Udyam Number", "Udyam Registration", "Udyam Registration No", "Udyam Registration Number", "Udyam Reg. No", "MSME", "MSME No", "MSME Registration No", "MSME Registration Number", "MSME Reg. No"], shapes: [/^UDYAM[A-Z]{2}\d{9}/], read: asWritten, source: "https://udyamregistration.gov.in/" },
];
