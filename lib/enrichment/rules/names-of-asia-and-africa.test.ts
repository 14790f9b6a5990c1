import { describe, expect, test } from "vitest";
import { extractCandidates } from "../candidates";

/** Names and numbers that a whole page gives: a menu and some text in front of its own words, which stand in no footer element. */
function found(title: string, words: string): readonly (string | undefined)[] {
  const menu = ["Α1", "Α2", "Α3", "Α4", "Α5", "Α6"].map((entry, at) => `<li><a href="/p${at}">${entry}</a></li>`).join("");
  const html = `<!doctype html><html><head><title>${title}</title></head><body><ul>${menu}</ul><h2>…</h2><p>… …</p><h3>…</h3><p>… … …</p><h3>…</h3><p>…</p>${words}</body></html>`;
  return extractCandidates(html, new URL("https://www.example.test/")).flatMap(({ name, nationalId }) => [name, nationalId]).filter((part) => part !== undefined);
}

describe("Whose a site's rights are, said in a sentence", () => {
  test.each([
    ["<p>© کلیه حقوق این سایت متعلق به شرکت آسمان آبی می‌باشد.</p>", "شرکت آسمان آبی"],
    ["<p>تمامی حقوق مادی و معنوی این وب سایت برای آسمان آبی محفوظ است.</p>", "آسمان آبی"],
    ["<p>حقوق النشر محفوظة لـ مؤسسة السماء الزرقاء 2023 ©</p>", "مؤسسة السماء الزرقاء"],
    ["<p>حقوق النشر محفوظة لـ شركة السماء ذ.م.م 2023 ©</p>", "شركة السماء ذ.م.م"],
    ["<p>版權屬藍天白雲有限公司所有,未經許可不得轉載。</p>", "藍天白雲有限公司"],
    ["<p>本サイトの著作権は、青空食堂に帰属します。</p>", "青空食堂"],
    ["<p>Bản quyền © 2024 thuộc về Hộ kinh doanh Trời Xanh</p>", "Hộ kinh doanh Trời Xanh"],
    ["<p>Tüm hakları Mavi Gökyüzü Kırtasiye'ye aittir.</p>", "Mavi Gökyüzü Kırtasiye"],
    ["<p>الحقوق محفوظة | 2024 السماء الزرقاء</p>", "السماء الزرقاء"],
  ])("is the operator of %s", (words, name) => {
    expect(found("…", words)).toStrictEqual([name]);
  });

  test.each(["著作権は各権利者に帰属します。", "本サイトの著作権は、投稿者に帰属します。", "저작권은 원저작자에게 있습니다.", ..."原作者 原创者 摄影师 上传者 相关权利人 著作权人 版权方 用户 画师 影视公司 原网站 各自的所有者 版权所有者 原创作者及发布者 我们".split(" ").map((role) => `本站视频均来自互联网，版权归${role}所有。`)])("is nobody where they are the site's or whoever's has made the works: %s", (words) => {
    expect(found("…", `<p>${words}</p>`)).toStrictEqual([]);
  });
  test.each(["夜行者", "海东方", "蓝狐影视", "蓝狐出版社", "创业家"])("is who is called much like a role: %s", (name) => {
    expect(found("…", `<p>本站版权归${name}所有。</p>`)).toStrictEqual([name]);
  });
});

describe("An Arabic line on rights", () => {
  test.each([
    ["© 2020 لشركة الثعلب الأزرق", "شركة الثعلب الأزرق"],
    ["كافة الحقوق محفوظة © لشركة الثعلب الأزرق 2020", "شركة الثعلب الأزرق"],
    ["حقوق المحتوى محفوظة © 2020. لشركة الثعلب الأزرق", "شركة الثعلب الأزرق"],
    ["جميع حقوق الموقع محفوظة لمؤسسة الثعلب © 2020", "مؤسسة الثعلب"],
    ["شركة الثعلب الأزرق جميع حقوق الموقع محفوظة © 2020", "شركة الثعلب الأزرق"],
    ["© لموقع الثعلب الأزرق 2020", "الثعلب الأزرق"],
    ["© 2020 لمسة الثعلب", "لمسة الثعلب"],
    ["© 2020 مركز حقوق الثعلب جميع الحقوق محفوظة", "مركز حقوق الثعلب"],
  ])("gives the name without its preposition, and no word of the phrase: %s", (line, name) => {
    expect(found("…", `<footer><p>${line}</p></footer>`)).toStrictEqual([name]);
  });
  test.each(["جميع حقوق الموقع محفوظة © 2020", "© 2020 جميع حقوق النشر والطبع لهذا الموقع محفوظة"])("that names nobody is no name: %s", (line) => {
    expect(found("…", `<footer><p>${line}</p></footer>`)).toStrictEqual([]);
  });
});

describe("A company's name in Han, kana or Hangul", () => {
  test.each([
    ["关于我们-蓝天信息", "<p>杭州蓝天信息技术有限公司成立于2009年,与大明重工有限公司建立了合作关系。</p>", ["杭州蓝天信息技术有限公司"]],
    ["藍天", "<div>藍天股份有限公司<br>TEL:04-2555-0123 FAX:04-2555-0124</div>", ["藍天股份有限公司"]],
    ["购物_蓝天信息", "<p>“蓝天信息”是杭州蓝天信息技术有限公司旗下品牌。</p>", ["杭州蓝天信息技术有限公司"]],
  ])("goes with the site where it holds what the title calls it: %s", (title, words, names) => {
    expect(found(title, words)).toStrictEqual(names);
  });

  test.each([
    ["회사개요", "<table><tr><th>회사명</th><td>(주)푸른소재</td></tr><tr><th>대표이사</th><td>홍길동</td></tr></table>", "(주)푸른소재"],
    ["会社案内", "<p>会社名:(株)青空精機</p><p>代表者:青木</p>", "(株)青空精機"],
    ["푸른마을", "<p>© 농업회사법인 주식회사 푸른마을</p>", "농업회사법인 주식회사 푸른마을"],
    ["藍天", "<p>© 2024 藍天科技有限公司台灣分公司</p>", "藍天科技有限公司台灣分公司"],
    ["お問い合わせ - 青空", "<p>株式会社青空印刷 営業部 担当:高木</p>", "株式会社青空印刷"],
    ["新闻资讯", "<div>Copyright © 蓝天信息技术有限公司</div>", "蓝天信息技术有限公司"],
  ])("is whole with the form that it begins with, on a page called %s", (title, words, name) => {
    expect(found(title, words)).toStrictEqual([name]);
  });
});

describe("A legal form of the language", () => {
  test.each([
    ["<p>© 2024 หจก. ฟ้าใสการช่าง สงวนลิขสิทธิ์</p>", "หจก. ฟ้าใสการช่าง"],
    ["<p>© 2024 ห้างหุ้นส่วนจำกัด ฟ.ส. ก่อสร้าง</p>", "ห้างหุ้นส่วนจำกัด ฟ.ส. ก่อสร้าง"],
    ["<p>© Fahsai Limited Partnership</p>", "Fahsai Limited Partnership"],
    ["<p>© 2024 შპს ლურჯი ცა. ყველა უფლება დაცულია</p>", "შპს ლურჯი ცა"],
    ["<p>© 2024 Կապույտ Երկինք ՍՊԸ</p>", "Կապույտ Երկինք ՍՊԸ"],
    ["<p>© 2024 Hợp tác xã Nông nghiệp Trời Xanh</p>", "Hợp tác xã Nông nghiệp Trời Xanh"],
    ["<p>© 2024 Blouhemel Boerdery (Edms) Bpk</p>", "Blouhemel Boerdery (Edms) Bpk"],
    ["<p>© ЖШС «Көк Аспан»</p>", "ЖШС «Көк Аспан»"],
  ])("belongs to the name in %s", (words, name) => {
    expect(found("…", words)).toStrictEqual([name]);
  });

  test("before a name in quotation marks is not the end of the words before it", () => {
    expect(found("Публичная оферта", "<p>ТОО «Синева», именуемое в дальнейшем «Продавец», публикует оферту. Оплата через ТОО «Облако».</p>")).toContain("ТОО «Синева»");
    expect(found("Публичная оферта", "<p>ТОО «Синева», именуемое в дальнейшем «Продавец», публикует оферту. Оплата через ТОО «Облако».</p>")).not.toContain("Оплата через ТОО");
  });
});

describe("Who introduces itself in a script without capitals", () => {
  test.each([
    ["אודות", "<p>שמיים כחולים נוסדה בשנת 1998 ומספקת שירותים. בין לקוחותינו: אלון תעשיות בע\"מ.</p>", "שמיים כחולים"],
    ["من نحن", "<p>تأسست مؤسسة السماء الزرقاء عام 1995 في مدينة جدة.</p>", "مؤسسة السماء الزرقاء"],
    ["درباره ما", "<p>گروه صنعتی آسمان در سال ۱۳۸۵ با هدف ارائه خدمات تاسیس گردید.</p>", "گروه صنعتی آسمان"],
    ["關於我們", "<p>蓝天律师事务所成立于2001年。</p>", "蓝天律师事务所"],
  ])("is who was founded, on a page called %s", (title, words, name) => {
    expect(found(title, words)).toStrictEqual([name]);
  });

  test.each([
    ["אודות", "<p>החברה נוסדה בשנת 1998.</p>"],
    ["من نحن", "<p>تأسست الشركة عام 1995.</p>"],
    ["关于我们", "<p>本公司成立于2001年。</p>"],
  ])("is nobody where it says but \"the company\": %s", (title, words) => {
    expect(found(title, words)).toStrictEqual([]);
  });

  test.each([
    ["นโยบายความเป็นส่วนตัว", "<p>บริษัท ฟ้าใส จำกัด (“บริษัทฯ”) ให้ความสำคัญกับข้อมูลของท่าน</p>", "บริษัท ฟ้าใส จำกัด"],
    ["תקנון האתר", "<p>אתר זה מופעל ע\"י שמיים מערכות בע\"מ (להלן: \"החברה\").</p>", "שמיים מערכות בע\"מ"],
  ])("is who the text goes on to call the company: %s", (title, words, name) => {
    expect(found(title, words)).toStrictEqual([name]);
  });
});

describe("A company's name behind \"we at\"", () => {
  test.each([
    ["אלון נגרות בע\"מ", "<p>אנו באלון נגרות בע\"מ שומרים על המידע שלכם.</p>", "אלון נגרות בע\"מ"],
    ["מדיניות פרטיות", "<p>אנחנו אלון נגרות בע\"מ שומרים על המידע שלכם.</p>", "אלון נגרות בע\"מ"],
    ["سياسة الخصوصية", "<p>نحن في شركة السماء الزرقاء ذ.م.م نلتزم بحماية خصوصية المستخدمين.</p>", "شركة السماء الزرقاء ذ.م.م"],
  ])("begins behind these words: %s", (title, words, name) => {
    expect(found(title, `<h1>מדיניות פרטיות</h1>${words}`)).toStrictEqual([name]);
  });

  test("keeps a first letter that may be a preposition where the page has it too", () => {
    expect(found("בית לחם בע\"מ", "<h1>תקנון</h1><p>אתר זה מופעל ע\"י בית לחם בע\"מ (להלן: \"החברה\").</p>")).toStrictEqual(["בית לחם בע\"מ"]);
  });
});

describe("A number of the Caucasus or Iran beside its label", () => {
  test.each([
    ["<p>შპს ლურჯი ცა</p><p>საიდენტიფიკაციო კოდი: 404123456</p>", ["შპს ლურჯი ცა", "404123456"]],
    ["<p>Կապույտ Երկինք ՍՊԸ</p><p>ՀՎՀՀ՝ 02593617</p>", ["Կապույտ Երկինք ՍՊԸ", "02593617"]],
    ["<p>شناسه ملی: 10380284790</p>", ["10380284790"]],
  ])("is found in %s", (words, parts) => {
    expect(found("…", words)).toStrictEqual(parts);
  });

  test("is none where its check digit is wrong", () => {
    expect(found("…", "<p>شناسه ملی: 10380284791</p>")).toStrictEqual([]);
  });
});

test("A platform of these countries is nobody's page", () => {
  expect(found("…", "<p>Copyright (C) 2005-2024 GMOペパボ株式会社 All Rights Reserved.</p><p>صنع على منصة سلة</p><p>Powered by MetInfo ©2008-2024 www.metinfo.cn</p>")).toStrictEqual([]);
});

describe("SA on pages of South Africa and South Australia", () => {
  const on = (url: string, body: string) => extractCandidates(`<!doctype html><html lang="en"><head><title>Zaluma Roofing</title></head><body>${body}</body></html>`, new URL(url)).map(({ name }) => name);

  test.each(["Proudly SA", "Adelaide, SA", "Mount Barker, SA", "Serving Adelaide and the Barossa Valley, SA", "Voted Best Agency SA", "Zaluma Adelaide SA"])("is no legal form: %s", (words) => {
    expect(on("https://www.zalumaroofing.co.za/", `<footer><p>${words}</p></footer>`)).toEqual(["Zaluma Roofing"]);
    expect(on("https://www.zalumaroofing.com.au/", `<footer><p>${words}</p></footer>`)).toEqual(["Zaluma Roofing"]);
  });

  test("is one elsewhere, and where the whole name is the domain", () => {
    expect(on("https://www.zalumaroofing.ch/", "<footer><p>Zaluma Toitures SA, 1200 Genève</p></footer>")).toEqual(["Zaluma Toitures SA"]);
    expect(on("https://www.zaluma.co.za/", "<footer><p>Zaluma SA, 12 Long Street, Cape Town</p></footer>")).toEqual(["Zaluma SA"]);
  });
});
