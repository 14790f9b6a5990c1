/** What headings over addresses call a company's premises, in scripts without capitals: the kind alone, with which it is, or behind or before the town. */
const PREMISES = new RegExp(
  `^(?:${[
    // Arabic and Persian
    String.raw`(?:ال)?(?:مكتب|مقر|مركز|إدارة|ادارة|فرع|مصنع|معرض|مستودع)(?: (?:ال)?(?:رئيسية?|عامة?|إقليمية?))?|(?:فرع|مقر) .+|(?:فروع|مكاتب|مقر|معارض)نا`,
    String.raw`(?:دفتر|کارخانه|انبار|فروشگاه|نمایشگاه|شعبه)(?: (?:مرکزی|اصلی|فروش))?|شعبه .+`,
    // Hebrew
    String.raw`ה?משרד(?:ים|י)?(?: ה?(?:ראשי(?:ים)?|הנהלה|חברה))?|סניף .+|ה?סניפים|ה?מפעל|ה?מחסן|ה?הנהלה|אולם ה?תצוגה`,
    // Korean, Japanese and Chinese
    String.raw`\S{0,4} ?(?:본사|본점|지사|지점|영업소|사무소|사무실|공장|대리점|출장소|물류센터|고객센터|전시장|쇼룸)|(?:\S{1,4} )?(?:연구소|매장)`,
    String.raw`.{0,6}(?:ショールーム|倉庫|工場)`, String.raw`.{0,6}(?:办事处|辦事處|总部|總部|工厂|工廠|门店|門市|展厅|展廳|仓库|倉庫|研发中心|办公室|辦公室)`,
    // Thai and Hindi
    String.raw`สาขา.*|โรงงาน|คลังสินค้า|โชว์รูม|ศูนย์บริการ`, String.raw`(?:मुख्य|प्रधान|पंजीकृत|शाखा|क्षेत्रीय) ?कार्यालय|कार्यालय|कारखाना`,
  ].join("|")})$`,
  "u",
);

/** Whether a text tells which of a company's premises an address is of ("المكتب الرئيسي", "서울 본사"), and not whose it is. */
export function tellsPremises(text: string): boolean {
  return PREMISES.test(text.trim());
}
