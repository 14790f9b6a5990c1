import { country } from "../country";
import { dutch } from "../languages/dutch";
import { dutchNumbers } from "../numbers/northern";
import { dutchStreets } from "../streets/dutch";

export const netherlands = country({
  code: "NL",
  weight: 48,
  languages: { "": dutch },
  streets: { "": dutchStreets },
  forms: `
B.V.|3|480
|1|320|person
V.O.F.|2|90|person
N.V.|3|8
Holding B.V.|3|60
Stichting|0|20|front
C.V.|2|6
U.A.|3|4
`,
  cities: `
Amsterdam|Noord-Holland||1011-1109|52.373,4.892|880|20
Rotterdam|Zuid-Holland||3011-3089|51.922,4.479|655|10
Den Haag|Zuid-Holland||2491-2597|52.078,4.288|550|70
Utrecht|Utrecht||3511-3585|52.091,5.122|360|30
Eindhoven|Noord-Brabant||5611-5658|51.441,5.478|240|40
Groningen|Groningen||9711-9747|53.219,6.567|235|50
Tilburg|Noord-Brabant||5011-5049|51.556,5.091|225|13
Almere|Flevoland||1311-1363|52.371,5.222|218|36
Breda|Noord-Brabant||4811-4839|51.587,4.776|184|76
Nijmegen|Gelderland||6511-6546|51.842,5.853|179|24
Apeldoorn|Gelderland||7311-7339|52.211,5.970|165|55
Haarlem|Noord-Holland||2011-2037|52.388,4.637|162|23
Arnhem|Gelderland||6811-6846|51.985,5.898|163|26
Enschede|Overijssel||7511-7548|52.222,6.894|160|53
Amersfoort|Utrecht||3811-3829|52.156,5.388|158|33
's-Hertogenbosch|Noord-Brabant||5211-5247|51.690,5.304|157|73
Zwolle|Overijssel||8011-8045|52.513,6.095|130|38
Leiden|Zuid-Holland||2311-2334|52.160,4.497|125|71
Maastricht|Limburg||6211-6229|50.851,5.691|121|43
Leeuwarden|Friesland||8911-8941|53.201,5.799|125|58
Delft|Zuid-Holland||2611-2629|52.011,4.357|104|15
Assen|Drenthe||9401-9408|52.993,6.564|69|592
Middelburg|Zeeland||4331-4341|51.499,3.611|49|118
`,
  postalTail: " @@",
  phoneLength: 9,
  house: "after",
  houseMax: 250,
  extras: "Unit #,Postbus ###,Kamer ##,#e verdieping",
  capitals: 30,
  productivity: 82,
  numbers: dutchNumbers,
});
