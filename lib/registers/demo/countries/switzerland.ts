import { country } from "../country";
import { french } from "../languages/french";
import { german } from "../languages/german";
import { italian } from "../languages/italian";
import { swissNumbers } from "../numbers/central";
import { frenchStreets } from "../streets/french";
import { germanStreets } from "../streets/german";
import { italianStreets } from "../streets/italian";

export const switzerland = country({
  code: "CH",
  weight: 22,
  languages: { "": german, fr: french, it: italian },
  streets: {
    "": { ...germanStreets, names: `Bahnhofstrasse,${germanStreets.names.replaceAll("straße", "strasse")}`, patterns: germanStreets.patterns.replaceAll("straße", "strasse") },
    fr: frenchStreets,
    it: italianStreets,
  },
  forms: `
GmbH|3|430|de
AG|3|400|de
Sàrl|3|450|fr
SA|3|400|fr
Sagl|3|450|it
SA|3|400|it
|1|120|person
Genossenschaft|3|10|de
`,
  cities: `
Zürich|Zürich||8001-8064|47.377,8.541|430|44|de
Basel|Basel-Stadt||4001-4059|47.560,7.589|175|61|de
Bern|Bern||3001-3030|46.948,7.447|135|31|de
Winterthur|Zürich||8400-8411|47.500,8.724|115|52|de
Luzern|Luzern||6002-6015|47.050,8.309|82|41|de
St. Gallen|St. Gallen||9000-9016|47.424,9.377|76|71|de
Zug|Zug||6300-6304|47.166,8.516|60|41|de
Biel/Bienne|Bern||2501-2505|47.137,7.247|55|32|de
Thun|Bern||3600-3608|46.758,7.628|44|33|de
Chur|Graubünden||7000-7007|46.849,9.532|38|81|de
Aarau|Aargau||5000-5004|47.391,8.051|22|62|de
Genève|Genève||1201-1209|46.204,6.143|205|22|fr
Lausanne|Vaud||1003-1018|46.520,6.634|140|21|fr
Fribourg|Fribourg||1700-1708|46.806,7.162|38|26|fr
Neuchâtel|Neuchâtel||2000-2008|46.992,6.931|34|32|fr
Sion|Valais||1950-1951|46.233,7.360|35|27|fr
Lugano|Ticino||6900-6979|46.004,8.951|63|91|it
Bellinzona|Ticino||6500-6503|46.195,9.024|44|91|it
`,
  phoneLength: 9,
  house: "after",
  houseMax: 140,
  extras: "Postfach,Postfach ###,#. Stock",
  capitals: 10,
  productivity: 110,
  numbers: swissNumbers,
});
