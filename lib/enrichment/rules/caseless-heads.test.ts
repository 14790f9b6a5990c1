import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (title: string, body: string) => extractCandidates(`<title>${title}</title><header>${body.includes("<img") ? body : ""}</header><h1>…</h1>${body.includes("<img") ? "" : body}`, new URL("https://www.qzxvb.example/contact.html")).map(({ name }) => name);

const PLACES: readonly (readonly [lang: string, title: string, heading: string, address: string])[] = [
  ["ar", "اتصل بنا", "المكتب الرئيسي", "شارع الملك فهد، الرياض 11564"],
  ["ar, a branch", "اتصل بنا", "فرع الرياض", "شارع الملك فهد، الرياض 11564"],
  ["fa", "تماس با ما", "دفتر مرکزی", "خیابان ولیعصر، تهران"],
  ["he", "צור קשר", "המשרד הראשי", "רחוב הרצל 1, תל אביב"],
  ["ko", "오시는 길", "서울 본사", "서울특별시 강남구 테헤란로 1"],
  ["ja", "アクセス", "ショールーム", "〒100-0001 東京都千代田区1-1"],
  ["zh", "联系我们", "上海办事处", "地址：上海市浦东新区世纪大道1号"],
  ["th", "ติดต่อเรา", "โรงงาน", "เลขที่ 1 ถนนสุขุมวิท กรุงเทพ 10110"],
];

describe("What stands over the only address of a contact page in a script without capitals", () => {
  it.each(PLACES)("is nobody where it tells which of the company's premises the address is of (%s)", (_, title, heading, address) => expect(names(title, `<p>${heading}</p><p>${address}</p>`)).toEqual([]));
  it("is nobody as a heading that the page says nowhere else", () => expect(names("اتصل بنا", "<h3>جناح النخلة</h3><p>شارع الملك فهد، الرياض 11564</p>")).toEqual([]));

  it.each([
    ["a line", "اتصل بنا", "<p>مطبعة النخلة</p><p>شارع الملك فهد، الرياض 11564</p>", "مطبعة النخلة"],
    ["a heading that the page's words have too", "اتصل بنا", "<h3>مطبعة النخلة</h3><p>شارع الملك فهد، الرياض 11564</p><p>تقدم مطبعة النخلة خدماتها.</p>", "مطبعة النخلة"],
    ["a heading that the title has too", "솔빛치과의원 오시는 길", "<h3>솔빛치과의원</h3><p>서울특별시 강남구 테헤란로 1</p>", "솔빛치과의원"],
    ["a house called after what it is", "오시는 길", "<p>푸른숲경제연구소</p><p>서울특별시 강남구 테헤란로 1</p>", "푸른숲경제연구소"],
  ])("is the name as %s", (_, title, body, name) => expect(names(title, body)).toEqual([name]));
});

it.each([
  ["ar", "اتصل بنا | مجموعة النخلة", "شعار مجموعة النخلة", "مجموعة النخلة"],
  ["fa", "تماس با ما | گروه نخل", "لوگوی گروه نخل", "گروه نخل"],
  ["he", "צור קשר | קבוצת התמר", "לוגו של קבוצת התמר", "קבוצת התמר"],
  ["ko", "오시는 길 | 솔빛그룹", "솔빛그룹 로고", "솔빛그룹"],
  ["ja", "アクセス | みどり会", "みどり会ロゴ", "みどり会"],
  ["zh", "联系我们 | 青空集团", "青空集团标志", "青空集团"],
  ["th", "ติดต่อเรา | กลุ่มลินดอร่า", "โลโก้กลุ่มลินดอร่า", "กลุ่มลินดอร่า"],
  ["ru", "Контакты | Группа Линдора", "Логотип Группа Линдора", "Группа Линдора"],
  ["el", "Επικοινωνία | Όμιλος Λινδόρα", "Λογότυπο Όμιλος Λινδόρα", "Όμιλος Λινδόρα"],
  ["hi", "संपर्क करें | कमल समूह", "कमल समूह लोगो", "कमल समूह"],
  ["sl", "Kontakt | Skupina Lindora", "Logotip Skupina Lindora", "Skupina Lindora"],
])("what the title calls the site is its name where the logo says it, in the words of its language (%s)", (_, title, alt, name) => expect(names(title, `<a href="/"><img src="l.png" alt="${alt}"></a>`)).toEqual([name]));
