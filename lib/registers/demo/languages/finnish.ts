import { language } from "../language";

export const finnish = language({
  givenMale: "Juhani,Matti,Timo,Jari,Mika,Juha,Antti,Kari,Hannu,Pekka,Markku,Jukka,Mikko,Seppo,Janne,Ville,Heikki,Petri,Marko,Sami,Tuomas,Lauri,Tapio,Teemu,Harri,Jussi,Esa,Reijo,Olli,Eero,Risto,Arto,Tero,Aleksi",
  givenFemale: "Maria,Anne,Tuula,Päivi,Anna,Ritva,Leena,Pirjo,Sari,Minna,Marja,Tiina,Riitta,Johanna,Pirkko,Seija,Katja,Merja,Satu,Kirsi,Hanna,Laura,Heli,Sanna,Emilia",
  surnames: "Korhonen,Virtanen,Mäkinen,Nieminen,Mäkelä,Hämäläinen,Laine,Heikkinen,Koskinen,Järvinen,Lehtonen,Lehtinen,Saarinen,Salminen,Heinonen,Niemi,Heikkilä,Salonen,Kinnunen,Turunen,Salo,Laitinen,Tuominen,Rantanen,Karjalainen,Jokinen,Mattila,Savolainen,Lahtinen,Ahonen,Ojala,Leppänen,Kallio,Väisänen,Leinonen,Hiltunen,Pitkänen,Miettinen,Koivisto,Manninen,Aaltonen,Pesonen,Räsänen,Koskela,Lehto,Rantala,Hakala,Toivonen,Peltonen,Nurmi,Anttila,Moilanen,Kärkkäinen,Hirvonen,Lappalainen,Partanen,Aalto,Kettunen,Mustonen,Kokkonen,Laaksonen,Kangas,Luoma,Oksanen,Vainio,Salmi,Hietala,Rautio,Lindholm,Johansson,Karlsson,Nyman,Peltola,Hyvönen,Ranta,Holopainen,Jääskeläinen,Kemppainen,Seppälä,Eskelinen,Sirola",
  surnameParts: ["Aho,Haka,Harju,Heinä,Hieta,Järvi,Kangas,Kivi,Koivu,Koski,Lahti,Lehto,Leppä,Mänty,Niemi,Niitty,Oja,Pelto,Ranta,Salo,Suo,Tammi,Vuori,Saari", "nen,la,lä,maa,mäki,koski,aho,niemi,ranta,lahti,vuori,kangas"],
  words: "Pohjola,Suomen,Pohjan,Etelä,Länsi,Itä,Lappi,Karjalan,Savon,Hämeen,Järvi,Meri,Aurinko,Tähti,Karhu,Kotka,Metsä,Ranta,Vuori,Laakso,Satama,Silta,Kruunu,Kulta,Hopea,Sini,Vihreä,Puna,Valko,Musta,Kaupungin,Suur,Uusi,Alfa,Omega,Delta,Euro,Inter,Global,Rannikko,Napa,Leijona,Haukka,Susi,Revontuli,Kaleva,Sampo,Tapiola,Turva,Hieno,Puhdas,Nopea,Aktiivi,Koivu,Kuusi,Mänty,Tammi,Honka",
  tails: "rakennus,talo,piha,voima,plan,tekniikka,valo,data,virta,katto,ranta,teräs,puu,muoto,net,soft,trans,pack,med,linja,pojat,tuote,piste,tiimi,palvelu",
  syllables: ["A,Ha,Ka,La,Ma,Na,Pa,Ra,Sa,Ta,Va,Ju,Ku,Lu,Mu,Nu,Pu,Ru,Su,Tu,Vi,Ki,Li,Mi,Ni,Pi,Ri,Si,Ti,Ve,Ke,Le,Me,Ne,Pe,Re,Se,Te,Ko,Lo,Mo,No,Po,Ro,So,To,Va,Yli", "la,ri,na,vo,te,mi,so,ra,de,lo,ni,ta,ro,li,ma,ka,vi,do,ne,sa,ti,re,mo,ku,pe,si,no,va,le,ve", "nen,la,tek,via,nor,ix,tron,med,gen,sol,nova,plan,kon,tal,ris,la,tex,max,ri,to,mo,lux,na,sto,nia,mat,tra,ness,ka,ra"],
  letters: "AEHIJKLMNOPRSTV",
  trades: `
farm Maatila,Puutarha,Taimisto,Viherpalvelu
drinks Panimo,Juomat,Tislaamo
wood Puu,Saha,Puusepänliike,Metsä
build Rakennus,Rakennusliike,Maanrakennus,Talot,Urakointi
electric Sähkö,Sähköasennus,Sähköpalvelu
plumbing LVI,Putki,Lämpö,Ilmastointi
trades Maalaus,Katto,Lattia,Laatta,Pelti,Remontti
food Elintarvike,Liha,Meijeri,Ruoka,Makeiset
bakery Leipomo,Konditoria
textile Tekstiili,Vaatetus,Nahka
furniture Kaluste,Keittiöt,Sisustus
print Paino,Kustannus,Kirjapaino
chemical Kemia,Lääke,Maali,Kosmetiikka
plastics Muovi,Pakkaus,Kumi
metal Metalli,Hitsaus,Teräs,Valimo,Konepaja
machine Kone,Konepaja,Työkalu,Hydrauliikka
electronics Elektroniikka,Automaatio,Valaistus
medtech Laite,Mittalaite,Optiikka
vehicle Ajoneuvo,Kori,Perävaunu
ship Varustamo,Telakka,Meri,Venetehdas
freight Kuljetus,Logistiikka,Muutto,Huolinta
passenger Taksi,Linja-autot,Tilausajot
travel Matkat,Matkatoimisto
telecom Tele,Verkot,Viestintä
energy Energia,Voima,Aurinko,Tuuli,Lämpövoima
waste Kierrätys,Ympäristö,Jätehuolto
industrial Teollisuus,Rakennustarvike,Työkalut,Maatalouskone
foodtrade Tukku,Hedelmä,Kala,Kahvi
trading Kauppa,Tuonti,Trading,Agentuuri
grocery Ruokakauppa,Lihakauppa,Herkku,Halli
fashion Muoti,Kengät,Vaate
appliance Kodinkone,Rauta,Koti
pharmacy Apteekki,Luontaistuote
shop Kirjakauppa,Kultaseppä,Urheilu,Kukka,Pyörä,Lelu,Verkkokauppa
cardealer Auto,Autot,Moottori,Vaunu
carrepair Autohuolto,Autokorjaamo,Rengas,Autopesu
restaurant Ravintola,Kahvila,Pizzeria,Catering,Keittiö
hotel Hotelli,Majatalo,Leirintä,Mökit
finance Rahoitus,Pääoma,Varainhoito
insurance Vakuutus,Vakuutusmeklari
property Kiinteistö,Kiinteistönhoito,Isännöinti,Asunnot
holding Holding,Sijoitus,Invest,Konserni
beauty Kampaamo,Parturi,Kauneus
cleaning Siivous,Siivouspalvelu,Pesula
media Mainos,Media,Design,Filmi,Viestintä
software Data,IT,Ohjelmisto,Järjestelmät,Digi,Tietotekniikka
staffing Henkilöstö,Palvelut,Vuokraus
security Turva,Vartiointi,Hälytys
leisure Urheilu,Vapaa-aika,Tapahtuma,Kuntosali
doctor Hammaslääkäri,Lääkäriasema,Fysioterapia,Eläinlääkäri,Klinikka
care Hoiva,Hoito,Kotipalvelu
law Asianajotoimisto,Lakiasiat
education Koulutus,Koulu,Autokoulu,Päiväkoti
association Yhdistys,Säätiö,Liitto
engineering Arkkitehdit,Insinööritoimisto,Suunnittelu
accounting Tilitoimisto,Tilintarkastus,Kirjanpito
consulting Konsultointi,Consulting,Neuvonta
`,
  companies: `
16 {S} {I}
12 {I} {S}
10 {P} {I}
10 {R} {I}
9 {C}
8 {R}
7 {W} {I}
6 {I}-{S}
5 {A} {I}
5 {C} {I}
4 {S} & {S}
4 {G} {S} {I}
4 Veljekset {S}
3 {I} {P}
3 {I} {W}
2 {A}
1 {I} {N}
1 {N} Astetta
`,
  people: `
50 Tmi {G} {S}
20 {I} {G} {S}
20 {G} {S}
10 {I} {S}
`,
  branch: "Toimipaikka",
  titles: "Toimitusjohtaja,Hallituksen puheenjohtaja",
  mailboxes: "info,toimisto,myynti,asiakaspalvelu,posti",
});
