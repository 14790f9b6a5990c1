import { language } from "../language";

export const czech = language({
  givenMale: "Jiří,Jan,Petr,Josef,Pavel,Martin,Tomáš,Jaroslav,Miroslav,Zdeněk,Václav,Michal,František,Jakub,Milan,Karel,Lukáš,David,Vladimír,Ladislav,Ondřej,Roman,Stanislav,Marek,Radek,Antonín,Vojtěch,Daniel,Filip,Adam,Matěj,Miloslav,Aleš,Jaromír",
  givenFemale: "Jana,Marie,Eva,Hana,Anna,Lenka,Kateřina,Věra,Lucie,Alena,Petra,Veronika,Jaroslava,Tereza,Martina,Michaela,Jitka,Helena,Ludmila,Zdeňka,Ivana,Monika,Eliška,Zuzana,Markéta",
  surnames: "Novák,Svoboda,Novotný,Dvořák,Černý,Procházka,Kučera,Veselý,Horák,Němec,Pokorný,Marek,Pospíšil,Hájek,Jelínek,Král,Růžička,Beneš,Fiala,Sedláček,Doležal,Zeman,Kolář,Navrátil,Čermák,Vaněk,Urban,Blažek,Kříž,Kopecký,Bartoš,Vlček,Polák,Konečný,Musil,Malý,Čech,Šimek,Kadlec,Staněk,Holub,Štěpánek,Dušek,Soukup,Kratochvíl,Vávra,Mareš,Ševčík,Valenta,Sýkora,Moravec,Říha,Tichý,Hruška,Bureš,Matoušek,Strnad,Bláha,Hrubý,Toman,Mach,Pavlík,Machala,Vacek,Janda,Havel,Žák,Kříženecký,Slavík,Havlíček,Jaroš,Bednář,Krejčí,Beran,Kubát,Kovář,Suchánek,Vondráček,Brož,Janoušek,Kašpar,Krupička,Hlaváček",
  surnameParts: ["Bíl,Bor,Dub,Hav,Hor,Hrad,Jav,Kal,Kam,Kost,Kraj,Les,Lip,Mal,Mlyn,Nov,Pol,Ryb,Skal,Star,Vrb,Zlat", "ák,ek,ovský,ický,ník,ař,áček,ánek"],
  feminine: czechFeminine,
  words: "Nová,Česká,Morava,Slunce,Hvězda,Hrad,Most,Brána,Věž,Orel,Lev,Sokol,Fénix,Dub,Lípa,Zlatý,Stříbrný,Zelený,Modrý,Bílý,Červený,Starý,Velký,Malý,Dobrý,Alfa,Omega,Delta,Sigma,Euro,Inter,Global,Eko,Tech,Uni,Centrum,Horizont,Kompas,Krystal,Perla,Atlas,Titan,Merkur,Nord,Prima,Optima,Vltava,Šumava,Krkonoše,Bohemia,Praha,Sever,Východ,Západ,Jih,Slavia,Unie,Koruna",
  tails: "stav,tech,kov,dřev,med,trans,plast,pack,net,soft,dům,gas,stal,max,tex,lux,kom,car,dent,form,log,invest,system,prodej,servis",
  syllables: ["Al,Bo,Ce,Do,El,Fa,Ga,Ha,In,Ja,Ka,La,Ma,Na,Or,Pa,Ra,Sa,Ta,Un,Va,Za,Bra,Kor,Da,Eu,Gra,Kra,Lu,Me,Ni,Po,Ro,Si,To,Vi,Ze,Am,Be,De,Ko,Mo,Ne,Pro,So,Ti,Ve,Bri", "la,li,ri,na,ve,te,mi,so,ra,de,lo,ni,ta,ro,ma,ga,vi,do,ne,sa,ti,re,mo,be,zi,no,fa,le,ko,pe", "stav,tex,mex,met,ex,ix,al,on,ia,ma,med,tech,nova,max,gas,stal,dom,bis,ton,lux,car,kom,rol,dan,pex,mar,tar,vit,ana,kov"],
  letters: "ABCDEFGHIJKLMNPRSTVZ",
  trades: `
farm Farma,Zahrady,Školky,Agro
drinks Pivovar,Vinařství,Nápoje,Lihovar
wood Pila,Truhlářství,Dřevo,Tesařství
build Stavby,Stavební firma,Stav,Stavitelství,Silnice
electric Elektro,Elektroinstalace,Elektromontáže
plumbing Instalace,Topení,Voda Topení,Klimatizace
trades Střechy,Malířství,Podlahy,Obklady,Fasády
food Potraviny,Uzeniny,Mlékárna,Cukrovinky,Masna
bakery Pekařství,Cukrárna,Pekárna
textile Textil,Oděvy,Pleteniny,Kožená galanterie
furniture Nábytek,Kuchyně,Interiéry
print Tiskárna,Nakladatelství,Tisk
chemical Chemie,Pharma,Barvy,Kosmetika
plastics Plasty,Obaly,Guma
metal Kovovýroba,Zámečnictví,Ocelové konstrukce,Slévárna,Obrábění
machine Strojírny,Strojírenství,Nástroje,Hydraulika
electronics Elektronika,Automatizace,Osvětlení
medtech Zdravotní technika,Přístroje,Optika
vehicle Karosárna,Vozidla,Přívěsy
ship Loděnice,Plavba,Jachty
freight Doprava,Spedice,Logistika,Stěhování
passenger Taxi,Autobusy,Osobní doprava
travel Cestovní kancelář,Turistika
telecom Telekom,Sítě,Komunikace
energy Energie,Energetika,Solar,Teplárna,Vodovody
waste Recyklace,Odpady,Sběrné suroviny
industrial Velkoobchod,Stavebniny,Technický prodej,Zemědělské stroje
foodtrade Velkoobchod potravin,Ovoce,Ryby,Káva
trading Obchod,Import Export,Trading,Distribuce
grocery Potraviny,Lahůdky,Řeznictví,Večerka
fashion Móda,Obuv,Butik,Oděvy
appliance Domácí potřeby,Železářství,Elektro
pharmacy Lékárna,Drogerie
shop Knihkupectví,Zlatnictví,Sport,Květiny,Kola,Hračky,E-shop
cardealer Auto,Autosalon,Moto,Automobily
carrepair Autoservis,Autoopravna,Pneuservis,Autolakovna
restaurant Restaurace,Kavárna,Pizzerie,Hospoda,Catering
hotel Hotel,Penzion,Ubytovna
finance Finance,Kapitál,Leasing,Úvěry
insurance Pojištění,Pojišťovací makléř
property Reality,Správa nemovitostí,Nemovitosti,Development
holding Holding,Investice,Group,Invest
beauty Kadeřnictví,Salon krásy,Kosmetika
cleaning Úklid,Úklidové služby,Prádelna
media Reklama,Média,Design,Film,Agentura
software Software,IT,Systémy,Informatika,Technologie,Data
staffing Personální agentura,Služby,Půjčovna
security Bezpečnost,Ostraha,Alarmy
leisure Sport,Rekreace,Eventy,Fitness,Hudba
doctor Zubní ordinace,Poliklinika,Fyzioterapie,Veterinární klinika,Laboratoř
care Domov,Nemocnice,Péče
law Advokátní kancelář,Advokáti,Notář
education Škola,Vzdělávání,Školka,Autoškola
association Spolek,Nadace,Svaz,Klub
engineering Architekti,Projekce,Projekční kancelář,Geodézie
accounting Účetnictví,Audit,Daně
consulting Poradenství,Consulting,Konzultace
`,
  companies: `
16 {S} {I}
12 {C}
10 {R}
9 {I} {S}
9 {R} {I}
8 {W} {I}
7 {C} {I}
6 {A} {I}
6 {I} {P}
4 {S} a syn
4 {S} & {S}
4 {S} a spol.
3 {W}-{I}
3 {I} {W}
2 {A}
1 {I} {N}
1 {W} {N}
`,
  people: `
60 {G} {S}
20 {G} {S} - {I}
15 {I} {G} {S}
5 {I} {S}
`,
  branch: "Pobočka",
  titles: "Jednatel,Předseda představenstva",
  mailboxes: "info,obchod,kontakt,kancelar,sekretariat",
});

/** Nováková, Veselá, Krejčí: the ending depends on the man's name. */
function czechFeminine(surname: string): string {
  if (surname.endsWith("ý")) return `${surname.slice(0, -1)}á`;
  if (surname.endsWith("í")) return surname;
  if (surname.endsWith("a")) return `${surname.slice(0, -1)}ová`;
  return /[^aeiouy]ek$/.test(surname) ? `${surname.slice(0, -2)}ková` : `${surname}ová`;
}
