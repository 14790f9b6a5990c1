import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { cleanEmail, cleanWebsite, toE164 } from "./contact";
import { readDate, readYear, yearOf } from "./dates";
import { isScientific, readInteger, readNumber } from "./numbers";
import { cleanText, repairDoubleEncoding } from "./text";

describe("clean text", () => {
  it.each([
    ["  Acme  Ltd ", "Acme Ltd"],
    ["Acme\r\nLtd\t(UK)", "Acme Ltd (UK)"],
    ["Acme\u0000\u0085Ltd", "Acme Ltd"],
    ["\u00a0Acme\u3000Ltd\u2028", "Acme Ltd"],
    ["Cafe\u0301", "Café"],
    ["Acme \ud83d", "Acme"],
    [" \u00a0\n", ""],
    ["M&M", "M&M"],
  ])("%j is %j", (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it("any text comes out in NFC, without control characters, double or outer blanks, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom("a", " ", "\t", "\u00a0", "é", "e\u0301", "\ud800", "\u0001") })), (raw) => {
        const clean = cleanText(raw);
        expect(clean).toBe(clean.normalize("NFC"));
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$|\s\s/u);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

describe("double-encoded UTF-8", () => {
  it.each([
    ["ESPAÃ‘A", "ESPAÑA"],
    ["COMPAÃ‘IA ESPAÃ‘OLA", "COMPAÑIA ESPAÑOLA"],
    ["GENÃˆVE", "GENÈVE"],
    ["HlavnÃ\u00ad mesto", "Hlavní mesto"],
    ["GLOBAÃ\u008fA", "GLOBAÏA"],
    ["MARTINâ€™S", "MARTIN’S"],
    ["NÃ‚Â° 21", "N° 21"],
    ["GolÃŸen", "Golßen"],
  ])("%j is %j", (raw, repaired) => {
    expect(repairDoubleEncoding(raw)).toBe(repaired);
  });

  it.each(["SÃO MAMEDE", "NEUCHÂTEL", "Coöperatief U.A.", "São Tomé", "Ångström", "Ãlbero ESPAÃ‘A", "東京 Ã©", "Ã", "Â", "plain"])("%j stays: what is not certain is not touched", (text) => {
    expect(repairDoubleEncoding(text)).toBe(text);
  });

  it("any name that went wrong once or twice comes back", () => {
    const name = fc.string({ unit: fc.constantFrom(...Array.from("aA -'éèñÑöÖßçÉÀøÅłőčž’„“東Жß€")), minLength: 1, maxLength: 20 });
    // Byte by byte as a program does that takes UTF-8 for windows-1252; the bytes it has no character for become control characters.
    const wrong = (text: string): string => [...Buffer.from(text, "utf8")].map((byte) => iconv.decode(Buffer.from([byte]), "windows-1252").replace("\ufffd", String.fromCharCode(byte))).join("");
    fc.assert(
      fc.property(name, (text) => {
        expect(repairDoubleEncoding(wrong(text))).toBe(repairDoubleEncoding(text));
        expect(repairDoubleEncoding(wrong(wrong(text)))).toBe(repairDoubleEncoding(text));
      }),
    );
  });
});

describe("numbers", () => {
  it.each([["1234", 1234], ["-5", -5], ["+5", 5], ["52,37", 52.37], ["52.37", 52.37], ["2,41392E+11", 241392000000], ["3,5063E+11", 350630000000], ["1E-3", 0.001], ["007", 7], ["-0", 0]])("%s is %d", (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each(["", "abc", "1.234.567", "1,234,567", "1 234", "12-", "0x10", "Infinity", "NaN", "1e", "1E+999", "--1", "1,", ",5", "€5"])("%j is no number", (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it("a whole number has no fraction and is exact", () => {
    expect(readInteger("2,41392E+11")).toBe(241392000000);
    expect(readInteger("1,0")).toBe(1);
    expect(readInteger("1,5")).toBeUndefined();
    expect(readInteger("9007199254740993")).toBeUndefined();
    expect(readInteger("9E+20")).toBeUndefined();
  });

  it("every safe integer reads back", () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (number) => readInteger(String(number)) === number));
  });

  it("scientific notation is told from numbers that hold an E", () => {
    for (const text of ["3,18571E+13", "2E+11", "3.18571e+13"]) expect(isScientific(text)).toBe(true);
    for (const text of ["31857100000000", "10623E5", "E+11", "B28047223", "2E+", "A2E+11"]) expect(isScientific(text)).toBe(false);
  });
});

describe("dates", () => {
  it.each([["2016-06-14", "2016-06-14"], ["14/06/2016", "2016-06-14"], ["14.06.2016", "2016-06-14"], ["14-06-2016", "2016-06-14"], ["20160614", "2016-06-14"], ["2016-06-14T10:00:00Z", "2016-06-14"], ["29/02/2000", "2000-02-29"]])("%s is %s", (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each(["", "NA", "31/02/2020", "29/02/1900", "2020-13-01", "00000000", "0/6/2016", "2016-06", "2016-06-144", "14/06-16", "06/14/2016"])("%j is no date", (text) => {
    expect(readDate(text)).toBeUndefined();
  });

  it("every day of five centuries reads back, in each order", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("1600-01-01"), max: new Date("2100-12-31"), noInvalidDate: true }), (day) => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, date] = iso.split("-");
        expect(readDate(iso)).toBe(iso);
        expect(readDate(`${date}/${month}/${year}`)).toBe(iso);
        expect(yearOf(iso)).toBe(day.getUTCFullYear());
      }),
    );
  });

  it("a founding year lies between 1000 and 2100", () => {
    expect(["1000", "1602", "2100"].map(readYear)).toEqual([1000, 1602, 2100]);
    expect(["0", "999", "2101", "19", "20200", "1999.5", "soon"].map(readYear)).toEqual(Array(7).fill(undefined));
  });
});

describe("contact", () => {
  it.each([
    ["020 123 4567", "NL", "+31201234567"],
    ["+31 (0)20 123 4567", "DE", "+31201234567"],
    ["0031201234567", undefined, "+31201234567"],
    ["22 33 44 55", "NO", "+4722334455"],
    ["(212) 555-0100 ext. 5", "US", "+12125550100"],
    ["07911 123456", "GB", "+447911123456"],
    ["+44 20 7946 0018", "XX", "+442079460018"],
  ])("phone %s of %s is %s", (raw, country, number) => {
    expect(toE164(raw, country)).toBe(number);
  });

  it.each([["020 123 4567", undefined], ["12", "NL"], ["none", "NL"], ["", "NL"], ["+999 123", undefined], ["1234567890123456789", "DE"]])("%j of %s is no phone number", (raw, country) => {
    expect(toE164(raw, country)).toBeUndefined();
  });

  it("e-mail addresses are checked and in small letters", () => {
    expect(cleanEmail(" Info@Example.COM ")).toBe("info@example.com");
    expect(cleanEmail("mailto:a.b+c@sub.example.co.uk")).toBe("a.b+c@sub.example.co.uk");
    for (const wrong of ["", "info", "info@", "@example.com", "a b@example.com", "a@b", "a@b@example.com", "a@example", "see website", `${"a".repeat(260)}@example.com`]) expect(cleanEmail(wrong)).toBeUndefined();
  });

  it("websites keep their path, and scheme and host are in small letters", () => {
    expect(cleanWebsite(" WWW.Example.COM ")).toBe("www.example.com");
    expect(cleanWebsite("HTTPS://Example.com/About?Q=A")).toBe("https://example.com/About?Q=A");
    expect(cleanWebsite("bücher.example")).toBe("bücher.example");
    for (const wrong of ["", "none", "info@example.com", "see leaflet", "http://"]) expect(cleanWebsite(wrong)).toBeUndefined();
  });
});
