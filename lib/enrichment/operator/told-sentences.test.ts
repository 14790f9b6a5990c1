import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOf = (sentence: string): readonly unknown[] => extractCandidates(`<!doctype html><title>Privacy</title><h1>Privacy</h1><p>${sentence}</p><h2>Cookies</h2><p>Lorem ipsum.</p>`, new URL("https://www.qzxvb.example/privacy")).map((one) => one.name);

describe("a sentence of a notice that tells whose the page is", () => {
  it.each([
    ["Spoločnosť LUNAL, a.s. ako prevádzkovateľ spracúva osobné údaje v súlade s GDPR.", "LUNAL, a.s."],
    ["Lunelor SA traite ces informations en tant que responsable du traitement.", "Lunelor SA"],
    ["L'exploitant de ce site internet est Lunal SA. Nous nous conformons à la loi.", "Lunal SA"],
    ["Tutti i contenuti del sito sono di proprietà esclusiva di Felce Lune S.r.l. È vietata la riproduzione.", "Felce Lune S.r.l."],
    ["Acest site este proprietatea S.C. Feriga Lune S.R.L. Utilizarea lui implică acceptarea termenilor.", "S.C. Feriga Lune S.R.L."],
    ["Stranicom upravlja Plava Luna d.o.o.", "Plava Luna d.o.o."],
    ["A honlapot a Kék Luna Kft. üzemelteti.", "Kék Luna Kft."],
    ["Les informations recueillies sur ce formulaire sont enregistrées dans un fichier informatisé par SARL Picot Lune pour la gestion de la clientèle.", "SARL Picot Lune"],
    ["La Mairie de Lunefleury s'engage à ce que la collecte et le traitement de vos données soient conformes au RGPD.", "Mairie de Lunefleury"],
  ])("names the operator: %s", (sentence, name) => expect(namesOf(sentence)).toEqual([name]));

  it.each(["Honlap: Kék Luna Kft.", "Mokėjimus administruoja Lunera LT, UAB.", "Le site est hébergé par Lunal SA, qui agit en tant que responsable du traitement de ses journaux."])("names nobody's page: %s", (sentence) => expect(namesOf(sentence)).toEqual([]));
});
