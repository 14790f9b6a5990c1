import { country } from "../country";
import { swedish } from "../languages/swedish";
import { swedishNumbers } from "../numbers/central";

export const sweden = country({
  code: "SE",
  weight: 26,
  languages: { "": swedish },
  streets: {
    "": {
      names: "Storgatan,Kungsgatan,Drottninggatan,Järnvägsgatan,Skolgatan,Vasagatan,Industrigatan,Ringvägen,Kyrkogatan,Nygatan,Strandvägen,Parkgatan,Skolvägen,Björkvägen,Stationsgatan,Trädgårdsgatan,Hamngatan,Östra Storgatan,Västra Storgatan,Kyrkvägen,Sveavägen,Birger Jarlsgatan,Hantverkargatan,Odengatan,Linnégatan,Avenyn,Södra vägen,Norra vägen,Fabriksgatan,Verkstadsgatan,Stora torget,Torggatan,Slottsgatan,Bangatan,Ågatan,Fiskaregatan,Lasarettsgatan,Rådhusgatan,Tullgatan,Esplanaden,Granvägen,Tallvägen,Lindvägen,Solvägen,Maskingatan,Kungsholmsgatan,Götgatan,Hornsgatan,Ekvägen,Regementsgatan",
      patterns: `
22 {W}gatan
20 {W}vägen
12 {S}s väg
10 {S}s gata
6 {W}torget
5 {W}gränd
5 {W}allén
4 {W}stigen
3 {P}svägen
2 {G} {S}s gata
`,
    },
  },
  forms: `
AB|3|620
Aktiebolag|3|40
|1|190|person
HB|2|50|person
KB|2|20
Ekonomisk förening|3|15
Aktiebolaget|3|15|front
AB i konkurs|3|4
AB (publ)|3|10
`,
  cities: `
Stockholm|Stockholms län||10005-12578|59.329,18.069|980|8465004##
Göteborg|Västra Götalands län||40010-42432|57.709,11.975|590|313906###
Malmö|Skåne län||20010-21845|55.605,13.004|350|40628####
Uppsala|Uppsala län||75105-75756|59.859,17.639|240|18
Västerås|Västmanlands län||72187-72597|59.610,16.545|155|21
Örebro|Örebro län||70111-70597|59.275,15.214|156|19
Linköping|Östergötlands län||58102-58960|58.411,15.622|165|13
Helsingborg|Skåne län||25106-25657|56.046,12.694|150|42
Jönköping|Jönköpings län||55002-55656|57.783,14.162|143|36
Norrköping|Östergötlands län||60002-60597|58.588,16.192|144|11
Lund|Skåne län||22007-22762|55.705,13.191|127|46
Umeå|Västerbottens län||90013-90740|63.826,20.263|131|90
Gävle|Gävleborgs län||80003-80641|60.675,17.142|103|26
Borås|Västra Götalands län||50002-50764|57.721,12.940|114|33
Sundsvall|Västernorrlands län||85102-85740|62.391,17.307|99|60
Karlstad|Värmlands län||65002-65670|59.402,13.511|95|54
Växjö|Kronobergs län||35003-35257|56.879,14.806|95|470
Kiruna|Norrbottens län||98121-98143|67.856,20.225|22|9803192##
Luleå|Norrbottens län||97100-97755|65.584,22.157|79|920
`,
  postalSplit: [3, " "],
  phoneLength: 9,
  mobile: "7017406##",
  house: "after",
  houseMax: 120,
  extras: "Box ###,#tr,Plan #,Hus @",
  capitals: 40,
  productivity: 88,
  numbers: swedishNumbers,
});
