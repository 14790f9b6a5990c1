import { language } from "../language";

export const dutch = language({
  givenMale: "Jan,Peter,Johannes,Hendrik,Willem,Cornelis,Marcel,Erik,Mark,Jeroen,Bart,Tom,Pieter,Rob,Hans,Kees,Dirk,Thijs,Daan,Sander,Ruud,Frank,Michiel,Wouter,Stijn,Koen,Luc,Geert,Bram,Lars,Joost,Maarten,Ronald,Henk,Gerrit",
  givenFemale: "Maria,Anna,Johanna,Monique,Ingrid,Linda,Petra,Esther,Marieke,Sandra,Els,Lotte,Sanne,Femke,Anouk,Karin,Marjolein,Saskia,Eva,Emma,Greet,An,Katrien,Lieve,Inge",
  surnames: "de Jong,Jansen,de Vries,van den Berg,van Dijk,Bakker,Janssen,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Vos,Peters,Hendriks,van Leeuwen,Dekker,Brouwer,de Wit,Dijkstra,Smits,de Graaf,van der Meer,Kok,Jacobs,van der Linden,van Vliet,de Haan,Vermeulen,van den Heuvel,van der Veen,van den Broek,de Bruijn,Schouten,van Beek,van der Heijden,Willems,van Veen,Hoekstra,Maas,Verhoeven,Koster,van Dam,Prins,Blom,Huisman,Peeters,de Bruin,Kuipers,van Wijk,Gerritsen,Veenstra,Kramer,van den Brink,Postma,Bosman,Kuiper,Groen,Martens,Wolters,Molenaar,van der Wal,Sanders,Timmermans,Claes,Maes,Wouters,Mertens,De Smet,Goossens,Jacobs,Lambert,De Clercq,Aerts,Hermans,Michiels,Pauwels,Van Damme,Desmet,Lemmens,Coppens,Segers,Verbeke,De Backer,Van Hove,Vandenberghe,Declercq,Thijs,Cools",
  surnameParts: ["Ooster,Wester,Noord,Zuid,Berg,Bosch,Brink,Dijk,Duin,Hof,Hoog,Kamp,Kool,Land,Meer,Nieuw,Oude,Rijn,Water,Zee,Vel,Wijn,Goor,Bleek", "man,huis,veld,kamp,beek,dijk,hoven,meijer,stra,hof,huizen,ma,stein,berg"],
  words: "Noord,Holland,Zuid,Rijn,Amstel,Oost,West,Zee,Zon,Ster,Gouden,Groen,Blauw,Wit,Oranje,Delta,Maas,Schelde,Polder,Duin,Haven,Molen,Brug,Toren,Kroon,Leeuw,Arend,Zwaan,Anker,Kompas,Linden,Eik,Tulp,Centraal,Nieuw,Oude,Euro,Inter,Global,Royal,Randstad,Brabant,Vlaamse,Kempen,Gelre,Fries,Hanze,Direct,Totaal,Actief,Ideaal,Stad,Markt,Plein,Alfa,Omega,Sigma,Vitaal,Duurzaam,Slim",
  tails: "land,zicht,dijk,huis,hof,punt,werk,tech,bouw,poort,bron,licht,plan,trans,net,soft,flor,pack,med,lijn,zorg,groep,veld,stroom,data",
  syllables: ["Al,Bra,Cor,Da,El,Fi,Gra,Hol,In,Ja,Ka,Lu,Ma,No,Or,Pa,Ra,Sa,Ti,Ul,Va,We,Xe,Zi,Bel,Do,Ger,Ho,Ki,Lan,Mo,Ni,Pro,Ro,Sol,Tri,Ver,Wi,Ze,Am,Bo,Cli,Eu,Fre,Syn,Kro,Oos,Vi", "la,ri,na,vo,te,mi,so,ra,de,lo,ni,ta,ro,li,ma,ga,vi,do,ne,sa,ti,re,mo,ku,be,zi,no,fa,le,ve", "tec,dam,nor,via,dura,lex,tron,med,gen,sol,nova,plan,con,mark,tal,ris,dan,tex,bouw,max,rix,stad,born,line,vex,gon,tra,ness,ium,zorg"],
  letters: "ABCDEFGHIJKLMNPRSTVWZ",
  trades: `
farm Kwekerij,Tuinbouw,Hoveniers,Boomkwekerij,Agro,Tuinen
drinks Brouwerij,Wijnen,Dranken,Distilleerderij
wood Houthandel,Timmerwerken,Houtbouw,Zagerij
build Bouw,Aannemersbedrijf,Bouwbedrijf,Wegenbouw,Infra,Woningbouw
electric Elektrotechniek,Elektro,Installaties
plumbing Installatietechniek,Loodgieters,Klimaattechniek,Sanitair,Verwarming
trades Schilderwerken,Dakwerken,Vloeren,Stukadoors,Tegels,Afbouw
food Vleeswaren,Zuivel,Levensmiddelen,Food,Snacks,Chocolade
bakery Bakkerij,Banketbakkerij,Brood
textile Textiel,Confectie,Kleding,Lederwaren
furniture Meubelen,Interieur,Keukens,Wonen
print Drukkerij,Uitgeverij,Print,Media
chemical Chemie,Farma,Verf,Cosmetica,Coatings
plastics Kunststoffen,Verpakkingen,Rubber,Folie
metal Metaalbewerking,Staalbouw,Constructie,Lasbedrijf,Metaalwerken
machine Machinebouw,Machinefabriek,Techniek,Gereedschappen,Aandrijftechniek
electronics Elektronica,Besturingstechniek,Verlichting,Sensoren
medtech Medische Techniek,Instrumenten,Optiek,Orthopedie
vehicle Carrosserie,Voertuigbouw,Trailers,Automotive
ship Scheepvaart,Scheepswerf,Jachtbouw,Rederij,Maritiem
freight Transport,Logistiek,Verhuizingen,Koeriers,Expeditie
passenger Taxi,Touringcars,Personenvervoer
travel Reizen,Reisbureau
telecom Telecom,Netwerken,Communicatie
energy Energie,Zonnepanelen,Windenergie,Warmte,Water
waste Recycling,Afvalverwerking,Milieu,Containers
industrial Technische Groothandel,Bouwmaterialen,Gereedschap,Landbouwmachines,Industrie
foodtrade Groothandel,Groenten en Fruit,Vis,Koffie,Vlees
trading Handelsonderneming,Import,Trading,Handel,Export
grocery Supermarkt,Slagerij,Delicatessen,Versmarkt,Kaashandel
fashion Mode,Schoenen,Kleding,Boetiek
appliance Witgoed,IJzerwaren,Huishoud,Doe-het-zelf
pharmacy Apotheek,Drogist
shop Boekhandel,Juwelier,Sport,Bloemen,Fietsen,Speelgoed,Webwinkels
cardealer Autobedrijf,Auto's,Motoren,Automobielen
carrepair Garage,Autoservice,Banden,Autoschade
restaurant Restaurant,Café,Horeca,Eetcafé,Catering,Brasserie
hotel Hotel,Hotels,Recreatie,Vakantiepark
finance Financieel Advies,Kapitaal,Lease,Hypotheken,Vermogensbeheer
insurance Verzekeringen,Assurantiën
property Vastgoed,Makelaardij,Onroerend Goed,Beheer,Woningen
holding Holding,Beheer,Participaties,Investments,Groep
beauty Kappers,Schoonheidssalon,Hairstyling
cleaning Schoonmaak,Schoonmaakbedrijf,Wasserij
media Reclame,Media,Ontwerp,Producties,Communicatie
software Software,Automatisering,ICT,Systemen,Digitaal,Data
staffing Uitzendbureau,Personeel,Diensten,Verhuur
security Beveiliging,Bewaking,Alarm
leisure Sport,Fitness,Evenementen,Theater,Recreatie
doctor Tandartspraktijk,Huisartsenpraktijk,Fysiotherapie,Dierenkliniek,Praktijk
care Zorg,Thuiszorg,Woonzorgcentrum,Ziekenhuis
law Advocaten,Advocatenkantoor,Notarissen
education Opleidingen,School,Rijschool,Kinderopvang,Academie
association Vereniging,Stichting,Federatie,Genootschap
engineering Ingenieurs,Architecten,Ingenieursbureau,Advies en Ontwerp
accounting Accountants,Administratiekantoor,Belastingadvies,Boekhouding
consulting Consultancy,Advies,Management,Adviesgroep
`,
  companies: `
20 {S} {I}
14 {I} {S}
8 {R} {I}
7 {R}
7 {C} {I}
6 {I} {P}
5 {S} & {S} {I}
5 {S} & Zonen {I}
5 {W} {I}
4 {A} {I}
4 {C}
4 {I} {G} {S}
3 Gebroeders {S}
3 {I} {W}
2 {I} '{W}'
2 De {W} {W}
2 {P} {I}
2 {A} {S} {I}
1 {I} {N}
1 {N} Graden {I}
1 {A}
1 {S} Groep
`,
  people: `
40 {G} {S}
20 {I} {G} {S}
20 {I} {S}
15 {G} {S} {I}
5 {S} & {S}
`,
  branch: "Vestiging",
  titles: "Directeur,Algemeen directeur,Zaakvoerder",
  mailboxes: "info,contact,kantoor,verkoop,mail,administratie",
});
