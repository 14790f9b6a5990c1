import { country } from "../country";
import { italian } from "../languages/italian";
import { italianNumbers } from "../numbers/southern";
import { italianStreets } from "../streets/italian";

export const italy = country({
  code: "IT",
  weight: 80,
  languages: { "": italian },
  streets: { "": italianStreets },
  forms: `
S.r.l.|3|420
SRL|3|130
S.p.A.|3|40
S.n.c.|2|90|person
S.a.s.|2|80|person
|1|180|person
S.r.l.s.|3|60
Società Cooperativa|3|30
S.r.l. Unipersonale|3|25
`,
  cities: `
Roma|Roma|Lazio|00118-00199|41.903,12.496|2760|06
Milano|Milano|Lombardia|20121-20162|45.464,9.190|1370|02
Napoli|Napoli|Campania|80121-80147|40.852,14.268|920|081
Torino|Torino|Piemonte|10121-10156|45.070,7.687|850|011
Palermo|Palermo|Sicilia|90121-90151|38.116,13.362|635|091
Genova|Genova|Liguria|16121-16167|44.406,8.934|565|010
Bologna|Bologna|Emilia-Romagna|40121-40141|44.494,11.343|392|051
Firenze|Firenze|Toscana|50121-50145|43.770,11.256|367|055
Bari|Bari|Puglia|70121-70132|41.117,16.872|316|080
Catania|Catania|Sicilia|95121-95131|37.508,15.083|300|095
Verona|Verona|Veneto|37121-37142|45.438,10.992|257|045
Venezia|Venezia|Veneto|30121-30176|45.440,12.316|255|041
Padova|Padova|Veneto|35121-35143|45.407,11.876|210|049
Brescia|Brescia|Lombardia|25121-25136|45.541,10.212|197|030
Bergamo|Bergamo|Lombardia|24121-24129|45.698,9.677|121|035
Modena|Modena|Emilia-Romagna|41121-41126|44.647,10.925|185|059
Parma|Parma|Emilia-Romagna|43121-43126|44.801,10.328|196|0521
Trieste|Trieste|Friuli-Venezia Giulia|34121-34151|45.650,13.777|200|040
Cagliari|Cagliari|Sardegna|09121-09134|39.224,9.122|154|070
Perugia|Perugia|Umbria|06121-06135|43.111,12.389|165|075
Prato|Prato|Toscana|59100|43.881,11.097|195|0574
Vicenza|Vicenza|Veneto|36100|45.546,11.546|111|0444
Bolzano|Bolzano|Trentino-Alto Adige|39100|46.498,11.354|107|0471
Ancona|Ancona|Marche|60121-60131|43.616,13.518|100|071
Lecce|Lecce|Puglia|73100|40.352,18.169|95|0832
`,
  phoneLength: 10,
  house: "after",
  houseMax: 200,
  extras: "Scala @,Interno #,Zona Industriale,Palazzina @",
  capitals: 450,
  productivity: 72,
  numbers: italianNumbers,
});
