import { country } from "../country";
import { polish } from "../languages/polish";
import { polishNumbers } from "../numbers/central";

export const poland = country({
  code: "PL",
  weight: 46,
  languages: { "": polish },
  streets: {
    "": {
      names: "ul. Polna,ul. Leśna,ul. Słoneczna,ul. Krótka,ul. Szkolna,ul. Ogrodowa,ul. Lipowa,ul. Brzozowa,ul. Łąkowa,ul. Kwiatowa,ul. Sosnowa,ul. Kościelna,ul. Akacjowa,ul. Parkowa,ul. Zielona,ul. Kolejowa,ul. Sportowa,ul. Dębowa,ul. Tadeusza Kościuszki,ul. Maja 3,ul. Mickiewicza,ul. Długa,ul. Piotrkowska,ul. Marszałkowska,al. Jerozolimskie,ul. Nowy Świat,ul. Floriańska,ul. Świętokrzyska,Rynek,ul. Warszawska,ul. Krakowska,ul. Gdańska,ul. Poznańska,ul. Przemysłowa,ul. Fabryczna,ul. Handlowa,ul. Spacerowa,ul. Górna,ul. Dolna,ul. Jana Pawła II,ul. Sienkiewicza,ul. Słowackiego,ul. Kopernika,ul. Wojska Polskiego,al. Niepodległości,pl. Wolności,ul. Portowa,ul. Mostowa,ul. Zamkowa,ul. Rzemieślnicza",
      patterns: `
34 ul. {R}owa
24 ul. {R}ska
14 ul. {W}
10 al. {R}ska
8 os. {W}
6 pl. {W}
4 ul. {W} {N}
`,
    },
  },
  forms: `
Sp. z o.o.|3|480
Spółka z o.o.|3|60
|1|320|person
S.A.|3|30
Sp. j.|2|50|person
Sp. k.|2|40
s.c.|2|60|person
Sp. z o.o. Sp. k.|2|40
`,
  cities: `
Warszawa|Mazowieckie||00001-04999|52.230,21.011|1860|22
Kraków|Małopolskie||30001-31999|50.065,19.945|800|12
Łódź|Łódzkie||90001-94413|51.759,19.456|660|42
Wrocław|Dolnośląskie||50001-54618|51.108,17.039|670|71
Poznań|Wielkopolskie||60001-61897|52.406,16.925|540|61
Gdańsk|Pomorskie||80001-80958|54.352,18.647|485|58
Szczecin|Zachodniopomorskie||70001-71899|53.429,14.553|395|91
Bydgoszcz|Kujawsko-Pomorskie||85001-85915|53.123,18.008|335|52
Lublin|Lubelskie||20001-20950|51.246,22.568|332|81
Białystok|Podlaskie||15001-15959|53.132,23.169|292|85
Katowice|Śląskie||40001-40955|50.265,19.024|285|32
Gdynia|Pomorskie||81001-81969|54.519,18.531|244|58
Częstochowa|Śląskie||42200-42229|50.812,19.120|212|34
Radom|Mazowieckie||26600-26619|51.403,21.147|201|48
Rzeszów|Podkarpackie||35001-35959|50.041,21.999|197|17
Toruń|Kujawsko-Pomorskie||87100-87118|53.014,18.598|195|56
Kielce|Świętokrzyskie||25001-25955|50.866,20.628|183|41
Olsztyn|Warmińsko-Mazurskie||10001-10959|53.778,20.480|168|89
Opole|Opolskie||45001-45960|50.675,17.921|127|77
Zielona Góra|Lubuskie||65001-66004|51.936,15.506|140|68
`,
  postalSplit: [2, "-"],
  phoneLength: 9,
  house: "after",
  houseMax: 160,
  extras: "lok. #,lok. ##,piętro #,Hala @",
  capitals: 420,
  productivity: 42,
  numbers: polishNumbers,
});
