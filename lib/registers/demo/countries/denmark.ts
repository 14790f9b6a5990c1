import { country } from "../country";
import { danish } from "../languages/danish";
import { danishNumbers } from "../numbers/northern";

export const denmark = country({
  code: "DK",
  weight: 20,
  languages: { "": danish },
  streets: {
    "": {
      names: "Østergade,Vestergade,Nørregade,Søndergade,Algade,Hovedgaden,Strandvejen,Skolevej,Industrivej,Kirkevej,Stationsvej,Jernbanegade,Torvet,Storegade,Bredgade,Kongensgade,Dronningensgade,Havnegade,Vesterbrogade,Nørrebrogade,Østerbrogade,Amagerbrogade,Gammel Kongevej,Strøget,Frederiksgade,Ryesgade,Guldsmedgade,Banegårdsgade,Vestre Ringgade,Skovvej,Bakkevej,Engvej,Møllevej,Parkvej,Fabriksvej,Håndværkervej,Erhvervsvej,Smedevej,Havnevej,Lyngbyvej,Roskildevej,Gothersgade,Store Kongensgade,Adelgade,Fiskergade,Slotsgade,Rådhuspladsen,Kystvejen,Birkevej,Lindevej",
      patterns: `
24 {W}vej
16 {W}gade
14 {S}svej
8 {W}alle
7 {S}sgade
6 {W}parken
5 {W}stræde
5 {P}vej
4 {W}bakken
3 {G} {S}s Vej
`,
    },
  },
  forms: `
ApS|3|520
A/S|3|130
|1|240|person
I/S|2|30|person
IVS|3|30
K/S|2|10
P/S|2|6
A.M.B.A.|3|6
`,
  cities: `
København|Hovedstaden||1050-2450|55.676,12.568|640|33
Aarhus|Midtjylland||8000-8270|56.163,10.204|285|86
Odense|Syddanmark||5000-5270|55.396,10.389|180|66
Aalborg|Nordjylland||9000-9220|57.048,9.919|120|98
Esbjerg|Syddanmark||6700-6715|55.476,8.459|72|75
Randers|Midtjylland||8900-8960|56.461,10.036|63|86
Kolding|Syddanmark||6000-6064|55.490,9.472|61|75
Horsens|Midtjylland||8700|55.861,9.850|61|75
Vejle|Syddanmark||7100-7120|55.711,9.536|60|75
Roskilde|Sjælland||4000|55.642,12.080|52|46
Herning|Midtjylland||7400|56.136,8.976|51|97
Silkeborg|Midtjylland||8600|56.170,9.545|50|86
Helsingør|Hovedstaden||3000|56.036,12.614|47|49
Næstved|Sjælland||4700|55.230,11.761|44|55
Viborg|Midtjylland||8800|56.453,9.402|41|86
Sønderborg|Syddanmark||6400|54.909,9.792|28|74
Ærøskøbing|Syddanmark||5970|54.889,10.411|2|62
`,
  phoneLength: 8,
  house: "after",
  houseMax: 160,
  extras: "#. sal,#. tv.,#. th.,Hal #,Postboks ##",
  capitals: 60,
  productivity: 88,
  numbers: danishNumbers,
});
