import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../names";
import { foldCodePoint, SEPARATOR } from "./fold";
import { LETTERS } from "./scripts";

describe("romanisation", () => {
  it.each([
    // Latin letters without a decomposition
    ["Ångström Łukasz Đakovo Þingvellir Ísland Kütahya Ħamrun Ərzurum", "angstrom lukasz dakovo thingvellir island kutahya hamrun arzurum"],
    ["ĳsselmeer ﬁnanz Ǆungla", "ijsselmeer finanz dzungla"],
    // Cyrillic
    ["Санкт-Петербург Щёлково Объект", "sankt peterburg shchelkovo obekt"],
    ["Запоріжжя Єдність Їжак", "zaporizhzhya yednist izhak"],
    ["Београд Њива Џеп Ћуприја", "beograd njiva dzep cuprija"],
    ["Скопје Ќерка", "skopje kerka"],
    ["Қазақстан Өскемен", "kazakstan oskemen"],
    // Greek, with ου, αυ and ευ
    ["Αθήνα Ευρώπη Λουτράκι Αύριο Θεσσαλονίκη", "athina europi loutraki aurio thessaloniki"],
    ["ΕΥΡΩΠΑΪΚΗ", "europaiki"],
    // the Caucasus
    ["თბილისი საქართველო", "tbilisi sakartvelo"],
    ["Հայաստան", "hayastan"],
    // right to left, with and without points
    ["تهران پارس", "thran pars"],
    ["مُحَمَّد", "mhmd"],
    ["שָׁלוֹם", "shlvm"],
    // Thai, with tone marks and sara am
    ["กรุงเทพ น้ำ", "krungethph nam"],
    // Indian scripts
    ["भारत", "bharat"],
    ["टाटा मोटर्स", "tata motars"],
    ["বাংলাদেশ", "banladesh"],
    ["தமிழ்", "tamil"],
    ["ಕರ್ನಾಟಕ", "karnataka"],
    ["ক", "ka"],
    // Japanese
    ["トヨタ ニッサン マツダ", "toyota nissan matsuda"],
    ["キャノン ジョージア チェーン ファミリー", "kyanon jojia chen famiri"],
    ["マッチ ウィンドウ ヴァイオリン", "matchi windo vaiorin"],
    ["ひらがな", "hiragana"],
    ["っ", "tsu"],
    // Korean
    ["서울 부산 대한민국", "seoul busan daehanminguk"],
    ["한글", "hangeul"],
  ])("reads %j as %j", (text, latin) => {
    expect(foldText(text)).toBe(latin);
  });

  it("keeps each Han character as its own word and ends other scripts' words there", () => {
    expect(foldText("東京タワー株Tokyo塔2号")).toBe("東 京 tawa 株 tokyo 塔 2 号");
    expect(foldText("𠮷野家")).toBe("𠮷 野 家");
  });

  it("reads the digits of every script", () => {
    expect(foldText("٠١٢٩ ۰۹ ०९ ๐๙ ０９ ᠐᠙ ²")).toBe("0129 09 09 09 09 09 2");
  });

  it("keeps the letters of a script without a table as they are", () => {
    expect(foldText("ᏣᎳᎩ")).toBe("ᏣᎳᎩ".toLowerCase());
    expect(foldText("ភ្នំពេញ")).toBe("ភ្នំពេញ");
  });

  it("writes every letter of its tables with the letters a to z", () => {
    for (const [letter, reading] of LETTERS) expect(reading, String.fromCodePoint(letter)).toMatch(/^[a-z]{0,4}$/u);
  });
});

describe("foldCodePoint", () => {
  it("never loses a letter or digit but those that its tables leave unwritten", () => {
    const letter = fc.integer({ min: 0x80, max: 0x1ffff }).filter((code) => {
      const char = String.fromCodePoint(code);
      return /[\p{Ll}\p{Lo}\p{Nd}]/u.test(char) && char.normalize("NFKC") === char;
    });
    fc.assert(
      fc.property(letter, (code) => {
        fc.pre(LETTERS.get(code) !== "");
        expect(foldCodePoint(code).trim()).not.toBe("");
      }),
      { numRuns: 5000 },
    );
  });

  it("answers for any code point, lone surrogates included, and separates by what is no letter, mark or digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x10ffff }), (code) => {
        const char = String.fromCodePoint(code);
        if (!/[\p{L}\p{M}\p{N}\p{Cf}]/u.test(char) && code >= 0x80) expect(foldCodePoint(code)).toBe(SEPARATOR);
        else expect(typeof foldCodePoint(code)).toBe("string");
      }),
      { numRuns: 5000 },
    );
  });
});
