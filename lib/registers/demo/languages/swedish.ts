import { language } from "../language";

export const swedish = language({
  givenMale: "Lars,Mikael,Anders,Johan,Erik,Per,Karl,Peter,Thomas,Jan,Daniel,Fredrik,Andreas,Hans,Stefan,Magnus,Mats,Bengt,Bo,Jonas,Niklas,Björn,Leif,Ulf,Sven,Henrik,Martin,Marcus,Mattias,Göran,Håkan,Åke,Oskar,Gustav,Viktor",
  givenFemale: "Anna,Eva,Maria,Karin,Kristina,Lena,Sara,Kerstin,Emma,Marie,Ingrid,Malin,Jenny,Annika,Susanne,Ulla,Johanna,Elin,Linda,Helena,Åsa,Ida,Camilla,Sofia,Gunilla",
  surnames: "Andersson,Johansson,Karlsson,Nilsson,Eriksson,Larsson,Olsson,Persson,Svensson,Gustafsson,Pettersson,Jonsson,Jansson,Hansson,Bengtsson,Jönsson,Lindberg,Jakobsson,Magnusson,Olofsson,Lindström,Lindqvist,Lindgren,Berg,Axelsson,Bergström,Lundberg,Lind,Lundgren,Lundqvist,Mattsson,Berglund,Fredriksson,Sandberg,Henriksson,Forsberg,Sjöberg,Wallin,Engström,Eklund,Danielsson,Lundin,Håkansson,Björk,Bergman,Gunnarsson,Holm,Wikström,Samuelsson,Isaksson,Fransson,Bergqvist,Nyström,Holmberg,Arvidsson,Löfgren,Söderberg,Nyberg,Blomqvist,Claesson,Nordström,Mårtensson,Lundström,Viklund,Björklund,Eliasson,Pålsson,Berggren,Sandström,Nordin,Ström,Åberg,Hermansson,Ekström,Falk,Holmgren,Hedlund,Sundberg,Dahlberg,Hellström,Sjögren,Ek,Blom,Abrahamsson,Öberg,Månsson,Martinsson,Andreasson,Strömberg",
  surnameParts: ["Asp,Björk,Dahl,Ek,Fors,Gran,Hag,Hed,Hög,Kvarn,Lind,Lund,Malm,Norr,Ny,Rosen,Sand,Sjö,Sol,Sten,Strand,Sund,Söder,Väster,Öst,Åker", "berg,ström,gren,qvist,lund,man,dahl,stedt,by,mark,holm,vall,blad,ås,fors"],
  words: "Nord,Svea,Norr,Syd,Väst,Öst,Mälar,Vasa,Sol,Stjärn,Björn,Örn,Ek,Lind,Skog,Sjö,Strand,Berg,Dal,Hav,Hamn,Bro,Kron,Guld,Silver,Blå,Grön,Röd,Vit,Svart,Stads,Stor,Ny,Alfa,Omega,Delta,Euro,Inter,Global,Kust,Polar,Lejon,Falk,Varg,Klara,Viking,Tre Kronor,Skandia,Göta,Dala,Kungs,Central,Total,Aktiv,Trygg,Fin,Ren,Smart,Snabb,Bra",
  tails: "bygg,hus,gård,kraft,plan,teknik,ljus,data,ström,tak,kusten,stål,trä,form,net,soft,trans,pack,med,mark,gruppen,verken,punkten,linjen,kompaniet",
  syllables: ["Al,Bra,Dal,El,Fin,Gra,Hal,In,Ka,Lu,Mo,No,Or,Pa,Ra,Sa,Ti,Ul,Va,We,Xe,Zi,Bel,Do,Ha,Jo,Ki,Lun,Me,Ni,Pro,Ro,Sol,Tri,Ver,Vi,Ze,Am,Bo,Cli,Eu,Fre,Syn,Kro,Ny,Tra,Sve,Åk", "la,ri,na,vo,te,mi,so,ra,de,lo,ni,ta,ro,li,ma,ga,vi,do,ne,sa,ti,re,mo,ku,be,si,no,fa,le,ve", "tec,via,nor,dal,dur,lex,tron,med,gen,sol,nova,plan,kon,mark,tal,ris,dan,tex,bygg,max,rix,stal,born,line,vex,gon,tra,ness,ia,berg"],
  letters: "ABCDEFGHIJKLMNPRSTV",
  trades: `
farm Lantbruk,Trädgård,Plantskola,Gård,Skogsgård
drinks Bryggeri,Vin,Drycker,Destilleri
wood Snickeri,Såg,Trä,Trävaror,Skog
build Bygg,Byggnads,Entreprenad,Byggservice,Mark,Anläggning
electric El,Elektriska,Elinstallation
plumbing VVS,Rör,Värme,Ventilation,Kyl
trades Måleri,Tak,Golv,Plåt,Kakel,Fasad
food Livsmedel,Chark,Mejeri,Mat,Konfektyr
bakery Bageri,Konditori
textile Textil,Kläder,Konfektion,Läder
furniture Möbler,Kök,Inredning
print Tryckeri,Förlag,Grafiska
chemical Kemi,Pharma,Färg,Kosmetik
plastics Plast,Förpackningar,Gummi
metal Smide,Svets,Mekaniska,Plåtslageri,Stål,Gjuteri
machine Maskin,Verktyg,Maskinfabrik,Industriteknik,Hydraulik
electronics Elektronik,Automation,Belysning
medtech Medicinteknik,Instrument,Optik
vehicle Fordon,Kaross,Fordonsteknik
ship Rederi,Varv,Marin,Båtvarv
freight Åkeri,Transport,Logistik,Flytt,Bud
passenger Taxi,Buss,Turisttrafik
travel Resor,Resebyrå
telecom Telekom,Nät,Bredband
energy Energi,Kraft,Sol,Vind,Fjärrvärme
waste Återvinning,Miljö,Renhållning,Skrot
industrial Industri,Byggmaterial,Verktygs,Lantmaskiner,Tekniska
foodtrade Grossist,Frukt,Fisk,Kaffe
trading Handel,Import,Trading,Agentur,Export
grocery Livs,Matmarknad,Kött,Delikatesser
fashion Mode,Skor,Kläder,Butik
appliance Vitvaror,Järn,Hem,Bygghandel
pharmacy Apotek,Hälsa
shop Bokhandel,Guldsmed,Sport,Blommor,Cykel,Leksaker,Näthandel
cardealer Bil,Bilar,Motor,Husvagnar
carrepair Bilservice,Bilverkstad,Däck,Bilvård
restaurant Restaurang,Krog,Café,Pizzeria,Catering,Kök
hotel Hotell,Vandrarhem,Camping,Pensionat
finance Finans,Kapital,Förvaltning,Kredit
insurance Försäkring,Försäkringsmäklare
property Fastigheter,Fastighetsförvaltning,Mäklare,Bostäder
holding Holding,Invest,Förvaltning,Gruppen
beauty Frisör,Salong,Hudvård
cleaning Städ,Städservice,Tvätt
media Reklam,Media,Design,Film,Kommunikation
software Data,IT,System,Mjukvara,Teknik,Digital
staffing Bemanning,Personal,Service,Uthyrning
security Säkerhet,Bevakning,Larm
leisure Sport,Fritid,Event,Gym,Musik
doctor Tandvård,Läkarmottagning,Fysioterapi,Djurklinik,Klinik
care Vård,Omsorg,Hemtjänst,Sjukvård
law Advokatbyrå,Juridik,Advokat
education Utbildning,Skola,Trafikskola,Förskola
association Förening,Stiftelse,Förbund
engineering Arkitekter,Ingenjörsbyrå,Konstruktion,Projektering
accounting Redovisning,Revision,Ekonomi
consulting Konsult,Rådgivning,Management,Konsulting
`,
  companies: `
18 {S} {I}
11 {S}s {I}
10 {P} {I}
9 {R} {I}
8 {C}
8 {C} {I}
7 {R}
6 {I} i {P}
5 {W}{I}
5 {A} {I}
4 {S} & {S} {I}
4 {S} & Söner {I}
3 {G} {S} {I}
3 Bröderna {S}
3 {W} {I}
2 {A}
1 {I} {N}
1 {N} Grader {I}
1 {S} Invest
`,
  people: `
50 {G} {S}
20 {G} {S} {I}
15 {S}s {I}
10 {S}, {G}
5 {S} & {S}
`,
  branch: "Filial",
  titles: "Verkställande direktör,Ordförande",
  mailboxes: "info,kontakt,kontor,order,hej",
  ascii: "å=a ä=a ö=o",
});
