import { country } from "../country";
import { spanish } from "../languages/spanish";
import { spanishNumbers } from "../numbers/southern";

export const spain = country({
  code: "ES",
  weight: 62,
  languages: { "": spanish },
  streets: {
    "": {
      names: "Calle Mayor,Calle Real,Plaza de España,Avenida de la Constitución,Calle de la Iglesia,Calle Nueva,Calle San Juan,Plaza Mayor,Calle Cervantes,Gran Vía,Calle del Sol,Calle San José,Calle San Antonio,Avenida de Andalucía,Calle Miguel de Cervantes,Calle Goya,Calle de Alcalá,Paseo de la Castellana,Calle Serrano,Calle Velázquez,Avenida Diagonal,Passeig de Gràcia,Carrer Major,Rambla de Catalunya,Calle Colón,Calle Larga,Calle Ancha,Calle San Pedro,Calle Santa María,Calle Ramón y Cajal,Calle de la Fuente,Calle del Carmen,Avenida de Europa,Calle Industria,Polígono Industrial Norte,Ronda de Toledo,Calle Federico García Lorca,Calle Antonio Machado,Calle Picasso,Paseo Marítimo,Avenida del Mediterráneo,Calle San Francisco,Calle Juan XXIII,Travesía del Río,Camino Viejo,Carretera Nacional,Calle Doctor Fleming,Calle Isaac Peral",
      patterns: `
28 Calle {G} {S}
18 Calle {S}
10 Avenida {G} {S}
10 Calle {W}
8 Calle {P}
6 Plaza {G} {S}
5 Avenida de {P}
5 Paseo {S}
4 Camino {W}
3 Polígono Industrial {W}
3 Travesía {S}
`,
    },
  },
  forms: `
SL|3|480
S.L.|3|230
SA|3|50
S.A.|3|30
SLU|3|60
CB|2|15|person
|1|110|person
S. Coop.|3|15
`,
  cities: `
Madrid|Madrid|Comunidad de Madrid|28001-28055|40.417,-3.704|3300|91
Barcelona|Barcelona|Cataluña|08001-08042|41.388,2.170|1630|93
Valencia|Valencia|Comunidad Valenciana|46001-46026|39.470,-0.376|790|96
Sevilla|Sevilla|Andalucía|41001-41020|37.389,-5.984|685|95
Zaragoza|Zaragoza|Aragón|50001-50022|41.649,-0.889|675|976
Málaga|Málaga|Andalucía|29001-29018|36.721,-4.421|580|95
Murcia|Murcia|Región de Murcia|30001-30012|37.992,-1.131|460|968
Palma|Illes Balears|Illes Balears|07001-07015|39.570,2.650|415|971
Las Palmas de Gran Canaria|Las Palmas|Canarias|35001-35020|28.124,-15.430|380|928
Bilbao|Bizkaia|País Vasco|48001-48015|43.263,-2.935|345|94
Alicante|Alicante|Comunidad Valenciana|03001-03016|38.345,-0.481|337|96
Córdoba|Córdoba|Andalucía|14001-14014|37.888,-4.779|322|957
Valladolid|Valladolid|Castilla y León|47001-47016|41.652,-4.725|297|983
Vigo|Pontevedra|Galicia|36201-36215|42.241,-8.721|293|986
Gijón|Asturias|Principado de Asturias|33201-33213|43.532,-5.661|268|985
A Coruña|A Coruña|Galicia|15001-15011|43.362,-8.411|245|981
Granada|Granada|Andalucía|18001-18015|37.177,-3.599|230|958
Donostia-San Sebastián|Gipuzkoa|País Vasco|20001-20018|43.318,-1.981|188|943
Pamplona|Navarra|Comunidad Foral de Navarra|31001-31016|42.812,-1.646|203|948
Santander|Cantabria|Cantabria|39001-39012|43.462,-3.810|172|942
Salamanca|Salamanca|Castilla y León|37001-37008|40.970,-5.664|143|923
Toledo|Toledo|Castilla-La Mancha|45001-45008|39.863,-4.027|85|925
Badajoz|Badajoz|Extremadura|06001-06012|38.879,-6.971|150|924
`,
  phoneLength: 9,
  house: "comma",
  houseMax: 220,
  extras: "Piso #,Bajo,Local #,#º Derecha,#º Izquierda,Nave #",
  capitals: 320,
  productivity: 62,
  numbers: spanishNumbers,
});
