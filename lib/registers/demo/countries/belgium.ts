import { country } from "../country";
import { dutch } from "../languages/dutch";
import { french } from "../languages/french";
import { belgianNumbers } from "../numbers/northern";
import { dutchStreets } from "../streets/dutch";
import { frenchStreets } from "../streets/french";

export const belgium = country({
  code: "BE",
  weight: 24,
  languages: { "": dutch, fr: french },
  streets: { "": dutchStreets, fr: frenchStreets },
  forms: `
BV|3|420|nl
BVBA|3|120|nl
NV|3|150|nl
SRL|3|420|fr
SPRL|3|120|fr
SA|3|150|fr
|1|180|person
CommV|2|20|nl
SComm|2|20|fr
VOF|2|20|nl
VZW|0|25|nl
ASBL|0|25|fr
`,
  cities: `
Bruxelles|Bruxelles-Capitale|Région de Bruxelles-Capitale|1000-1210|50.847,4.357|1200|2|fr
Antwerpen|Antwerpen|Vlaanderen|2000-2660|51.219,4.402|530|3|nl
Gent|Oost-Vlaanderen|Vlaanderen|9000-9052|51.054,3.717|265|9|nl
Charleroi|Hainaut|Wallonie|6000-6061|50.411,4.444|202|71|fr
Liège|Liège|Wallonie|4000-4032|50.633,5.568|197|4|fr
Brugge|West-Vlaanderen|Vlaanderen|8000-8380|51.209,3.224|118|50|nl
Namur|Namur|Wallonie|5000-5024|50.467,4.867|112|81|fr
Leuven|Vlaams-Brabant|Vlaanderen|3000-3018|50.880,4.701|102|16|nl
Mons|Hainaut|Wallonie|7000-7034|50.454,3.952|96|65|fr
Mechelen|Antwerpen|Vlaanderen|2800-2812|51.028,4.480|87|15|nl
Aalst|Oost-Vlaanderen|Vlaanderen|9300-9320|50.938,4.040|88|53|nl
Kortrijk|West-Vlaanderen|Vlaanderen|8500-8511|50.828,3.265|78|56|nl
Hasselt|Limburg|Vlaanderen|3500-3512|50.931,5.338|79|11|nl
Oostende|West-Vlaanderen|Vlaanderen|8400|51.230,2.913|72|59|nl
Tournai|Hainaut|Wallonie|7500-7548|50.606,3.388|69|69|fr
Turnhout|Antwerpen|Vlaanderen|2300|51.323,4.944|46|14|nl
`,
  phoneLength: 8,
  house: "after",
  houseMax: 250,
  extras: "Bus #,Boîte #,Bus ##",
  capitals: 180,
  productivity: 82,
  numbers: belgianNumbers,
});
