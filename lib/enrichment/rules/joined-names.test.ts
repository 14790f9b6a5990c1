import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { findNames } from "../operator/names";

const on = (url: string, title: string, body: string) => extractCandidates(`<title>${title}</title><h1>…</h1>${body}`, new URL(url)).map(({ name }) => name);

describe("A name that begins with its legal form", () => {
  const said = (title: string, sentence: string, footer: string) => on("https://www.qzxvb.example/about", title, `<p>${sentence}</p><footer><p>${footer}</p></footer>`);

  it.each(["가", "이", "의", "와", "과", "도", "에", "로", "에게", "에서는", "만의", "까지"])("ends before the particle that a sentence joins to it where the footer has it alone: %s", (particle) => expect(said("회사소개 | 솔빛데이터", `(주)솔빛데이터${particle} 제공하는 분석 결과`, "(주)솔빛데이터 | 서울특별시 강남구 테헤란로 1")).toEqual(["(주)솔빛데이터"]));
  it.each([
    ["its form in full", "주식회사 솔빛데이터의 제공하는 결과", "주식회사 솔빛데이터 | 서울특별시 강남구 테헤란로 1", "주식회사 솔빛데이터"],
    ["an association's form", "사단법인 솔빛데이터와 함께하는 나눔", "사단법인 솔빛데이터 | 서울특별시 강남구 테헤란로 1", "사단법인 솔빛데이터"],
    ["the title's words alone", "(주)솔빛데이터가 드리는 말씀", "서울특별시 강남구 테헤란로 1", "(주)솔빛데이터"],
  ])("does so with %s", (_, sentence, footer, name) => expect(said("회사소개 | 솔빛데이터", sentence, footer)).toEqual([name]));
  it.each(["(주)솔빛가", "(주)오늘의집", "주식회사 어린이"])("stays whole where it ends as with a particle: %s", (name) => expect(said("회사소개", `${name} | 대표 홍길동`, `© 2026 ${name}`)).toEqual([name]));
});

describe("A company's name in its own script and right behind it in Latin letters", () => {
  it.each([
    ["주식회사 린도라", "Lindora Co., Ltd."],
    ["(주)린도라", "LINDORA Inc."],
    ["株式会社リンドラ", "Lindora Inc."],
    ["შპს ლინდორა", "Lindora LLC"],
  ])("are two, each with its form: %s %s", (own, latin) => expect(findNames(`${own} ${latin} · Systems`).map(({ name }) => name)).toEqual([own, latin]));
  it.each(["주식회사 Lindora Co., Ltd.", "株式会社LINDORA Inc.", "주식회사 린도라 Lindora"])("are one where either has none of its own: %s", (name) => expect(findNames(name).map(({ name }) => name)).toEqual([name]));

  it.each([
    ["린도라 주식회사", "Lindora Corp."],
    ["リンドラ株式会社", "Lindora Co., Ltd."],
    ["上海林多科技有限公司", "Lindora Technology Co., Ltd."],
    ["株式会社リンドラ", "Lindora Inc."],
    ["שקד לינדורה בע\"מ", "Lindora Inc."],
  ])("are both the page's where the domain tells of the second: %s %s", (own, latin) => expect(on("https://www.lindora.example/about", "…", `<p>${own} ${latin}</p>`)).toEqual([own, latin]));
  it("are two companies with a bar between", () => expect(on("https://www.lindora.example/about", "…", "<p>みどり屋株式会社 | Lindora Inc.</p>")).toEqual(["Lindora Inc."]));
});
