import { country } from "../country";
import { french } from "../languages/french";
import { frenchNumbers } from "../numbers/southern";
import { frenchStreets } from "../streets/french";

export const france = country({
  code: "FR",
  weight: 110,
  languages: { "": french },
  streets: { "": frenchStreets },
  forms: `
SARL|3|300
SAS|3|280
|1|170|person
EURL|3|60
SASU|3|60
SARL|3|50|front
SCI|2|60|front
SA|3|20
SNC|2|10|person
Société Coopérative|3|5
`,
  cities: `
Paris|Paris|Île-de-France|75001-75020|48.857,2.352|2150|19900####
Marseille|Bouches-du-Rhône|Provence-Alpes-Côte d'Azur|13001-13016|43.296,5.370|870|46571####
Lyon|Rhône|Auvergne-Rhône-Alpes|69001-69009|45.764,4.836|520|46571####
Toulouse|Haute-Garonne|Occitanie|31000-31500|43.605,1.444|500|53649####
Nice|Alpes-Maritimes|Provence-Alpes-Côte d'Azur|06000-06300|43.710,7.262|345|46571####
Nantes|Loire-Atlantique|Pays de la Loire|44000-44300|47.218,-1.554|320|26191####
Montpellier|Hérault|Occitanie|34000-34090|43.611,3.877|300|46571####
Strasbourg|Bas-Rhin|Grand Est|67000-67200|48.573,7.752|290|35301####
Bordeaux|Gironde|Nouvelle-Aquitaine|33000-33800|44.838,-0.579|260|53649####
Lille|Nord|Hauts-de-France|59000-59800|50.629,3.057|235|35301####
Rennes|Ille-et-Vilaine|Bretagne|35000-35700|48.117,-1.678|220|26191####
Reims|Marne|Grand Est|51100|49.258,4.032|182|35301####
Saint-Étienne|Loire|Auvergne-Rhône-Alpes|42000-42100|45.440,4.387|173|46571####
Le Havre|Seine-Maritime|Normandie|76600-76620|49.494,0.108|168|26191####
Toulon|Var|Provence-Alpes-Côte d'Azur|83000-83200|43.125,5.931|178|46571####
Grenoble|Isère|Auvergne-Rhône-Alpes|38000-38100|45.188,5.724|158|46571####
Dijon|Côte-d'Or|Bourgogne-Franche-Comté|21000|47.322,5.041|158|35301####
Angers|Maine-et-Loire|Pays de la Loire|49000-49100|47.473,-0.554|155|26191####
Villeurbanne|Rhône|Auvergne-Rhône-Alpes|69100|45.767,4.880|152|46571####
Nanterre|Hauts-de-Seine|Île-de-France|92000|48.892,2.207|96|19900####
Boulogne-Billancourt|Hauts-de-Seine|Île-de-France|92100|48.835,2.241|120|19900####
Saint-Denis|Seine-Saint-Denis|Île-de-France|93200-93210|48.936,2.357|113|19900####
Versailles|Yvelines|Île-de-France|78000|48.804,2.120|84|19900####
Aix-en-Provence|Bouches-du-Rhône|Provence-Alpes-Côte d'Azur|13080-13100|43.529,5.447|145|46571####
Brest|Finistère|Bretagne|29200|48.390,-4.486|139|26191####
Tours|Indre-et-Loire|Centre-Val de Loire|37000-37200|47.394,0.685|136|26191####
Ajaccio|Corse-du-Sud|Corse|20000-20090|41.919,8.739|71|46571####
La Rochelle|Charente-Maritime|Nouvelle-Aquitaine|17000|46.160,-1.151|77|53649####
`,
  mobile: "63998####",
  house: "before",
  houseMax: 220,
  extras: "Bâtiment @,#e étage,Zone Industrielle,BP ###,Lieu-dit le Moulin",
  capitals: 350,
  productivity: 76,
  numbers: frenchNumbers,
});
