import { describe, expect, test } from "vitest";
import { extractCandidates } from "../candidates";

/** The names that a page with a footer of its own gives. */
function namesOf(footer: string, { title = "", address = "https://www.example.test/" }: { readonly title?: string; readonly address?: string } = {}): readonly (string | undefined)[] {
  const html = `<!doctype html><html><head><title>${title}</title></head><body><main><p>…</p></main><footer>${footer}</footer></body></html>`;
  return extractCandidates(html, new URL(address)).map(({ name }) => name);
}

describe("A company's name in a script without capitals or blanks", () => {
  test.each([
    ["<p>© 2020 株式会社アオ・ゾラ・ワークス</p>", "株式会社アオ・ゾラ・ワークス"],
    ["<p>当ウェブサイトは有限会社あおぞらが運営しています。</p>", "有限会社あおぞら"],
    ["<p>古物商許可証 第123456789012号／合同会社あおぞら</p>", "合同会社あおぞら"],
    ["<p>(株)青空精機 〒530-0001 大阪市北区梅田1-1-1</p>", "(株)青空精機"],
    ["<p>© 学校法人青空学園</p>", "学校法人青空学園"],
    ["<p>Copyright(C) 合同会社あおぞら</p>", "合同会社あおぞら"],
    ["<p>(06236) 서울 강남구 푸른로 1 푸른빌딩 3층 푸른하늘(주)</p>", "푸른하늘(주)"],
    ["<p>회사명 푸른하늘(주) | 대표자 홍길동</p>", "푸른하늘(주)"],
    ["<p>主办单位：蓝天白云科技有限公司</p><p>技术支持：远山网络有限公司</p>", "蓝天白云科技有限公司"],
    ["<p>著作權所有：藍天白雲實業股份有限公司</p>", "藍天白雲實業股份有限公司"],
    ["<p>© 2563 บริษัท ฟ้าใส ก.ข. จำกัด (มหาชน)</p>", "บริษัท ฟ้าใส ก.ข. จำกัด (มหาชน)"],
    ["<p>جميع الحقوق محفوظة لـ السماء الزرقاء ذ.م.م</p>", "السماء الزرقاء ذ.م.م"],
  ])("is whole in %s", (footer, name) => {
    expect(namesOf(footer)).toStrictEqual([name]);
  });
});

describe("A company's name in Cyrillic or Greek", () => {
  test.each([
    ["<p>Вино и мед ЕООД, ЕИК 131468980</p>", "Вино и мед ЕООД"],
    ["<p>© 2020 \"Изба „Синева“\" ООД</p>", "\"Изба „Синева“\" ООД"],
    ["<p>© Читалище „Синева – 1869“</p>", "Читалище „Синева – 1869“"],
    ["<p>© 2010 г. ООО Торговый дом «Синева»</p>", "ООО Торговый дом «Синева»"],
    ["<p>© ООО \"ПКФ «Синева»\" г. Пермь</p>", "ООО \"ПКФ «Синева»\""],
    ["<p>Владелец сайта: АО «О'Синева»</p>", "АО «О'Синева»"],
    ["<p>Το Σπίτι του Ουρανού Α.Ε., ΑΦΜ 094014201</p>", "Το Σπίτι του Ουρανού Α.Ε."],
    ["<p>Η ιστοσελίδα ανήκει στην εταιρεία Γαλάζιος Ουρανός ΑΕΒΕ</p>", "Γαλάζιος Ουρανός ΑΕΒΕ"],
  ])("is whole in %s", (footer, name) => {
    expect(namesOf(footer)).toStrictEqual([name]);
  });
});

describe("A name without a legal form", () => {
  test.each([
    ["<table><tr><th>医院名</th><td>あおぞら歯科</td></tr><tr><th>住所</th><td>東京都港区1-2-3</td></tr></table>", "あおぞら歯科"],
    ["<p>상호: 푸른하늘<br>대표: 홍길동<br>호스팅: 먼산호스팅(주)</p>", "푸른하늘"],
    ["<p>PG사: 주식회사 먼산결제 | 상호: 푸른하늘</p>", "푸른하늘"],
    ["<p>主办单位：蓝天县人民政府办公室</p>", "蓝天县人民政府办公室"],
    ["<p>藍天小館 版權所有</p><p>電話：02-23111234</p>", "藍天小館"],
    ["<p>כל הזכויות שמורות למאפיית השחר</p>", "מאפיית השחר"],
    ["<p>جميع الحقوق محفوظة لـ مخبز السماء</p>", "مخبز السماء"],
    ["<p>主办：蓝天图书馆 承办：远山网络科技有限公司</p>", "蓝天图书馆"],
    ["<p>店舗名：あおぞら食堂</p>", "あおぞら食堂"],
  ])("is what the label or the phrase on rights in %s says", (footer, name) => {
    expect(namesOf(footer)).toStrictEqual([name]);
  });

  test.each([
    ["<p>青空町役場</p><p>〒123-4567 埼玉県青空町1-2-3</p>", "青空町役場"],
    ["<p>푸른하늘 치과의원 | 대표자 홍길동 | 서울시 강남구 푸른로 1</p>", "푸른하늘 치과의원"],
    ["<p>藍天美語｜地址：台北市大安區青空路1號</p>", "藍天美語"],
  ])("is what stands over or before the address in a footer %s", (footer, name) => {
    expect(namesOf(footer)).toStrictEqual([name]);
  });

  test("is no heading over an address, nor the way home", () => {
    expect(namesOf("<p>アクセス</p><p>〒123-4567 埼玉県青空町1-2-3</p>")).toStrictEqual([]);
    expect(namesOf("<p><a href=\"/\">ホーム</a></p>", { title: "ホーム" })).toStrictEqual([]);
  });
});

describe("A name in another script than the domain's", () => {
  test.each([
    ["<p>蓝天科技有限公司</p><p>© 2020 qingkong</p>", ["qingkong", "蓝天科技有限公司"]],
    ["<p>© 2020 www.qingkong.cn 蓝天科技有限公司</p>", ["蓝天科技有限公司"]],
    ["<p>Copyright©2019-2022蓝天科技有限公司 All rights reserved</p>", ["蓝天科技有限公司"]],
    ["<p>公司地址：北京市海淀区青空街1号 蓝天科技有限公司</p>", ["蓝天科技有限公司"]],
  ])("is given beside what the domain says in %s", (footer, names) => {
    expect(namesOf(footer, { address: "https://www.qingkong.cn/" })).toStrictEqual(names);
  });

  test.each([
    ["<p>상호 푸른하늘 대표 홍길동 사업자등록번호 123-81-12341</p>"],
    ["<p>푸른하늘 대표: 홍길동 사업자등록번호: 123-81-12341</p>"],
    ["<p>COMPANY 푸른하늘 OWNER 홍길동 BUSINESS LICENSE 123-81-12341</p>"],
  ])("is apart from the labels of a Korean row without signs %s", (footer) => {
    expect(namesOf(footer, { address: "https://www.pureun.co.kr/" })).toStrictEqual(["푸른하늘"]);
  });
});

describe("A legal name in Han, kana or Hangul", () => {
  test.each([
    ["<p>Lindora株式会社</p>", "Lindora株式会社"],
    ["<p>Lindora24合同会社は安全に努めます</p>", "Lindora24合同会社"],
    ["<p>Lindora(株) 東京都港区1-2-3</p>", "Lindora(株)"],
    ["<p>Lindora有限公司</p>", "Lindora有限公司"],
    ["<p>Lindora주식회사 | 대표 홍길동</p>", "Lindora주식회사"],
  ])("has its form joined to what stands before it in Latin letters: %s", (footer, name) => {
    expect(namesOf(footer, { address: "https://www.lindora.test/" })).toStrictEqual([name]);
  });

  const address = "https://www.soraniwa.co.jp/company";
  test.each([
    ["<p>会社名：株式会社ソラニワ</p><p>© SORANIWA Co., Ltd.</p>", ["株式会社ソラニワ"]],
    ["<p>会社名：株式会社空庭</p><p>© 2026 Soraniwa Inc.</p>", ["株式会社空庭"]],
    ["<p>회사명 : 하늘정원(주)</p><p>© Soraniwa Corporation. All rights reserved.</p>", ["하늘정원(주)"]],
    ["<p>公司名称：杭州空庭科技有限公司</p><p>© 2026 Soraniwa Technology Co., Ltd.</p>", ["杭州空庭科技有限公司"]],
  ])("is the company's whose English name signs the page: %s", (footer, names) => {
    expect(namesOf(footer, { address })).toStrictEqual(names);
  });

  test.each([
    ["<h2>取引先</h2><ul><li>株式会社青空</li><li>株式会社山川</li></ul><p>© SORANIWA Co., Ltd.</p>", ["SORANIWA Co., Ltd."]],
    ["<p>Webサイト制作：株式会社青空</p><p>© SORANIWA Co., Ltd.</p>", ["SORANIWA Co., Ltd."]],
    ["<p>会社名：リンドラ株式会社</p><p>© Soraniwa GmbH</p>", ["Soraniwa GmbH", "リンドラ株式会社"]],
  ])("is another's in a customer's or a maker's place, and beside a form of another country: %s", (footer, names) => {
    expect(namesOf(footer, { address })).toStrictEqual(names);
  });
});

describe("A number is the company's as its own script writes it", () => {
  const on = (body: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html lang="ru"><body><h1>Реквизиты</h1>${body}</body></html>`, new URL("https://www.qzxv.ru/rekvizity")).map(({ name }) => name);
  test.each([
    ["above a row with its translation", "<table><tr><th>Наименование</th><td>ООО «Синий кит»</td></tr><tr><th>Наименование на английском</th><td>«Blue Whale» LLC</td></tr><tr><th>ИНН</th><td>6612345676</td></tr></table>", "ООО «Синий кит»"],
    ["above a line with its translation", "<p>Наименование: ООО «Синий кит»<br>Наименование (англ.): Blue Whale LLC<br>ИНН 6612345676</p>", "ООО «Синий кит»"],
    ["but in Latin letters where the label is the name's own", "<p>Организация: «Синий кит»<br>Наименование: Blue Whale LLC<br>ИНН 6612345676</p>", "Blue Whale LLC"],
  ])("%s", (_, body, name) => expect(on(body)).toEqual([name]));
});

/** What a page that is but a notice gives. */
function namesOfNotice(title: string, sentence: string): readonly (string | undefined)[] {
  return extractCandidates(`<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>${sentence}</p></body></html>`, new URL("https://www.example.test/privacy")).map(({ name }) => name);
}

describe("A sentence's words before and behind a company are none of its name, in scripts without capitals", () => {
  test.each([
    ["隐私政策", "本协议是您与蓝天白云科技有限公司之间关于使用服务所订立的协议。", "蓝天白云科技有限公司"],
    ["隐私政策", "感谢您选择蓝天白云软件股份有限公司！", "蓝天白云软件股份有限公司"],
    ["隐私政策", "在使用蓝天白云科技有限公司的服务前，请您仔细阅读本政策。", "蓝天白云科技有限公司"],
    ["隐私政策", "本应用的运营者为蓝天白云科技有限公司。", "蓝天白云科技有限公司"],
    ["隐私政策", "“我们”是指蓝天与山文化有限公司。", "蓝天与山文化有限公司"],
    ["プライバシーポリシー", "お客様が青空精機株式会社のサービスをご利用の際は本規約が適用されます。", "青空精機株式会社"],
    ["プライバシーポリシー", "自由が丘精機株式会社では、お客様の個人情報を保護します。", "自由が丘精機株式会社"],
    ["プライバシーポリシー", "合同会社あおぞらでは、お客様の個人情報を保護します。", "合同会社あおぞら"],
    ["プライバシーポリシー", "本サイトは合同会社あおぞらの公式ウェブサイトです。", "合同会社あおぞら"],
    ["개인정보처리방침", "이 약관은 주식회사 푸른하늘이 운영하는 웹사이트의 이용조건을 규정합니다.", "주식회사 푸른하늘"],
    ["개인정보처리방침", "푸른하늘 주식회사는 고객님의 개인정보를 중요시합니다.", "푸른하늘 주식회사"],
    ["개인정보처리방침", "안녕하세요 푸른하늘 주식회사입니다.", "푸른하늘 주식회사"],
    ["개인정보처리방침", "저희 푸른하늘(주)은 1998년 설립되었습니다.", "푸른하늘(주)"],
    ["개인정보처리방침", "(주)푸른하늘의 서비스를 이용해 주셔서 감사합니다.", "(주)푸른하늘"],
    ["תקנון האתר", "ברוכים הבאים לאתר שמיים כחולים בע\"מ (להלן: \"החברה\").", "שמיים כחולים בע\"מ"],
    ["תקנון האתר", "בעלת האתר היא שמיים כחולים בע\"מ.", "שמיים כחולים בע\"מ"],
    ["تقنين الموقع", "هذا الموقع مملوك ومدار من قبل شركة السماء الزرقاء ذ.م.م", "شركة السماء الزرقاء ذ.م.م"],
    ["نشرة", "هذا الموقع مملوك لشركة السماء الزرقاء ذ.م.م", "شركة السماء الزرقاء ذ.م.م"],
    ["นโยบายความเป็นส่วนตัว", "เว็บไซต์นี้ดำเนินการโดยบริษัท ฟ้าใส จำกัด", "บริษัท ฟ้าใส จำกัด"],
    ["Chính sách bảo mật", "Công ty TNHH Trời Xanh cam kết bảo mật thông tin của khách hàng.", "Công ty TNHH Trời Xanh"],
  ])("on a page titled %s: %s", (title, sentence, name) => {
    expect(namesOfNotice(title, sentence)).toStrictEqual([name]);
  });

  test.each([
    ["指南针科技有限公司"], ["与君科技有限公司"], ["霞が関設計株式会社"], ["주식회사 가온"], ["בין השמיים בע\"מ"],
  ])("and %s stays whole where it stands alone", (name) => {
    expect(namesOf(`<p>© 2024 ${name}</p>`)).toStrictEqual([name]);
  });
});

describe("A footer's name in a script without capitals ends before", () => {
  test.each([
    ["<p>版权所有 © 蓝天大学　地址：湖南省长沙市岳麓区1号　邮编：410000</p>", "蓝天大学"],
    ["<p>版权所有 蓝天小学 备案号:苏ICP备12345678号</p>", "蓝天小学"],
    ["<p>藍天餐飲集團 © 2024 版權所有 不得轉載</p>", "藍天餐飲集團"],
    ["<p>© 2024 مطعم السماء العنوان: الرياض هاتف: 0112345678</p>", "مطعم السماء"],
    ["<p>© Музей «Старая синева» Адрес: г. Липовск, ул. Ленина, 1</p>", "Музей «Старая синева»"],
    ["<p>شركة السماء الزرقاء المحدودة | جدة</p>", "شركة السماء الزرقاء المحدودة"],
  ])("the address's label and the ban: %s", (footer, name) => {
    expect(namesOf(footer)).toStrictEqual([name]);
  });
});

describe("Particulars of Asia and Russia", () => {
  test.each([
    ["会社概要", "<ul><li><span>会 社 名</span><span>株式会社 青空商会</span></li><li><span>所 在 地</span><span>東京都千代田区1-2-3</span></li></ul>", ["株式会社 青空商会"]],
    ["会社概要", "<p>会社名　株式会社アオ・ゾラ・ワークス<br>（英文表記）Ao Zora Works, Inc.</p>", ["株式会社アオ・ゾラ・ワークス", "Ao Zora Works, Inc."]],
    ["会社概要", "<dl><dt>社名</dt><dd>株式会社青空リクルート</dd><dt>所在地</dt><dd>東京都新宿区1-2-3</dd><dt>関連会社</dt><dd>株式会社夜空スタッフ</dd></dl>", ["株式会社青空リクルート"]],
    ["特定商取引法に基づく表記", "<ul><li><span>ショップ名</span><span>革工房あおぞら</span></li><li><span>販売責任者</span><span>青木 花子</span></li><li><span>所在地</span><span>大阪府大阪市北区梅田1-2-3</span></li></ul>", ["革工房あおぞら"]],
    ["Corporate Profile", "<ul><li><span>Company Name</span><span>Blue Sky K.K.</span></li><li><span>Main Banks</span><span>Harbour Bank, Ltd.</span></li></ul>", ["Blue Sky K.K."]],
    ["Политика конфиденциальности", "<p>Настоящая Политика действует в отношении информации, которую ГБУЗ «Липовская больница» может получить о Пользователе.</p>", ["ГБУЗ «Липовская больница»"]],
    ["Согласие", "<p>Пользователь даёт согласие ООО «Синева» на обработку персональных данных.</p>", ["ООО «Синева»"]],
    ["Contact Us", "<p>Merchant Legal entity name: FERN HOME DECOR</p><p>Registered Address: Shop 5, Surat, Gujarat</p><p>Telephone No: 9876543210</p>", ["FERN HOME DECOR"]],
  ])("on a page titled %s name the company of %s", (title, body, names) => {
    expect(extractCandidates(`<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`, new URL("https://www.zwoom24.test/company")).map(({ name }) => name)).toStrictEqual(names);
  });

  test("of a Korean society state its number as 고유번호", () => {
    expect(extractCandidates("<!doctype html><html><body><footer><p>사단법인 푸른하늘 | 이사장: 홍길동 | 고유번호: 123-45-67891</p></footer></body></html>", new URL("https://www.zwoom24.kr/")).map(({ nationalId }) => nationalId)).toStrictEqual(["1234567891"]);
  });
});
