import { describe, expect, test } from "vitest";
import { extractCandidates } from "../candidates";

/** The names that a notice on a domain of other words gives. */
function namesOf(title: string, body: string): readonly (string | undefined)[] {
  return extractCandidates(`<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`, new URL("https://www.zwoom24.test/privacy")).map(({ name }) => name);
}

describe("Who speaks of itself or this site without a legal form, in languages of Asia", () => {
  test.each([
    ["プライバシーポリシー", "あおぞら整骨院（以下、「当院」）は、患者様の個人情報を適切に取り扱います。", "あおぞら整骨院"],
    ["利用規約", "この利用規約（以下「本規約」）は、あおぞら屋（以下「当店」）が運営するショップの利用条件を定めます。", "あおぞら屋"],
    ["プライバシーポリシー", "当サイトは、青空市観光協会が管理・運営しております。", "青空市観光協会"],
    ["개인정보처리방침", "푸른공방은 (이하 '회사'는) 고객님의 개인정보를 중요시합니다.", "푸른공방"],
    ["개인정보처리방침", "푸른하늘 한의원은 정보통신망 이용촉진 및 정보보호 등에 관한 법률을 준수합니다.", "푸른하늘 한의원"],
    ["隐私政策", "本网站由蓝天县文化馆主办。", "蓝天县文化馆"],
    ["سياسة الخصوصية", "هذا الموقع مملوك ومدار من قبل مؤسسة السماء الزرقاء.", "مؤسسة السماء الزرقاء"],
    ["سياسة الخصوصية", "تلتزم شركة السماء الزرقاء بحماية خصوصية زوار موقعها.", "شركة السماء الزرقاء"],
    ["KVKK Aydınlatma Metni", "Özel Mavi Gökyüzü Polikliniği olarak hastalarımızın kişisel verilerinin korunmasına önem veriyoruz.", "Özel Mavi Gökyüzü Polikliniği"],
    ["KVKK Aydınlatma Metni", "Bu web sitesi Mavi Gökyüzü Derneği'ne aittir.", "Mavi Gökyüzü Derneği"],
    ["KVKK Aydınlatma Metni", "Bu metin, veri sorumlusu sıfatıyla Mavi Hukuk Bürosu tarafından hazırlanmıştır.", "Mavi Hukuk Bürosu"],
    ["Kebijakan Privasi", "Situs ini dikelola oleh Universitas Langit Biru.", "Universitas Langit Biru"],
  ])("on a page titled %s is named by: %s", (title, sentence, name) => {
    expect(namesOf(title, `<p>${sentence}</p>`)).toStrictEqual([name]);
  });

  test.each([
    ["プライバシーポリシー", "当サイト（以下「当社」）は、お客様の個人情報を保護します。"],
    ["プライバシーポリシー", "当サイトでは、お客様の個人情報を適切に取り扱います。"],
    ["개인정보처리방침", "회사는 정보통신망 이용촉진 및 정보보호 등에 관한 법률을 준수합니다."],
    ["개인정보처리방침", "저희는 (이하 '회사'는) 고객님의 개인정보를 중요시합니다."],
    ["KVKK Aydınlatma Metni", "Veri Sorumlusu olarak kişisel verilerinizi koruyoruz."],
    ["سياسة الخصوصية", "تلتزم الشركة بحماية خصوصية زوار موقعها."],
  ])("is nobody on a page titled %s that says: %s", (title, sentence) => {
    expect(namesOf(title, `<p>${sentence}</p>`)).toStrictEqual([]);
  });

  test.each([
    ["プライバシーポリシー", "<p>当院は業務の一部を青空運輸株式会社に委託することがあります。</p>"],
    ["개인정보처리방침", "<p>배송 업무를 (주)하늘물류에 위탁합니다.</p>"],
  ])("is not whom a page titled %s leaves work to: %s", (title, body) => {
    expect(namesOf(title, body)).toStrictEqual([]);
  });
});
