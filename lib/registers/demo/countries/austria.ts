import { country } from "../country";
import { german } from "../languages/german";
import { austrianNumbers } from "../numbers/central";
import { germanStreets } from "../streets/german";

export const austria = country({
  code: "AT",
  weight: 22,
  languages: { "": german },
  streets: { "": { ...germanStreets, names: `Wiener Straße,Linzer Straße,Grazer Straße,Salzburger Straße,Hauptplatz,Mariahilfer Straße,Bundesstraße,${germanStreets.names}` } },
  forms: `
GmbH|3|640
GmbH & Co KG|2|90
e.U.|1|130|person
KG|2|60
OG|2|40|person
AG|3|15
FlexCo|3|10
`,
  cities: `
Wien|Wien||1010-1230|48.208,16.373|1950|1N######
Graz|Steiermark||8010-8055|47.071,15.439|295|316
Linz|Oberösterreich||4020-4040|48.306,14.286|210|732
Salzburg|Salzburg||5020-5026|47.810,13.055|155|662
Innsbruck|Tirol||6020|47.269,11.404|132|512
Klagenfurt am Wörthersee|Kärnten||9020|46.624,14.308|102|463
Villach|Kärnten||9500-9504|46.611,13.856|64|4242
Wels|Oberösterreich||4600|48.160,14.026|63|7242
St. Pölten|Niederösterreich||3100-3107|48.204,15.626|56|2742
Dornbirn|Vorarlberg||6850|47.413,9.744|50|5572
Wiener Neustadt|Niederösterreich||2700|47.804,16.243|47|2622
Steyr|Oberösterreich||4400-4407|48.043,14.421|38|7252
Bregenz|Vorarlberg||6900|47.503,9.747|30|5574
Eisenstadt|Burgenland||7000|47.846,16.528|15|2682
Leoben|Steiermark||8700|47.383,15.094|25|3842
`,
  phoneLength: 9,
  house: "after",
  houseMax: 150,
  extras: "Stiege #,Top ##,#. Stock",
  capitals: 20,
  productivity: 80,
  numbers: austrianNumbers,
});
