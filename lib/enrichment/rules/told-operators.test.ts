import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";
import { isToldAsOperator } from "../operator/told-operator";

/** Wordings with which a notice, terms or a contact page say whose they are, and names as that country's registers have them; none goes with the domain. */
const CONTEXTS: readonly (readonly [sentence: string, ...names: string[]])[] = [
  ["This policy explains how {N} collects and uses your personal data.", "Birch & Sons Ltd", "KTM Ventilation Limited", "4 Seasons Gardens LLP"],
  ["Diese Datenschutzerklärung erläutert, wie die {N} Ihre Daten verarbeitet.", "Birkenhain & Söhne GmbH", "Dachwerk Nord AG"],
  ["La présente politique explique comment {N} traite vos données.", "Bouleau et Fils SARL"],
  ["Denne personvernerklæringen handler om hvordan {N} samler inn og bruker personopplysninger.", "Haugan & Dahl AS", "T.K. Sandnæs ANS"],
  ["Hjemmesiden drives og ejes af en forening; hjemmesiden ejes og drives af {N}, Havnegade 12, 7100 Vejle.", "Vejle Tagdækning A/S"],
  ["Persónuverndarstefna þessi lýsir því hvernig {N} safnar upplýsingum.", "Steinn & Synir ehf."],
  ["Käesolev privaatsuspoliitika selgitab, kuidas {N} kogub isikuandmeid.", "A.K. Mööbel UÜ", "Tamm & Pojad OÜ"],
  ["Ši privatumo politika paaiškina, kaip {N} renka asmens duomenis.", "UAB Medlinija", "UAB „Gėlės ir namai“"],
  ["Tieto zásady vysvetľujú, ako {N} spracúva Vaše osobné údaje.", "Kvety a dom s.r.o.", "Maľby a nátery Žilina k.s.", "4 dvory hostinec s.r.o."],
  ["Jelen tájékoztató célja, hogy bemutassa, hogyan kezeli a {N} az Ön személyes adatait.", "Tölgyes és Fia Kft.", "Nyírliget Bt."],
  ["Ova politika privatnosti objašnjava kako {N} prikuplja podatke.", "Cveće i dom d.o.o.", "Molerski radovi i fasade d.o.o.", "KTM VENTILACIJA a.d."],
  ["Web shop je u vlasništvu firme {N}, Lipova 12, 71000 Sarajevo.", "Hrast i sinovi d.o.o.", "Cvijeće & dom d.o.o."],
  ["Власник сајта је {N}.", "КТМ ВЕНТИЛАЦИЈА а.д.", "Молерски радови и фасаде д.о.о."],
  ["Контролор на личните податоци е {N}, со седиште во Скопје.", "Даб и синови ДОО", "Цвеќе & дом ДОО"],
  ["Тази политика обяснява как {N} събира Вашите лични данни.", "Дърводелство Иван Кръстев ЕООД", "4 сезона ЕООД"],
  ["Prezenta politică explică modul în care {N} prelucrează datele dumneavoastră.", "Stejar și Fiii S.R.L.", "Zugrăveli și Fațade Cluj SRL-D"],
  ["Kjo politikë shpjegon se si {N} mbledh të dhënat tuaja.", "Lisi dhe Bijtë SHPK", "KTM VENTILIM sh.a."],
  ["Η παρούσα πολιτική εξηγεί πώς η {N} συλλέγει τα προσωπικά σας δεδομένα.", "Δρυς & Υιοί Ο.Ε."],
  ["Эта политика объясняет, как {N} собирает и использует ваши данные.", "ООО «КТМ ВЕНТИЛЯЦИЯ»", "ЗАО «К.Б. Монтаж»"],
  ["Я даю согласие {N} на обработку моих персональных данных.", "ООО «Цветы & Дом»"],
  ["Ця політика пояснює, як {N} збирає ваші персональні дані.", "ТОВ «Квіти & Дім»"],
  ["Din il-politika tispjega kif {N} tiġbor id-data personali tiegħek.", "Ballut & Ulied Ltd"],
];

const namesOf = (sentence: string): readonly string[] => extractCandidates(`<html><head><title>Privacy | Trento Lux</title></head><body><h1>Privacy</h1><p>${sentence.replaceAll("&", "&amp;")}</p><footer><p>© 2024 Trento Lux</p></footer></body></html>`, new URL("https://www.trentolux.com/privacy")).flatMap(({ name }) => name ?? []);

describe("the company that a page's own sentences tell of", () => {
  it.each(CONTEXTS)("is given whole, whatever the site is called: %s", (sentence, ...names) => {
    for (const name of names) expect(namesOf(sentence.replace("{N}", name)).map(normaliseName)).toContain(normaliseName(name));
  });

  it.each([
    "You can read how Acme Analytics Ltd uses your data in its own policy.",
    "This policy explains how we share your data with Acme Analytics Ltd.",
    "The owner of the trade mark is Acme Analytics Ltd.",
    "The operator of the payment service is Acme Analytics Ltd.",
  ])("is none whom the site but deals with: %s", (sentence) => expect(namesOf(sentence)).not.toContain("Acme Analytics Ltd"));

  it("is told by a part towards the site, elsewhere only where the page is a notice or terms", () => {
    expect([isToldAsOperator("Lastnik spletne strani je ", false), isToldAsOperator("Lastnik je ", true), isToldAsOperator("Lastnik je ", false)]).toEqual([true, true, false]);
  });

  it("stands behind the Hungarian article, which is none of its name", () => {
    expect(namesOf("A Nyírliget Kft. (székhely: 1117 Budapest, Hársfa utca 12., adószám: 10010275-2-41) mint adatkezelő jár el.")).toContain("Nyírliget Kft.");
  });

  it.each([
    "Platformu pokreće HRASTOV GAJ d.o.o., posrednik u prodaji.",
    "Stranicu vodi HRASTOV GAJ d.o.o. iz Zagreba.",
    "Web trgovinu vodi HRASTOV GAJ d.o.o., Lipova 1, 10000 Zagreb.",
    "Spletno mesto upravlja HRASTOV GAJ d.o.o., Ljubljana.",
  ])("stands behind a South Slavic verb whose object comes first: %s", (sentence) => expect(namesOf(sentence)).toContain("HRASTOV GAJ d.o.o."));

  it("is not who but keeps the site up, and no name begins with such words", () => {
    expect(namesOf("Sajt održava HRASTOV GAJ d.o.o., Beograd.").join()).not.toContain("HRASTOV");
  });
});

describe("who is stated to be responsible above an address, on a domain that tells nothing of it", () => {
  const on = (label: string, name: string, behind = "Hauptstr. 5<br>24306 Plön", path = "datenschutz"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html lang="de"><title>Datenschutzerklärung | Köstliches</title><h1>Datenschutzerklärung</h1><h2>${label}</h2><p>${name}<br>${behind}<br>E-Mail: nivar@lindora.de</p><h2>Hosting</h2><p>Text.</p>`, new URL(`https://www.qzxv.de/${path}/`)).map((one) => one.name);
  it.each(["Verantwortlicher", "Verantwortliche", "Verantwortliche Stelle", "Die Verantwortliche", "Verantwortliche*r", "Name und Anschrift des Verantwortlichen", "Responsable du traitement", "Data controller"])("is the operator: %s", (label) => expect(on(label, "Malkow-Stiftung für Nivar")).toEqual(["Malkow-Stiftung für Nivar"]));
  it.each([
    ["a person", on("Verantwortlicher", "Anna Malkow")],
    ["a sentence", on("Verantwortlicher", "Wir sind für alles verantwortlich!")],
    ["an authority under its own heading", on("Zuständige Aufsichtsbehörde", "Beauftragte für den Schutz der Daten")],
    ["without an address", on("Verantwortlicher", "Malkow-Stiftung für Nivar", "Text")],
  ])("but not %s", (_, names) => expect(names).toEqual([]));
});
