import { country } from "../country";
import { czech } from "../languages/czech";
import { czechNumbers } from "../numbers/central";

export const czechia = country({
  code: "CZ",
  weight: 22,
  languages: { "": czech },
  streets: {
    "": {
      names: "Zahradní,Krátká,Nádražní,Školní,Polní,Luční,Sokolovská,Husova,Masarykova,Komenského,Palackého,Jiráskova,Dlouhá,Nová,Lesní,Na Příkopě,Václavské náměstí,Náměstí Míru,Hlavní,Riegrova,Smetanova,Dvořákova,Havlíčkova,Žižkova,Vinohradská,Průmyslová,Tovární,Příčná,Sportovní,Slunečná,Lidická,Česká,Moravská,Pražská,Brněnská,Plzeňská,Mlýnská,Kostelní,Zámecká,Horní,Dolní,Lipová,Květinová,Na Hrázi,U Nádraží,Pod Hradem,náměstí Svobody,Křižíkova,Evropská,Národní",
      patterns: `
34 {R}ova
24 {R}ská
12 Na {W}
8 U {W}
8 K {W}
8 Pod {W}
6 náměstí {W}
`,
    },
  },
  forms: `
s.r.o.|3|620
spol. s r.o.|3|70
|1|230|person
a.s.|3|50
v.o.s.|2|10|person
k.s.|2|10
družstvo|3|8
`,
  cities: `
Praha|Hlavní město Praha||10000-19900|50.075,14.438|1310|2
Brno|Jihomoravský kraj||60200-64400|49.195,16.607|380|5
Ostrava|Moravskoslezský kraj||70030-72529|49.821,18.263|285|596
Plzeň|Plzeňský kraj||30100-32600|49.748,13.377|175|377
Liberec|Liberecký kraj||46001-46015|50.767,15.056|105|485
Olomouc|Olomoucký kraj||77200-77900|49.594,17.251|101|585
České Budějovice|Jihočeský kraj||37001-37011|48.975,14.480|95|387
Hradec Králové|Královéhradecký kraj||50002-50012|50.210,15.833|93|495
Ústí nad Labem|Ústecký kraj||40001-40011|50.661,14.053|92|475
Pardubice|Pardubický kraj||53002-53012|50.034,15.781|91|466
Zlín|Zlínský kraj||76001-76010|49.227,17.667|75|577
Havířov|Moravskoslezský kraj||73601|49.780,18.437|70|596
Kladno|Středočeský kraj||27201-27204|50.147,14.103|69|312
Jihlava|Kraj Vysočina||58601|49.396,15.591|51|567
Karlovy Vary|Karlovarský kraj||36001-36020|50.231,12.872|49|353
`,
  postalSplit: [3, " "],
  phoneLength: 9,
  house: "after",
  houseMax: 900,
  extras: "#. patro,Hala @,Budova #",
  capitals: 80,
  productivity: 45,
  numbers: czechNumbers,
});
