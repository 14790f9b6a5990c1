import { describe, expect, it } from "vitest";
import { findNames } from "./names";

const names = (text: string): readonly string[] => findNames(text).map(({ name }) => name);

describe("letters that are a legal form elsewhere", () => {
  it.each(["2400 København NV", "Lindevej 238, 2400 København NV", "5210 Odense NV, Danmark", "skargi są kierowane do KG RZW", "LINDORA LEGAL TRADING AS LINDORA SOLICITORS", "die Daten werden der zuständigen AG NRW gemeldet", "Pernarna® DA BO TOPLO.", "PERNARNA DA TE", "Pernarna DA 40 ANNI", "PERNARNA AS SEEN ON TV"])("are none in %s", (text) => expect(names(text)).toEqual([]));

  it.each([["Bakkerij Lindora NV", "Bakkerij Lindora NV"], ["Kerkstraat 5, 9000 Gent - Bakkerij Lindora NV", "Bakkerij Lindora NV"], ["Lindora Bau KG HRA 12345", "Lindora Bau KG"], ["LINDORA DA NO 923 609 016", "LINDORA DA"], ["LINDORA DA 0155 OSLO", "LINDORA DA"], ["LINDORA DA, Bergen", "LINDORA DA"], ["pixelwerk AG UID CHE-116.281.710", "pixelwerk AG"], ["LINDORA LAW LIMITED TRADING AS LINDORA SOLICITORS", "LINDORA LAW LIMITED"], ["© ФОП Липко М. С. · Всі права захищені", "ФОП Липко М. С."], ["Mitgliedschaft im Verband Lindental e.V.", "Verband Lindental e.V."], ["㈜린도라의 \"코어\"는 고객을 뜻합니다", "㈜린도라"]])("are one in %s", (text, name) => expect(names(text)).toEqual([name]));
});
