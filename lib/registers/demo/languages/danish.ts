import { language } from "../language";

export const danish = language({
  givenMale: "Peter,Michael,Lars,Jens,Thomas,Henrik,Søren,Christian,Martin,Jan,Morten,Jesper,Anders,Niels,Mads,Rasmus,Hans,Per,Jørgen,Ole,Kim,Erik,Poul,Carsten,Brian,Kasper,Mikkel,Bent,Torben,Svend,Knud,Asger,Emil,Frederik",
  givenFemale: "Anne,Kirsten,Mette,Hanne,Anna,Helle,Susanne,Lene,Maria,Marianne,Inge,Karen,Lone,Camilla,Pia,Louise,Tina,Gitte,Bente,Charlotte,Maja,Ida,Signe,Birgit,Ulla",
  surnames: "Nielsen,Jensen,Hansen,Pedersen,Andersen,Christensen,Larsen,Sørensen,Rasmussen,Jørgensen,Petersen,Madsen,Kristensen,Olsen,Thomsen,Christiansen,Poulsen,Johansen,Møller,Mortensen,Knudsen,Jakobsen,Jacobsen,Mikkelsen,Olesen,Frederiksen,Laursen,Henriksen,Lund,Holm,Schmidt,Eriksen,Kristiansen,Clausen,Simonsen,Svendsen,Andreasen,Iversen,Jeppesen,Mogensen,Jespersen,Nissen,Lauridsen,Frandsen,Østergaard,Jepsen,Kjær,Carlsen,Vestergaard,Nørgaard,Dahl,Lorentzen,Winther,Dam,Bruun,Bach,Lauritsen,Berg,Toft,Kruse,Friis,Søndergaard,Steffensen,Bertelsen,Bang,Skov,Davidsen,Berthelsen,Kjeldsen,Villadsen,Munk,Gregersen,Ravn,Bendtsen,Hald,Beck,Krogh,Thorsen,Juhl,Krog,Bech",
  surnameParts: ["Ager,Bjerre,Bøge,Damm,Ege,Grøn,Hede,Høj,Kirke,Lille,Lund,Mark,Møl,Nør,Ny,Skov,Sten,Stor,Sønder,Vester,Øster,Å", "gaard,lund,bjerg,skov,holm,by,strup,dal,bæk,vang,mose,kær,toft"],
  words: "Nord,Jysk,Dansk,Sønder,Vest,Øst,Syd,Hav,Fjord,Sol,Stjerne,Svane,Bjørn,Ørn,Skov,Strand,Havne,Bro,Krone,Guld,Sølv,Blå,Grøn,Rød,Hvid,By,Stor,Ny,Alfa,Omega,Delta,Euro,Inter,Global,Kyst,Løve,Falke,Ulve,Fyn,Sjælland,Øresund,Limfjord,Trekant,Midt,Tryg,Fin,Ren,Smart,Aktiv,Viking,Torve,Ærø,Bælt",
  tails: "byg,hus,gård,kraft,plan,teknik,lys,data,strøm,tag,kysten,stål,træ,form,net,soft,trans,pack,med,mark,gruppen,værket,punktet,linjen,kompagniet",
  syllables: ["Al,Bra,Dan,El,Fin,Gra,Hal,In,Ka,Lu,Mo,No,Or,Pa,Ra,Sa,Ti,Ul,Va,We,Xe,Zi,Bel,Do,Ha,Jo,Ki,Lun,Me,Ni,Pro,Ro,Sol,Tri,Ver,Vi,Ze,Am,Bo,Kli,Eu,Fre,Syn,Kro,Ny,Tra,Sca,Ø", "la,ri,na,vo,te,mi,so,ra,de,lo,ni,ta,ro,li,ma,ga,vi,do,ne,sa,ti,re,mo,ku,be,si,no,fa,le,ve", "tek,via,nor,dal,dur,lex,tron,med,gen,sol,nova,plan,kon,mark,tal,ris,dan,tex,byg,max,rix,stal,born,line,vex,gon,tra,ness,ia,berg"],
  letters: "ABCDEFGHIJKLMNPRSTV",
  trades: `
farm Landbrug,Gartneri,Planteskole,Gods,Haveservice
drinks Bryggeri,Vin,Drikkevarer,Destilleri
wood Snedkeri,Savværk,Træ,Tømmerhandel
build Byg,Entreprenør,Murerfirma,Anlæg,Byggefirma
electric El,El-Installation,El-Service
plumbing VVS,Blik og Rør,Varme,Ventilation
trades Malerfirma,Tag,Gulve,Tømrer,Fliser,Facade
food Fødevarer,Mejeri,Slagteri,Mad,Konfekture
bakery Bageri,Konditori
textile Tekstil,Tøj,Konfektion
furniture Møbler,Køkkener,Indretning
print Tryk,Forlag,Bogtrykkeri
chemical Kemi,Pharma,Farver,Kosmetik
plastics Plast,Emballage,Gummi
metal Smede,Stål,Metal,Støberi
machine Maskinfabrik,Maskin,Værktøj,Hydraulik
electronics Elektronik,Automatik,Belysning
medtech Medicoteknik,Instrumenter,Optik
vehicle Karrosseri,Køretøjer,Trailere
ship Skibsværft,Rederi,Shipping,Bådebyggeri
freight Transport,Vognmandsfirma,Logistik,Flytteforretning,Spedition
passenger Taxi,Turistbusser,Busser
travel Rejser,Rejsebureau
telecom Telecom,Net,Bredbånd
energy Energi,Kraftvarme,Sol,Vind
waste Genbrug,Miljø,Renovation
industrial Industri,Byggematerialer,Værktøj,Landbrugsmaskiner
foodtrade Engros,Frugt,Fisk,Kaffe
trading Handel,Import,Trading,Agentur
grocery Købmand,Dagligvarer,Slagter,Delikatesser
fashion Mode,Sko,Tøj,Butik
appliance Hvidevarer,Isenkram,Bolig
pharmacy Apotek,Helsekost
shop Boghandel,Guldsmed,Sport,Blomster,Cykler,Legetøj,Nethandel
cardealer Biler,Auto,Automobiler,Camping
carrepair Autoværksted,Autoservice,Dæk,Autolak
restaurant Restaurant,Café,Kro,Pizzeria,Catering
hotel Hotel,Badehotel,Camping,Feriehuse
finance Finans,Kapital,Formue
insurance Forsikring,Forsikringsmægler
property Ejendomme,Ejendomsadministration,Mægler,Boliger,Udlejning
holding Holding,Invest,Ejendomsinvest,Gruppen
beauty Frisør,Salon,Hudpleje
cleaning Rengøring,Vaskeri,Service
media Reklame,Medier,Design,Film,Kommunikation
software Data,IT,Software,Systemer,Teknologi,Digital
staffing Vikar,Personale,Service,Udlejning
security Sikring,Vagt,Alarm
leisure Sport,Fritid,Event,Fitness,Musik
doctor Tandlæge,Lægehus,Fysioterapi,Dyreklinik,Klinik
care Pleje,Omsorg,Hjemmepleje
law Advokater,Advokatfirma
education Kursus,Skole,Køreskole,Børnehave
association Forening,Fond,Forbund
engineering Arkitekter,Ingeniørfirma,Rådgivende Ingeniører
accounting Revision,Regnskab,Bogføring
consulting Rådgivning,Consulting,Management
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
3 {G} {S} Holding
2 {A}
1 {I} {N}
1 {N} Grader {I}
1 {S} Invest
`,
  people: `
45 {G} {S}
20 {S}s {I}
15 {I} v/{G} {S}
15 {G} {S} {I}
5 {S} & {S}
`,
  branch: "Afdeling",
  titles: "Direktør,Administrerende direktør",
  mailboxes: "info,kontakt,mail,post,salg",
  ascii: "ø=oe æ=ae å=aa",
});
