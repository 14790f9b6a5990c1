import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { findNames } from "../operator/names";

const names = (html: string, address = "https://www.abc-nord.fr/"): readonly (string | undefined)[] => extractCandidates(`<html><body>${html}</body></html>`, new URL(address)).map(({ name }) => name);

describe("a name that begins with its form", () => {
  it.each([
    ["before a link behind it", "<footer><p>SARL Lindora <a href=/m>Mentions légales</a></p></footer>", "SARL Lindora"],
    ["before links in a copyright line", "<footer>© 2026 SAS Lindora <a href=/m>Mentions légales</a> <a href=/p>Plan du site</a></footer>", "SAS Lindora"],
    ["before a link behind another element", "<footer>© 2026 <span>OÜ Lindora</span> <a href=/k>Kontakt</a> <a href=/p>Privaatsus</a></footer>", "OÜ Lindora"],
    ["with its own link", "<footer><a href=/>Stichting Lindora</a> <a href=/m>Privacyverklaring</a> <a href=/p>Algemene Voorwaarden</a></footer>", "Stichting Lindora"],
    ["with the link that it ends in", "<footer><p>© 2026 SARL <a href=/>Lindora</a> <a href=/m>Mentions légales</a></p></footer>", "SARL Lindora"],
  ])("ends %s", (_, html, name) => expect(names(html)).toEqual([name]));

  it.each([
    ["behind a word that ends in a digit and a capital", "Ce site est édité par la SARL Atelier 3D. Pour nous joindre, écrivez.", "SARL Atelier 3D"],
    ["behind an initial, before a word that begins no name", "Ce site est édité par la SARL Lindora B. Pour nous joindre, écrivez.", "SARL Lindora B"],
  ])("ends with the sentence %s", (_, text, name) => expect(findNames(text).map((found) => found.name)).toEqual([name]));

  it.each(["SARL J. De Loup", "SARL 3D Bois", "UAB 4Vilkai", "SARL B. Le Loup"])("goes on behind initials and before digits: %s", (text) => expect(findNames(text).map(({ name }) => name)).toEqual([text]));

  it.each([
    ["Продавець: ФОП Липова Олена Володимирівна ІПН: 3032014566", "ФОП Липова Олена Володимирівна"],
    ["Продавец: ООО Зарянка ОГРН № 1027739254157", "ООО Зарянка"],
    ["Pardavėjas: UAB Pempė Įmonės kodas 110053842", "UAB Pempė"],
    ["Pārdevējs: SIA Vārna PVN LV40003009497", "SIA Vārna"],
    ["Éditeur : SARL Corneille Numéro SIRET : 732 829 320 00074", "SARL Corneille"],
    ["Uitgever: Stichting Kraaienest KvK 63173101", "Stichting Kraaienest"],
    ["Penjual: PT Burung Gereja NPWP: 01.061.000.0-092.000", "PT Burung Gereja"],
  ])("ends before the label of the number behind it: %s", (line, name) => expect(findNames(line).map((found) => found.name)).toEqual([name]));

  it.each(["UAB Kodas 24", "ООО Зарянка ИНН", "SARL RCS 24", "ООО ИНН 7719234561"])("keeps words that are no label of a number: %s", (line) => expect(findNames(line).map((found) => found.name)).toEqual([line]));

  it.each([
    'ООО "НПК "ЗАРЯНКА"', 'ООО "НПК "ЗАРЯНКА""', 'ООО "НПК"Зарянка"', 'ООО НПК "Зарянка"', 'АО "Торговый дом "Зарянка"', "ООО “НПК “Зарянка”", 'ООО “НПК "Зарянка"”', "ООО «НПК «Зарянка»", "ТОВ „НВП „Зорянка“",
  ])("is whole with a name in quotation marks within another: %s", (name) => {
    expect(findNames(`Политика ${name} (далее — Оператор)`).map((found) => found.name)).toEqual([name]);
    expect(names(`<h1>Реквизиты</h1><p>${name}</p><p>ИНН: 7719234561</p>`, "https://zaryanka.ru/rekvizity")).toEqual([name]);
  });

  it("is another's than the next in quotation marks", () => {
    expect(findNames('Договор между ООО "Зарянка" и "Лес", ООО "Сойка","Кедр"').map(({ name }) => name)).toEqual(['ООО "Зарянка"', 'ООО "Сойка"']);
    expect(findNames('Къща "Лес" и дом "Зарянка" ЕООД').map(({ name }) => name)).toEqual(['"Зарянка" ЕООД']);
  });

  it("is whole with two names in quotation marks that end at once before the form", () => {
    expect(findNames('"Вино "Зарянка" ЕООД').map(({ name }) => name)).toEqual(['"Вино "Зарянка" ЕООД']);
  });

  it("is none where the form's letters go on with a digit", () => {
    expect(findNames("AS400 Nous contacter. SAS4K Nous contacter. Le directeur de SCI7M. Pour toute question.")).toEqual([]);
  });
});

describe("three capitals and digits that are all of the title and of the domain", () => {
  it("are the site's name", () => expect(names("<title>L12</title><h1>L12</h1>", "https://l12.paris/")).toEqual(["L12"]));
  it.each([["an ordinary word", "<title>Web</title>", "https://web.paris/"], ["not the domain", "<title>L12</title>", "https://abc.paris/"]])("but not %s", (_, html, address) => expect(names(html, address)).toEqual([]));
});
