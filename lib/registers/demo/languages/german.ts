import { language } from "../language";

export const german = language({
  givenMale: "Thomas,Michael,Andreas,Stefan,Markus,Christian,Peter,Martin,Daniel,Klaus,Jürgen,Hans,Wolfgang,Matthias,Alexander,Frank,Bernd,Sebastian,Florian,Uwe,Tobias,Josef,Georg,Dirk,Jörg,Karl,Werner,Jan,Lukas,Felix,Maximilian,Anton,Franz,Heinrich,Otto,Emil,Paul,Jonas",
  givenFemale: "Sabine,Susanne,Andrea,Petra,Claudia,Julia,Monika,Katrin,Anna,Birgit,Martina,Stefanie,Christine,Nicole,Karin,Barbara,Silke,Heike,Lena,Laura,Katharina,Eva,Ursula,Renate,Marie,Jana,Sophie,Greta",
  surnames: "Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Lange,Schmitt,Werner,Schmitz,Krause,Meier,Lehmann,Schmid,Schulze,Maier,Köhler,Herrmann,König,Walter,Mayer,Huber,Kaiser,Fuchs,Peters,Lang,Scholz,Möller,Weiß,Jung,Hahn,Schubert,Vogel,Friedrich,Keller,Günther,Frank,Berger,Winkler,Roth,Beck,Lorenz,Baumann,Franke,Albrecht,Schuster,Simon,Ludwig,Böhm,Winter,Kraus,Martin,Schumacher,Krämer,Vogt,Stein,Jäger,Otto,Sommer,Groß,Seidel,Heinrich,Brandt,Haas,Schreiber,Graf,Dietrich,Ziegler,Kuhn,Kühn,Pohl,Engel,Horn,Busch,Bergmann,Voigt,Sauer,Arnold,Wolff,Pfeiffer,Gruber,Pichler,Steiner,Moser,Egger,Kofler,Brunner,Lechner,Wimmer,Eder,Frei,Gerber,Widmer,Zürcher,Baumgartner,Ammann",
  surnameParts: ["Ober,Nieder,Stein,Berg,Wald,Hof,Bach,Brunn,Linden,Buch,Eichen,Feld,Kirch,Mühl,Neu,Alt,Hoch,Tal,Rosen,Sonnen,Wiesen,Hasel,Birken,Sand,Wein,Holz,Eisen,Gold,Silber,Winter,Sommer,Franken,Baden,Hessen", "bauer,maier,müller,hofer,berger,mann,hauser,feld,egger,thaler,huber,reiter,wirth,kamp,brink,städter"],
  words: "Nord,Alpen,Stern,Rhein,Sonnen,Berg,Hanse,Adler,Stadt,Main,Donau,Isar,Elbe,Falken,Linden,Löwen,Eichen,Kronen,Wald,Süd,Ost,West,Rosen,Phönix,Kristall,Euro,Inter,Global,Turm,Schwarzwald,Bären,Hirsch,Panorama,Zentral,Merkur,Titan,Quell,Anker,Hafen,Neckar,Weser,Spree,Aktiv,Ideal,Optimal,Regio,Vital,Grün,Blau,Silber,Gold,Delta,Omega,Alpha,Kompass,Horizont,Fein,Spezial,Profi,Direkt",
  tails: "werk,haus,hof,tec,bau,plan,quelle,land,kontor,stein,feld,punkt,form,werft,markt,sand,mühle,licht,kraft,raum,garten,tal,art,net,soft,pack,med,trans,data,line",
  syllables: ["Al,Bra,Cor,Dar,El,Fi,Gra,Hel,In,Ka,Lu,Me,No,Or,Pa,Ra,Sa,Ti,Ul,Va,We,Xe,Zi,Bel,Do,Ger,Ho,Ki,Lan,Mo,Ni,Pro,Ro,Sol,Tri,Ver,Wi,Ze,Am,Bo,Cli,Eu,Fre,Syn,Kro,Ost,Tra,Vi", "la,ri,na,vo,te,mi,so,ra,de,lo,ni,ta,ro,li,ma,ga,vi,do,ne,sa,ti,re,mo,ku,be,zi,no,fa,le,ve", "tec,werk,nor,via,dur,lex,tron,med,gen,sol,nova,plan,kon,mark,tal,ris,dan,tex,bau,max,rix,stal,born,line,vex,gon,tra,ness,rum,berg"],
  letters: "ABCDEFGHIKLMNOPRSTVWZ",
  trades: `
farm Hofgut,Gartenbau,Landwirtschaft,Baumschule,Agrar,Blumenhof
drinks Brauerei,Weingut,Getränke,Kellerei,Brennerei
wood Holzbau,Sägewerk,Holzhandel,Tischlerei,Schreinerei,Holzwerke
build Bau,Bauunternehmung,Hochbau,Tiefbau,Wohnbau,Massivhaus,Bauservice
electric Elektro,Elektrotechnik,Elektroanlagen,Elektroinstallationen
plumbing Heizung,Haustechnik,Sanitär,Klimatechnik,Gebäudetechnik,Heizungsbau
trades Malerbetrieb,Dachdeckerei,Fliesen,Trockenbau,Bedachungen,Innenausbau,Zimmerei,Fassaden
food Feinkost,Lebensmittel,Fleischwaren,Molkerei,Nahrungsmittel,Süßwaren,Teigwaren
bakery Bäckerei,Konditorei,Backhaus,Feinbäckerei
textile Textil,Bekleidung,Weberei,Strickwaren,Lederwaren
furniture Möbel,Möbelhaus,Polstermöbel,Einrichtungen,Küchen
print Druck,Verlag,Druckerei,Buchverlag,Medien
chemical Chemie,Pharma,Lacke,Kosmetik,Farben,Klebstoffe
plastics Kunststoffe,Kunststofftechnik,Spritzguss,Folien,Verpackungen
metal Metallbau,Stahlbau,Schlosserei,Metallwaren,Blechtechnik,Härterei,Gießerei
machine Maschinenbau,Werkzeugbau,Anlagenbau,Maschinenfabrik,Antriebstechnik,Sondermaschinen
electronics Elektronik,Sensorik,Leiterplatten,Halbleiter,Steuerungstechnik
medtech Medizintechnik,Messtechnik,Optik,Feinmechanik,Orthopädietechnik
vehicle Fahrzeugbau,Karosseriebau,Fahrzeugtechnik,Automotive
ship Reederei,Schifffahrt,Bootsbau,Werft,Schiffswerft
freight Spedition,Transporte,Logistik,Umzüge,Kurierdienst
passenger Taxi,Reisebusse,Busreisen,Mietwagen,Personenverkehr
travel Reisebüro,Reisen,Touristik
telecom Telekommunikation,Telecom,Netze,Breitband
energy Energie,Stadtwerke,Solar,Windkraft,Wärme,Windpark
waste Recycling,Entsorgung,Umweltdienste,Containerdienst,Schrott
industrial Industriebedarf,Baumaschinen,Baustoffe,Stahlhandel,Landmaschinen,Technischer Handel
foodtrade Lebensmittelgroßhandel,Früchte,Getränkevertrieb,Fleischgroßhandel,Kaffee
trading Handel,Import-Export,Handelsgesellschaft,Vertrieb,Warenhandel,Großhandel
grocery Feinkost,Lebensmittelmarkt,Metzgerei,Frischemarkt,Biomarkt,Hofladen
fashion Mode,Modehaus,Schuhe,Schuhhaus,Boutique,Trachten
appliance Elektrogeräte,Eisenwaren,Haushaltswaren,Baumarkt,Raumausstattung
pharmacy Apotheke,Drogerie
shop Buchhandlung,Juwelier,Sport,Versand,Spielwaren,Blumen,Zweirad,Onlinehandel
cardealer Autohaus,Automobile,Motorrad,Caravan,Kraftfahrzeuge
carrepair Kfz-Werkstatt,Autoservice,Reifen,Kfz-Technik,Autopflege
restaurant Gasthof,Restaurant,Gaststätten,Café,Catering,Gastronomie,Wirtshaus
hotel Hotel,Pension,Landhotel,Gästehaus,Ferienwohnungen
finance Finanz,Kapital,Vermögensverwaltung,Leasing,Finanzberatung
insurance Versicherungen,Assekuranz,Versicherungsmakler
property Immobilien,Grundstücksverwaltung,Hausverwaltung,Wohnungsbau,Projektentwicklung,Liegenschaften
holding Holding,Beteiligungen,Verwaltung,Beteiligungsgesellschaft,Invest
beauty Friseur,Kosmetik,Haarstudio,Wellness
cleaning Gebäudereinigung,Reinigung,Gebäudeservice,Wäscherei
media Werbeagentur,Medien,Design,Kommunikation,Filmproduktion,Marketing
software Software,IT-Systeme,Informatik,Systemhaus,Datentechnik,Digital,IT-Service
staffing Personal,Zeitarbeit,Personalservice,Dienstleistungen,Mietservice
security Sicherheit,Sicherheitsdienst,Wachdienst,Alarmtechnik
leisure Sport,Fitness,Veranstaltungen,Konzertagentur,Freizeit,Tennis
doctor Zahnarztpraxis,Arztpraxis,Physiotherapie,Tierarztpraxis,Labor,Praxis
care Pflegedienst,Seniorenheim,Klinik,Pflege,Krankenhaus
law Rechtsanwälte,Rechtsanwaltsgesellschaft,Notariat
education Akademie,Schule,Fahrschule,Bildung,Kindergarten,Sprachschule
association Verein,Stiftung,Verband,Förderverein
engineering Ingenieure,Architekten,Ingenieurbüro,Planungsbüro,Vermessung,Prüftechnik
accounting Steuerberatung,Wirtschaftsprüfung,Treuhand,Buchführung
consulting Unternehmensberatung,Consulting,Beratung,Management,Projektmanagement
`,
  companies: `
30 {S} {I}
9 {C} {I}
8 {R} {I}
8 {I} {S}
6 {R}
6 {I} {P}
5 {S} & {S} {I}
5 {W}-{I}
4 {S} & Söhne {I}
4 {A} {I}
4 {C}
4 {G} {S} {I}
3 {P} {I}
3 Gebrüder {S} {I}
3 {S} und Partner {I}
2 {W}-{I} {P}
2 {S} {I} {P}
2 {R} {W} {I}
1 {A} {S} {I}
1 {I} {N}
1 {N} Grad {I}
1 {W} {N} {I}
1 {R} {I} Deutschland
`,
  people: `
40 {G} {S}
25 {I} {G} {S}
20 {G} {S} {I}
8 {S} & {S}
5 {I} {S}
2 {I} "{W}"
`,
  branch: "Niederlassung",
  titles: "Geschäftsführer,Sprecher der Geschäftsführung",
  mailboxes: "info,kontakt,office,mail,buero,service,post",
  ascii: "ä=ae ö=oe ü=ue ß=ss",
});
