import { country } from "../country";
import { americanEnglish } from "../languages/english";
import { french } from "../languages/french";
import { canadianNumbers } from "../numbers/overseas";
import { americanStreets } from "../streets/english";
import { frenchStreets } from "../streets/french";

export const canada = country({
  code: "CA",
  weight: 28,
  languages: { "": americanEnglish, fr: french },
  streets: { "": americanStreets, fr: { ...frenchStreets, names: `Rue Saint-Denis,Rue Sainte-Catherine,Boulevard René-Lévesque,Rue Sherbrooke,Chemin Sainte-Foy,${frenchStreets.names}` } },
  forms: `
Inc.|3|380|en
Ltd.|3|260|en
Corp.|3|70|en
Limited|3|60|en
inc.|3|480|fr
ltée|3|160|fr
|1|120|person
LP|9|10|en
s.e.n.c.|2|30|fr,person
`,
  cities: `
Toronto|Ontario||M1-M9|43.651,-79.347|2790|41655501##,64755501##|en
Montréal|Québec||H1-H9|45.502,-73.567|1760|51455501##,43855501##|fr
Calgary|Alberta||T1-T3|51.045,-114.057|1310|40355501##|en
Ottawa|Ontario||K1-K2|45.421,-75.697|1020|61355501##,34355501##|en
Edmonton|Alberta||T5-T6|53.546,-113.494|1010|78055501##|en
Winnipeg|Manitoba||R2-R3|49.895,-97.138|750|20455501##|en
Mississauga|Ontario||L4-L5|43.589,-79.644|720|90555501##|en
Vancouver|British Columbia||V5-V6|49.283,-123.121|660|60455501##,77855501##|en
Hamilton|Ontario||L8-L9|43.256,-79.871|570|90555501##|en
Québec|Québec||G1-G2|46.814,-71.208|550|41855501##|fr
London|Ontario||N5-N6|42.985,-81.245|420|51955501##|en
Halifax|Nova Scotia||B3|44.649,-63.576|440|90255501##|en
Laval|Québec||H7|45.607,-73.712|440|45055501##|fr
Gatineau|Québec||J8-J9|45.477,-75.702|290|81955501##|fr
Saskatoon|Saskatchewan||S7|52.133,-106.670|266|30655501##|en
Regina|Saskatchewan||S4|50.445,-104.619|226|30655501##|en
St. John's|Newfoundland and Labrador||A1|47.562,-52.713|110|70955501##|en
Victoria|British Columbia||V8-V9|48.428,-123.366|92|25055501##|en
Moncton|New Brunswick||E1|46.088,-64.778|80|50655501##|en
`,
  postalTail: "@ #@#",
  house: "before",
  houseMax: 9000,
  extras: "Suite ###,Unit #,Floor ##,Bureau ###",
  capitals: 150,
  productivity: 82,
  numbers: canadianNumbers,
});
