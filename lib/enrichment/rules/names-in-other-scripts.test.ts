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
