import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (sentence: string, tld: string): readonly (string | undefined)[] => extractCandidates(`<html><head><title>Info | Verdenor</title></head><body><h1>Info</h1><p>Lorem ipsum dolor.</p><p>${sentence}</p></body></html>`, new URL(`https://www.verdenor.${tld}/info`)).map(({ name }) => name);

describe("whose a site is a sentence about its address tells, in languages of every part of Europe", () => {
  it.each([
    ["ro", "Site-ul verdenor.ro este operat de Tomula Prest SRL, cu sediul în Cluj.", "Tomula Prest SRL"],
    ["ro", "Magazinul online www.verdenor.ro este deţinut și gestionat de societatea Tomula Prest S.R.L.", "Tomula Prest S.R.L."],
    ["ro", "Platforma verdenor.ro aparține societății Tomula Prest SRL.", "Tomula Prest SRL"],
    ["ro", "Acest site este deținut și administrat de Tomula Prest SRL.", "Tomula Prest SRL"],
    ["cz", "Internetový obchod verdenor.cz je provozován společností Tomula Obchod s.r.o.", "Tomula Obchod s.r.o."],
    ["sk", "Stránku verdenor.sk vlastní Tomula Obchod s.r.o.", "Tomula Obchod s.r.o."],
    ["pl", "Sklep verdenor.pl prowadzi firma Tomula Handel Sp. z o.o.", "Tomula Handel Sp. z o.o."],
    ["hu", "A verdenor.hu honlap tulajdonosa a Tomula Kereskedelmi Kft.", "Tomula Kereskedelmi Kft."],
    ["hr", "Web stranica verdenor.hr u vlasništvu je tvrtke Tomula Trgovina d.o.o.", "Tomula Trgovina d.o.o."],
    ["si", "Spletna trgovina verdenor.si je v lasti podjetja Tomula Trgovina d.o.o.", "Tomula Trgovina d.o.o."],
    ["bg", "Онлайн магазинът verdenor.bg се стопанисва от „Томула Трейд“ ЕООД.", "„Томула Трейд“ ЕООД"],
    ["gr", "Η ιστοσελίδα verdenor.gr λειτουργεί από την Τομούλα Εμπορική Α.Ε.", "Τομούλα Εμπορική Α.Ε."],
    ["ee", "E-poodi verdenor.ee opereerib Tomula Kaubandus OÜ.", "Tomula Kaubandus OÜ"],
    ["ru", "Сайт verdenor.ru принадлежит ООО «Томула Трейд».", "ООО «Томула Трейд»"],
    ["com.ua", "Сайт verdenor.com.ua належить ТОВ «Томула Трейд».", "ТОВ «Томула Трейд»"],
    ["de", "verdenor.de gehört zur Tomula Handels GmbH.", "Tomula Handels GmbH"],
    ["de", "verdenor.de wird von der Tomula Handels GmbH, Hauptstraße 5, 10115 Berlin betrieben.", "Tomula Handels GmbH"],
  ])("%s: %s", (tld, sentence, name) => expect(names(sentence, tld)[0]).toBe(name));

  it.each([
    ["ro", "Plata pe verdenor.ro este operată de Tomula Pay SRL."],
    ["ro", "Livrarea comenzilor verdenor.ro este gestionată de Tomula Curier SRL."],
    ["ro", "Pe verdenor.ro găsiți produse Ferno, marcă deținută de Tomula Prest SRL."],
    ["pl", "Sklep verdenor.pl prowadzi sprzedaż produktów Tomula Handel Sp. z o.o."],
    ["cz", "Na webu verdenor.cz najdete vlastní výrobky a zboží Tomula Obchod s.r.o."],
    ["ru", "На verdenor.ru есть товары марки Ферно, которая принадлежит ООО «Томула Трейд»."],
    ["ro", "Site-ul altundeva.ro este operat de Tomula Prest SRL."],
    ["de", "verdenor.de wird von der Tomula Handels GmbH, Hauptstraße 5, 10115 Berlin gehostet."],
  ])("but not who is paid, brings, makes what is sold or has another site, %s: %s", (tld, sentence) => expect(names(sentence, tld)).toEqual(["Verdenor"]));
});
