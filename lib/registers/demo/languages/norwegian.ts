import { language } from "../language";

export const norwegian = language({
  givenMale: "Jan,Per,Bjørn,Ole,Lars,Kjell,Knut,Arne,Svein,Thomas,Hans,Geir,Tor,Morten,Terje,Odd,Erik,Martin,John,Anders,Andreas,Rune,Trond,Tore,Jon,Kristian,Stian,Magnus,Henrik,Øyvind,Håkon,Espen,Sindre,Eirik,Jørgen",
  givenFemale: "Anne,Inger,Kari,Marit,Ingrid,Liv,Eva,Berit,Astrid,Bjørg,Hilde,Anna,Solveig,Marianne,Randi,Ida,Nina,Maria,Elisabeth,Kristin,Silje,Hanne,Camilla,Siri,Guro",
  surnames: "Hansen,Johansen,Olsen,Larsen,Andersen,Pedersen,Nilsen,Kristiansen,Jensen,Karlsen,Johnsen,Pettersen,Eriksen,Berg,Haugen,Hagen,Johannessen,Andreassen,Jacobsen,Dahl,Jørgensen,Halvorsen,Henriksen,Lund,Sørensen,Jakobsen,Moen,Gundersen,Iversen,Strand,Solberg,Svendsen,Eide,Knutsen,Martinsen,Paulsen,Bakken,Kristoffersen,Mathisen,Lie,Amundsen,Nguyen,Rasmussen,Solheim,Lunde,Moe,Nygård,Bakke,Kristensen,Fredriksen,Holm,Hauge,Lien,Nilssen,Andresen,Myhre,Strøm,Christensen,Nielsen,Knudsen,Ruud,Myklebust,Sandvik,Ødegård,Rønning,Tangen,Vik,Aas,Sæther,Bøe,Haugland,Hovland,Ellingsen,Arnesen,Birkeland,Isaksen,Thomassen,Sivertsen,Antonsen,Danielsen,Brekke,Næss,Foss,Gulbrandsen,Aune,Dalen",
  surnameParts: ["Ås,Bjørk,Brekk,Dal,Eik,Fjell,Foss,Grøn,Haug,Hov,Kvam,Lang,Myr,Nes,Nord,Ny,Rød,Sand,Skog,Sol,Stein,Sør,Tveit,Vest,Øst,Øver", "land,vik,stad,heim,nes,dal,haug,berg,bø,seth,rud,lien,moen,mark"],
  words: "Nord,Fjord,Viking,Vest,Øst,Sør,Fjell,Polar,Sol,Stjerne,Bjørn,Ørn,Skog,Sjø,Strand,Berg,Dal,Hav,Havn,Bro,Krone,Gull,Sølv,Blå,Grønn,Rød,Hvit,Norsk,Stor,Ny,Alfa,Omega,Delta,Euro,Inter,Global,Kyst,Løve,Falk,Ulv,Trønder,Oslo,Bergen,Lofoten,Trygg,Fin,Ren,Smart,Rask,Aktiv,Nordlys,Arktisk,Bryggen,Torg,By",
  tails: "bygg,hus,gård,kraft,plan,teknikk,lys,data,strøm,tak,kysten,stål,tre,form,net,soft,trans,pack,med,mark,gruppen,verket,punktet,linjen,kompaniet",
  syllables: ["Al,Bra,Dal,El,Fin,Gra,Hal,In,Ka,Lu,Mo,No,Or,Pa,Ra,Sa,Ti,Ul,Va,We,Xe,Zi,Bel,Do,Ha,Jo,Ki,Lun,Me,Ni,Pro,Ro,Sol,Tri,Ver,Vi,Ze,Am,Bo,Kli,Eu,Fre,Syn,Kro,Ny,Tra,Fjo,Øy", "la,ri,na,vo,te,mi,so,ra,de,lo,ni,ta,ro,li,ma,ga,vi,do,ne,sa,ti,re,mo,ku,be,si,no,fa,le,ve", "tek,via,nor,dal,dur,lex,tron,med,gen,sol,nova,plan,kon,mark,tal,ris,dan,tex,bygg,max,rix,stal,born,line,vex,gon,tra,ness,ia,berg"],
  letters: "ABCDEFGHIJKLMNPRSTV",
  trades: `
farm Gård,Gartneri,Landbruk,Hage,Oppdrett
drinks Bryggeri,Vin,Drikkevarer,Brenneri
wood Snekkeri,Sagbruk,Trelast,Tre
build Bygg,Entreprenør,Byggmester,Anlegg,Bolig,Maskinentreprenør
electric Elektro,Elektriske,Installasjon
plumbing VVS,Rør,Rørleggerforretning,Varme,Ventilasjon
trades Malermester,Tak,Gulv,Blikkenslager,Flis,Fasade
food Mat,Næringsmiddel,Meieri,Kjøtt,Sjømat
bakery Bakeri,Konditori
textile Tekstil,Klær,Konfeksjon
furniture Møbler,Kjøkken,Interiør
print Trykkeri,Forlag,Grafisk
chemical Kjemi,Farma,Maling,Kosmetikk
plastics Plast,Emballasje,Gummi
metal Mekaniske,Sveis,Stål,Smie,Industri
machine Maskin,Verktøy,Maskinfabrikk,Hydraulikk
electronics Elektronikk,Automasjon,Belysning
medtech Medisinteknikk,Instrument,Optikk
vehicle Kjøretøy,Karosseri,Tilhengere
ship Rederi,Verft,Shipping,Båtbyggeri,Maritim
freight Transport,Spedisjon,Logistikk,Flytte,Bud
passenger Taxi,Turbusser,Buss
travel Reiser,Reisebyrå
telecom Telekom,Nett,Bredbånd
energy Energi,Kraft,Sol,Vind,Kraftlag
waste Gjenvinning,Miljø,Renovasjon
industrial Industri,Byggevarer,Verktøy,Landbruksmaskiner
foodtrade Engros,Frukt,Fisk,Kaffe
trading Handel,Import,Trading,Agentur
grocery Dagligvarer,Mat,Kjøtt,Delikatesse
fashion Mote,Sko,Klær,Butikk
appliance Hvitevarer,Jernvare,Hjem
pharmacy Apotek,Helsekost
shop Bokhandel,Gullsmed,Sport,Blomster,Sykkel,Leker,Netthandel
cardealer Bil,Auto,Motor,Caravan
carrepair Bilverksted,Bilservice,Dekk,Bilpleie
restaurant Restaurant,Kafé,Kro,Pizzeria,Catering,Kjøkken
hotel Hotell,Gjestehus,Camping,Hytter
finance Finans,Kapital,Forvaltning
insurance Forsikring,Forsikringsmegler
property Eiendom,Eiendomsmegler,Utleie,Boliger
holding Holding,Invest,Gruppen
beauty Frisør,Salong,Hudpleie
cleaning Renhold,Vaskeri,Service
media Reklame,Media,Design,Film,Kommunikasjon
software Data,IT,Systemer,Programvare,Teknologi,Digital
staffing Bemanning,Personal,Tjenester,Utleie
security Sikkerhet,Vakt,Alarm
leisure Sport,Fritid,Event,Treningssenter,Musikk
doctor Tannlege,Legesenter,Fysioterapi,Dyreklinikk,Klinikk
care Omsorg,Sykehjem,Helse
law Advokatfirma,Advokat
education Kurs,Skole,Trafikkskole,Barnehage
association Forening,Stiftelse,Forbund,Lag
engineering Arkitekter,Ingeniør,Prosjektering,Rådgivende Ingeniører
accounting Regnskap,Revisjon,Økonomi
consulting Rådgivning,Consulting,Ledelse
`,
  companies: `
18 {S} {I}
10 {P} {I}
10 {R} {I}
9 {S}s {I}
8 {C}
8 {C} {I}
7 {R}
6 {I} {P}
5 {W} {I}
5 {A} {I}
4 {S} & {S} {I}
4 {S} & Sønner {I}
4 {I} {S}
3 {G} {S} {I}
3 Brødrene {S}
2 {S} Eiendom
2 {A}
1 {I} {N}
1 {N} Grader {I}
1 {S} Invest
`,
  people: `
50 {G} {S}
20 {G} {S} {I}
15 {I} {G} {S}
10 {S} {G}
5 {S} & {S}
`,
  branch: "Avd",
  titles: "Daglig leder,Administrerende direktør,Styreleder",
  mailboxes: "post,info,kontakt,firmapost,salg",
  ascii: "ø=o æ=ae å=a",
});
