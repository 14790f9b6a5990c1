import { country } from "../country";
import { finnish } from "../languages/finnish";
import { finnishNumbers } from "../numbers/northern";

export const finland = country({
  code: "FI",
  weight: 18,
  languages: { "": finnish },
  streets: {
    "": {
      names: "Kauppakatu,Rantatie,Koulutie,Asematie,Teollisuustie,Kirkkokatu,Mannerheimintie,Hämeenkatu,Aleksanterinkatu,Keskuskatu,Satamakatu,Puistokatu,Rautatienkatu,Torikatu,Koulukatu,Kirkkotie,Teollisuuskatu,Yrittäjäntie,Rantakatu,Uusikatu,Linnankatu,Yliopistonkatu,Hallituskatu,Kasarmikatu,Fredrikinkatu,Bulevardi,Esplanadi,Hämeentie,Tehtaankatu,Museokatu,Koivutie,Mäntytie,Kuusitie,Metsätie,Harjutie,Peltotie,Niittytie,Järvitie,Valtakatu,Maaherrankatu,Vuorikatu,Isokatu,Kansankatu,Saaristonkatu,Lönnrotinkatu,Runeberginkatu,Työpajankatu,Varastokatu,Konepajankuja",
      patterns: `
26 {W}tie
24 {W}katu
14 {S}ntie
12 {W}kuja
8 {W}polku
6 {S}nkatu
5 {W}kaari
5 {W}raitti
`,
    },
  },
  forms: `
Oy|3|640
Oy|3|40|front
|1|170|person
Ky|2|60
Ay|2|20|person
Oyj|3|8
Osuuskunta|3|20
Ab|3|20
`,
  cities: `
Helsinki|Uusimaa||00100-00990|60.170,24.938|660|9
Espoo|Uusimaa||02100-02980|60.206,24.656|305|9
Tampere|Pirkanmaa||33100-33900|61.498,23.761|250|3
Vantaa|Uusimaa||01200-01770|60.294,25.040|243|9
Oulu|Pohjois-Pohjanmaa||90100-90910|65.012,25.465|212|8
Turku|Varsinais-Suomi||20100-20960|60.452,22.267|197|2
Jyväskylä|Keski-Suomi||40100-40950|62.242,25.747|146|14
Kuopio|Pohjois-Savo||70100-70900|62.892,27.678|123|17
Lahti|Päijät-Häme||15100-15980|60.983,25.661|120|3
Pori|Satakunta||28100-28900|61.485,21.797|83|2
Kouvola|Kymenlaakso||45100-45910|60.868,26.704|79|5
Joensuu|Pohjois-Karjala||80100-80910|62.601,29.763|77|13
Lappeenranta|Etelä-Karjala||53100-53950|61.059,28.188|72|5
Vaasa|Pohjanmaa||65100-65930|63.096,21.616|68|6
Rovaniemi|Lappi||96100-96960|66.503,25.729|64|16
Seinäjoki|Etelä-Pohjanmaa||60100-60800|62.790,22.840|66|6
Kotka|Kymenlaakso||48100-48910|60.466,26.946|50|5
`,
  phoneLength: 9,
  house: "after",
  houseMax: 110,
  extras: "PL ###,A ##,B #,Halli #",
  capitals: 30,
  productivity: 80,
  numbers: finnishNumbers,
});
