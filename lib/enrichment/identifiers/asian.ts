import { digitsOf, mod97, weighted } from "./checks";
import { REGISTRATION_LABELS } from "./english";
import { asWritten, checked, local, type NumberScheme } from "./scheme";

/** Thirteen digits; the first checks the others with weights 1 and 2 from the right, modulo 9. */
function japanese(digits: string): boolean {
  const sum = digitsOf(digits.slice(1)).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 2 : 1), 0);
  return 9 - (sum % 9) === Number(digits.charAt(0));
}

function korean(digits: string): boolean {
  const sum = weighted(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(digits.charAt(8)) * 5) / 10);
  return (10 - (sum % 10)) % 10 === Number(digits.charAt(9));
}

/** The court's four digits, two for the kind, six and the one that checks them all with weights 1 and 2. */
const koreanCorporation = (digits: string): boolean => (10 - (weighted(digits, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) % 10)) % 10 === Number(digits.charAt(12));

const USCC = "0123456789ABCDEFGHJKLMNPQRTUWXY";
function chinese(compact: string): boolean {
  const sum = Array.from(compact.slice(0, 17)).reduce((total, character, at) => total + USCC.indexOf(character) * (3 ** at % 31), 0);
  return USCC.charAt((31 - (sum % 31)) % 31) === compact.charAt(17);
}

/** Each digit times 1, 2, 1, 2, 1, 2, 4, 1, digits added; a multiple of 5, with a seventh digit of 7 also one less. */
function taiwanese(digits: string): boolean {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, at) => {
    const product = weight * Number(digits.charAt(at));
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (digits.charAt(6) === "7" && (sum + 1) % 5 === 0);
}

const thai = (digits: string): boolean => (11 - (weighted(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits.charAt(12));
const vietnamese = (digits: string): boolean => {
  const rest = weighted(digits, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11;
  return 10 - rest === Number(digits.charAt(9));
};

/** Eleven digits; the tenth plus two is added to each of the first ten, which are weighted, modulo 11. */
function iranian(digits: string): boolean {
  const sum = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17].reduce((total, weight, at) => total + weight * (Number(digits.charAt(at)) + Number(digits.charAt(9)) + 2), 0);
  return (sum % 11) % 10 === Number(digits.charAt(10));
}

/** East and South-East Asia, the Gulf, and the number of legal entities that is valid everywhere. */
export const ASIAN_NUMBERS: readonly NumberScheme[] = [
  { id: "jp-corporate", country: "JP", needs: "label", labels: ["法人番号", "法人番号：", "Corporate Number", "登録番号", "適格番号", "適格登録番号", "適格請求書発行事業者登録番号", "会社法人等番号", "インボイス登録番号", "適格請求書発行事業者", "インボイス番号", "法人No"], shapes: [/^T?(\d{13})/], read: checked(japanese), check: "weights modulo 9", source: "https://www.houjin-bangou.nta.go.jp/" },
  { id: "kr-business", country: "KR", needs: "label", labels: ["등록번호", "Business No", "사업자등록번호", "사업자 등록번호", "사업자번호", "사업자 번호", "Business Registration Number", "Business registration no", "Business license", "사업자등록", "고유번호", "고유번호증", "Business License number", "Registration number"], shapes: [/^\d{10}/], read: checked(korean), check: "weights modulo 10", source: "https://www.hometax.go.kr/" },
  { id: "cn-uscc", country: "CN", needs: "label", labels: ["统一社会信用代码", "社会信用代码", "营业执照", "营业执照号", "Unified Social Credit Code", "营业执照注册号", "信用代码", "USCC", "统一社会信用代码/注册号", "工商注册号", "公司注册号", "纳税人识别号", "税号", "Unified Social Credit Identifier", "Business license number", "Business License", "工商执照", "营业执照统一社会信用代码"], shapes: [/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}/], read: checked(chinese), check: "modulo 31", source: "http://www.gsxt.gov.cn/" },
  { id: "tw-ubn", country: "TW", needs: "label", labels: ["統一編號", "統編", "Tax ID", "GUI number", "Unified Business No", "統一編號：", "Uniform number", "Unified Business Number", "Tax ID No", "Tax ID Number", "GUI No", "UBN", "公司編號", "Business ID"], shapes: [/^\d{8}/], read: checked(taiwanese), check: "weights modulo 5", source: "https://findbiz.nat.gov.tw/" },
  { id: "th-juristic", country: "TH", needs: "label", labels: ["เลขทะเบียนนิติบุคคล", "เลขประจำตัวผู้เสียภาษี", "เลขทะเบียน", "เลขประจำตัวผู้เสียภาษีอากร", "Tax ID", "Registration number", "ทะเบียนเลขที่", "Company Registration No", "ทะเบียนนิติบุคคลเลขที่", "เลขผู้เสียภาษี", "Registration No", "เลขที่ผู้เสียภาษี", "ทะเบียนพาณิชย์เลขที่", "เลขที่ทะเบียนนิติบุคคล", "เลขนิติบุคคล", "Juristic ID", "ทะเบียนการค้าเลขที่", "เลขที่ประจำตัวผู้เสียภาษี", "Tax ID No", "Tax ID Number", "Corporate registration number"], shapes: [/^0\d{12}/], read: checked(thai), check: "weights modulo 11", source: "https://www.dbd.go.th/" },
  { id: "vn-mst", country: "VN", needs: "label", labels: ["Mã số thuế", "MST", "Mã số doanh nghiệp", "MSDN", "Tax code", "Giấy phép ĐKKD số", "GPĐKKD số", "GPĐKKD", "ĐKKD", "Giấy CNĐKDN", "MSDN/MST", "Giấy chứng nhận đăng ký doanh nghiệp số", "Mã số DN", "ĐKKD số", "GPKD số", "GCNĐKDN", "Mã số doanh nghiệp/MST", "Số ĐKKD", "Giấy CNĐKDN số", "GPKD", "Giấy phép kinh doanh số", "Đăng ký kinh doanh số", "Giấy chứng nhận Đăng ký Kinh doanh số", "Giấy chứng nhận ĐKKD số", "Giấy đăng ký kinh doanh số", "Số đăng ký kinh doanh", "Giấy CNĐKKD", "Giấy CNĐKKD số", "Business code", "Enterprise code", "Mã doanh nghiệp", "Business Registration Certificate No", "Số GCNĐKDN"], shapes: [/^(\d{10})\d{3}/, /^\d{10}/], read: checked(vietnamese), check: "weights modulo 11", source: "https://dangkykinhdoanh.gov.vn/" },
  { id: "id-nib", country: "ID", needs: "label", labels: ["NIB", "Nomor Induk Berusaha"], shapes: [/^\d{13}/], read: asWritten, source: "https://oss.go.id/" },
  { id: "id-npwp", country: "ID", needs: "label", labels: ["NPWP", "Nomor Pokok Wajib Pajak"], shapes: [/^\d{16}/, /^\d{15}/], read: asWritten, source: "https://www.pajak.go.id/" },
  { id: "ph-tin", country: "PH", needs: "label", labels: ["TIN", "VAT Reg TIN", "BIR TIN", "Tax Identification Number", "Tax ID No", "Taxpayer Identification Number", "Tax ID"], shapes: [/^\d{9}(?:000)?\d{0,3}/], read: asWritten, source: "https://www.bir.gov.ph/", onlyWith: { tlds: ["ph"], words: /philippin|manila|makati/i } },
  local({ id: "ph-sec", country: "PH", labels: [...REGISTRATION_LABELS, "SEC Registration No", "SEC Registration Number", "SEC Reg. No", "SEC Reg. Number", "SEC No", "SEC Certificate No", "SEC Company Registration No"], shapes: [/^(?:CS|A|PW|FS|CN|AN|AS)\d{8,12}/, /^(?:19|20)\d{11,13}/], source: "https://www.sec.gov.ph/" }),
  local({ id: "kh-company", country: "KH", labels: [...REGISTRATION_LABELS, "MOC Registration No", "MOC Registration Number", "MOC No"], shapes: [/^00\d{6}/], source: "https://www.moc.gov.kh/" }),
  local({ id: "kh-tin", country: "KH", labels: ["VAT TIN", "VATTIN", "TIN", "TIN No", "Tax ID", "VAT"], shapes: [/^[BEKL]\d{12}/], source: "https://www.tax.gov.kh/" }),
  { id: "kr-corporation", country: "KR", needs: "label", labels: ["법인등록번호", "법인 등록번호", "법인번호", "Corporate Registration No", "Corporate Registration Number"], shapes: [/^\d{13}/], read: checked(koreanCorporation), check: "weights modulo 10", source: "http://www.iros.go.kr/" },
  { id: "ir-national", country: "IR", needs: "label", labels: ["شناسه ملی", "شناسه ملي", "کد شناسه ملی", "شناسه ملی شرکت", "National ID"], shapes: [/^1[04]\d{9}/], read: checked(iranian), check: "weights modulo 11", source: "https://www.ilenc.ir/" },
  { id: "ae-trn", country: "AE", needs: "label", labels: ["TRN", "Tax Registration Number", "TRN number", "VAT", "VAT TRN", "TRN No", "VAT number", "الرقم الضريبي", "Tax Registration No", "رقم التسجيل الضريبي"], shapes: [/^100\d{12}/], read: asWritten, source: "https://tax.gov.ae/" },
  { id: "sa-vat", country: "SA", needs: "label", labels: ["VAT", "VAT number", "VAT no", "الرقم الضريبي", "Tax number", "VAT registration number", "رقم التسجيل الضريبي", "الرقم الضريبى", "رقم ضريبي", "رقم ضريبة القيمة المضافة", "شهادة التسجيل في ضريبة القيمة المضافة", "رقم شهادة ضريبة القيمة المضافة"], shapes: [/^3\d{13}3/], read: asWritten, source: "https://zatca.gov.sa/" },
  { id: "sa-cr", country: "SA", needs: "label", labels: ["CR", "C.R.", "Company registration number", "CR No", "C.R. No", "Commercial registration", "Commercial Registration No", "Commercial registration number", "سجل تجاري", "السجل التجاري", "رقم السجل التجاري", "س.ت", "سجل تجاري رقم", "Commercial Register", "Commercial Register No", "Commercial Reg. No", "سجل تجارى", "السجل التجارى", "رقم السجل", "رقم السجل التجارى"], shapes: [/^[1-57]0\d{8}/], read: asWritten, source: "https://mc.gov.sa/", onlyWith: { tlds: ["sa", "com", "net"], words: /تجاري|saudi|riyadh|jeddah|k\.?s\.?a/i } },
  { id: "lei", country: "", needs: "label", labels: ["LEI", "LEI code", "Legal Entity Identifier", "LEI number", "LEI-Code", "LEI Nr", "LEI-nummer"], shapes: [/^[A-Z0-9]{18}\d{2}/], read: checked((lei) => mod97(lei) === 1), check: "ISO 7064 MOD 97-10", source: "https://www.iso.org/standard/78829.html" },
];
