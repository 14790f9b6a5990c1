import { country } from "../country";
import { german } from "../languages/german";
import { germanNumbers } from "../numbers/central";
import { germanStreets } from "../streets/german";

export const germany = country({
  code: "DE",
  weight: 130,
  languages: { "": german },
  streets: { "": germanStreets },
  forms: `
GmbH|3|620
GmbH & Co. KG|2|90
UG (haftungsbeschränkt)|3|80
AG|3|18
e.K.|1|70|person
OHG|2|15|person
KG|2|20
eG|3|6
e.V.|0|25
PartG mbB|2|10|person
`,
  cities: `
Berlin|Berlin||10115-14199|52.520,13.405|3700|3023125###
Hamburg|Hamburg||20095-22769|53.551,9.994|1850|4066969###
München|Bayern|Oberbayern|80331-81929|48.137,11.575|1490|8999998###
Köln|Nordrhein-Westfalen|Köln|50667-51149|50.938,6.960|1080|2214710###
Frankfurt am Main|Hessen|Darmstadt|60306-60599|50.110,8.682|760|6990009###
Stuttgart|Baden-Württemberg|Stuttgart|70173-70629|48.776,9.183|630|711
Düsseldorf|Nordrhein-Westfalen|Düsseldorf|40210-40629|51.228,6.773|620|211
Leipzig|Sachsen||04103-04357|51.340,12.375|600|341
Dortmund|Nordrhein-Westfalen|Arnsberg|44135-44388|51.514,7.466|590|231
Essen|Nordrhein-Westfalen|Düsseldorf|45127-45359|51.456,7.012|580|201
Bremen|Bremen||28195-28779|53.079,8.802|570|421
Dresden|Sachsen||01067-01328|51.050,13.738|560|351
Hannover|Niedersachsen||30159-30669|52.375,9.732|540|511
Nürnberg|Bayern|Mittelfranken|90402-90491|49.452,11.077|520|911
Duisburg|Nordrhein-Westfalen|Düsseldorf|47051-47279|51.435,6.763|500|203
Münster|Nordrhein-Westfalen|Münster|48143-48167|51.962,7.626|320|251
Karlsruhe|Baden-Württemberg|Karlsruhe|76131-76229|49.007,8.404|310|721
Mannheim|Baden-Württemberg|Karlsruhe|68159-68309|49.489,8.467|310|621
Augsburg|Bayern|Schwaben|86150-86199|48.371,10.898|300|821
Freiburg im Breisgau|Baden-Württemberg|Freiburg|79098-79117|47.999,7.842|230|761
Kiel|Schleswig-Holstein||24103-24159|54.323,10.123|250|431
Erfurt|Thüringen||99084-99099|50.985,11.030|215|361
Mainz|Rheinland-Pfalz||55116-55131|49.993,8.247|220|6131
Rostock|Mecklenburg-Vorpommern||18055-18147|54.092,12.099|210|381
Saarbrücken|Saarland||66111-66133|49.240,6.997|180|681
Regensburg|Bayern|Oberpfalz|93047-93059|49.013,12.102|155|941
Ulm|Baden-Württemberg|Tübingen|89073-89081|48.401,9.988|128|731
Reutlingen|Baden-Württemberg|Tübingen|72760-72770|48.492,9.204|117|7121
Kempten (Allgäu)|Bayern|Schwaben|87435-87439|47.726,10.314|70|831
Lindau (Bodensee)|Bayern|Schwaben|88131|47.546,9.684|26|8382
`,
  phoneLength: 10,
  mobile: "15228817###",
  house: "after",
  houseMax: 180,
  extras: "Hinterhaus,#. OG,Gebäude #,Postfach ####,Halle #",
  capitals: 20,
  productivity: 78,
  numbers: germanNumbers,
});
