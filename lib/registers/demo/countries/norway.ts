import { country } from "../country";
import { norwegian } from "../languages/norwegian";
import { norwegianNumbers } from "../numbers/northern";

export const norway = country({
  code: "NO",
  weight: 22,
  languages: { "": norwegian },
  streets: {
    "": {
      names: "Storgata,Kirkegata,Skolegata,Strandgata,Jernbanegata,Kongens gate,Dronningens gate,Industriveien,Skoleveien,Karl Johans gate,Bogstadveien,Havnegata,Torggata,Parkveien,Nygata,Kirkeveien,Stasjonsveien,Bjørkeveien,Granveien,Furuveien,Sjøgata,Prinsens gate,Drammensveien,Trondheimsveien,Bergensgata,Munkegata,Olav Tryggvasons gate,Strandveien,Fjordgata,Nordre gate,Søndre gate,Bryggen,Kaigata,Verftsgata,Verkstedveien,Fabrikkveien,Sentrumsveien,Solveien,Rådhusgata,Grensen,Akersgata,Møllergata,Haakon VIIs gate,Nedre Slottsgate,Hovedveien,Ringveien,Elveveien,Fjellveien,Åsveien,Torget",
      patterns: `
20 {W}veien
14 {W}gata
14 {S}s vei
10 {S}s gate
6 {W}bakken
5 {W}stien
5 {W}alleen
4 {W}svingen
4 {P}veien
4 {G} {S}s vei
`,
    },
  },
  forms: `
AS|3|600
|1|260|person
ENK|1|30|person
ASA|3|8
ANS|2|15|person
DA|2|15|person
SA|3|12
NUF|3|15
`,
  cities: `
Oslo|Oslo||0150-1295|59.914,10.752|700|22
Bergen|Vestland||5003-5268|60.393,5.324|290|55
Trondheim|Trøndelag||7010-7099|63.431,10.395|210|73
Stavanger|Rogaland||4005-4099|58.970,5.733|145|51
Drammen|Buskerud||3003-3058|59.744,10.204|102|32
Fredrikstad|Østfold||1604-1678|59.220,10.935|84|69
Kristiansand|Agder||4604-4699|58.147,7.996|115|38
Sandnes|Rogaland||4301-4336|58.852,5.735|83|51
Tromsø|Troms||9006-9030|69.649,18.956|77|77
Sarpsborg|Østfold||1701-1747|59.284,11.110|58|69
Skien|Telemark||3701-3749|59.210,9.609|55|35
Ålesund|Møre og Romsdal||6002-6030|62.472,6.155|67|70
Sandefjord|Vestfold||3202-3249|59.131,10.217|65|33
Bodø|Nordland||8003-8092|67.280,14.405|53|75
Hamar|Innlandet||2315-2326|60.795,11.068|32|62
Lillehammer|Innlandet||2609-2629|61.115,10.466|28|61
Molde|Møre og Romsdal||6411-6425|62.737,7.159|32|71
`,
  phoneLength: 8,
  house: "after",
  houseMax: 120,
  extras: "Postboks ###,#. etasje,Bygg @",
  capitals: 500,
  productivity: 105,
  numbers: norwegianNumbers,
});
