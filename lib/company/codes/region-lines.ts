/** Names of provinces, states and regions across languages, postal abbreviations included, laid out as `CITY_LINES`. */
export const REGION_LINES = `AT|Kärnten/Carinthia/Carinthie;Steiermark/Styria/Styrie;Niederösterreich/Lower Austria/Basse-Autriche;Oberösterreich/Upper Austria/Haute-Autriche
AT|Tirol/Tyrol;Wien/Vienna/Vienne;Salzburg/Land Salzburg/Salzburgerland;Burgenland/Őrvidék
AU|New South Wales/NSW;Victoria/VIC;Queensland/QLD;Western Australia/WA;South Australia/SA;Tasmania/TAS;Australian Capital Territory/ACT
AU|Northern Territory/NT
BE|Vlaanderen/Flanders/Flandre/Vlaams Gewest/Région flamande/Flandern/Flemish Region
BE|Wallonie/Wallonia/Wallonië/Waals Gewest/Région wallonne/Wallonien/Walloon Region
BE|Brussels Hoofdstedelijk Gewest/Région de Bruxelles-Capitale/Brussels-Capital Region/Brussels-Capital/Bruxelles-Capitale/Region Brüssel-Hauptstadt
BE|Antwerpen/Antwerp/Anvers;Oost-Vlaanderen/East Flanders/Flandre orientale/Ostflandern;West-Vlaanderen/West Flanders/Flandre occidentale/Westflandern
BE|Vlaams-Brabant/Flemish Brabant/Brabant flamand;Waals-Brabant/Walloon Brabant/Brabant wallon;Henegouwen/Hainaut/Hennegau;Luik/Liège/Lüttich;Namen/Namur
BE|Limburg/Limbourg;Luxemburg/Luxembourg
BR|São Paulo/SP;Rio de Janeiro/RJ;Minas Gerais/MG;Distrito Federal/Federal District/DF;Rio Grande do Sul/RS;Bahia/BA;Paraná/PR;Santa Catarina/SC
CA|Québec/Quebec/QC;British Columbia/Colombie-Britannique/BC;Nova Scotia/Nouvelle-Écosse/NS;New Brunswick/Nouveau-Brunswick/NB
CA|Prince Edward Island/Île-du-Prince-Édouard/PE;Newfoundland and Labrador/Terre-Neuve-et-Labrador/NL;Ontario/ON;Alberta/AB;Manitoba/MB;Saskatchewan/SK
CA|Northwest Territories/Territoires du Nord-Ouest/NT
CH|Zürich/Zurich/Zurigo/ZH;Genève/Geneva/Genf/Ginevra/GE;Bern/Berne/Berna/BE;Luzern/Lucerne/Lucerna/LU;Basel-Stadt/Bâle-Ville/Basilea Città/BS
CH|Basel-Landschaft/Bâle-Campagne/Basilea Campagna/BL;Freiburg/Fribourg/FR;Waadt/Vaud/VD;Wallis/Valais/Vallese/VS;Neuenburg/Neuchâtel/NE;Tessin/Ticino/TI
CH|Graubünden/Grisons/Grigioni/Grischun/GR;Aargau/Argovie/Argovia/AG;Thurgau/Thurgovie/Turgovia/TG;St. Gallen/Saint-Gall/San Gallo/SG;Solothurn/Soleure/SO
CH|Schaffhausen/Schaffhouse/SH;Schwyz/Schwytz/Svitto/SZ;Zug/Zoug/Zugo/ZG;Jura/Giura/JU;Glarus/Glaris/Glarona/GL;Obwalden/Obwald/OW;Nidwalden/Nidwald/NW
CZ|Praha/Prague/Prag/Hlavní město Praha;Čechy/Bohemia/Böhmen/Bohême;Morava/Moravia/Mähren/Moravie
CZ|Středočeský kraj/Central Bohemia/Mittelböhmen/Central Bohemian Region;Jihomoravský kraj/South Moravia/Südmähren/South Moravian Region
CZ|Moravskoslezský kraj/Moravian-Silesian Region;Plzeňský kraj/Plzen Region/Region Pilsen;Jihočeský kraj/South Bohemia/South Bohemian Region
CZ|Vysočina/Kraj Vysočina/Vysocina Region
DE|Bayern/Bavaria/Bavière/Beieren/Baviera;Sachsen/Saxony/Saxe/Saksen/Sajonia/Sassonia;Niedersachsen/Lower Saxony/Basse-Saxe/Nedersaksen/Baja Sajonia
DE|Sachsen-Anhalt/Saxony-Anhalt/Saxe-Anhalt
DE|Nordrhein-Westfalen/North Rhine-Westphalia/Rhénanie-du-Nord-Westphalie/Noordrijn-Westfalen/Renania del Norte-Westfalia/NRW
DE|Rheinland-Pfalz/Rhineland-Palatinate/Rhénanie-Palatinat;Hessen/Hesse/Assia;Thüringen/Thuringia/Thuringe/Turingia
DE|Baden-Württemberg/Baden-Wurttemberg/Bade-Wurtemberg/Baden-Wuerttemberg
DE|Mecklenburg-Vorpommern/Mecklenburg-Western Pomerania/Mecklembourg-Poméranie-Occidentale;Saarland/Sarre;Brandenburg/Brandebourg/Brandeburgo
DE|Schleswig-Holstein/Slesvig-Holsten;Berlin/Land Berlin;Bremen/Freie Hansestadt Bremen;Hamburg/Freie und Hansestadt Hamburg
DK|Hovedstaden/Region Hovedstaden/Capital Region of Denmark;Sjælland/Region Sjælland/Zealand/Region Zealand/Seeland
DK|Midtjylland/Region Midtjylland/Central Denmark Region/Central Jutland;Nordjylland/Region Nordjylland/North Denmark Region/North Jutland
DK|Syddanmark/Region Syddanmark/Region of Southern Denmark/Southern Denmark
ES|Cataluña/Catalunya/Catalonia/Catalogne/Katalonien/Catalogna;Andalucía/Andalusia/Andalousie/Andalusien
ES|País Vasco/Euskadi/Basque Country/Pays basque/Baskenland;Comunidad de Madrid/Madrid/Community of Madrid
ES|Comunidad Valenciana/Comunitat Valenciana/Valencian Community/Valencia;Galicia/Galiza/Galice/Galicien
ES|Islas Baleares/Illes Balears/Balearic Islands/Balearen/Baleares;Canarias/Islas Canarias/Canary Islands/Kanarische Inseln;Aragón/Aragon/Aragonien
ES|Navarra/Navarre/Nafarroa/Comunidad Foral de Navarra;Castilla y León/Castile and León/Kastilien und León
ES|Castilla-La Mancha/Castile-La Mancha/Kastilien-La Mancha;Asturias/Principado de Asturias/Asturies;Región de Murcia/Murcia/Region of Murcia
ES|Extremadura/Estremadura;Cantabria/Kantabrien;Vizcaya/Bizkaia/Biscay;Guipúzcoa/Gipuzkoa;Álava/Araba;Gerona/Girona;Lérida/Lleida;Sevilla/Seville
ES|Zaragoza/Saragossa;La Coruña/A Coruña;Orense/Ourense;Alicante/Alacant;Castellón/Castelló;Barcelona/Provincia de Barcelona
FI|Uusimaa/Nyland;Varsinais-Suomi/Southwest Finland/Egentliga Finland;Pirkanmaa/Birkaland;Lappi/Lapland/Lappland;Pohjanmaa/Ostrobothnia/Österbotten
FI|Pohjois-Pohjanmaa/North Ostrobothnia/Norra Österbotten;Keski-Suomi/Central Finland/Mellersta Finland;Ahvenanmaa/Åland
FR|Bretagne/Brittany/Breizh/Bretaña;Normandie/Normandy/Normandía;Bourgogne-Franche-Comté/Burgundy-Franche-Comté;Corse/Corsica/Corsega
FR|Île-de-France/Paris Region/Région parisienne;Provence-Alpes-Côte d'Azur/PACA;Nouvelle-Aquitaine/New Aquitaine;Occitanie/Occitania;Pays de la Loire/Loire Countries
FR|Auvergne-Rhône-Alpes/Auvergne-Rhone-Alps;Grand Est/Alsace-Champagne-Ardenne-Lorraine;Centre-Val de Loire/Centre;Bourgogne/Burgundy/Burgund
FR|Alsace/Elsass/Alsacia;Lorraine/Lothringen/Lorena;Savoie/Savoy/Savoyen
GB|England/Angleterre/Engeland/Inglaterra/Inghilterra;Scotland/Écosse/Schottland/Schotland/Alba/Escocia/Scozia;Wales/Cymru/Pays de Galles/Gales/Galles
GB|Northern Ireland/Irlande du Nord/Nordirland/Noord-Ierland/Irlanda del Norte;Greater London/London;Cornwall/Cornouailles/Kernow
GB|Isle of Anglesey/Anglesey/Ynys Môn
GR|Αττική/Attica/Attiki/Attika/Attique;Κρήτη/Crete/Kriti/Kreta/Crète;Μακεδονία/Macedonia/Makedonia;Κεντρική Μακεδονία/Central Macedonia/Kentriki Makedonia
GR|Θεσσαλία/Thessaly/Thessalia;Πελοπόννησος/Peloponnese/Peloponnisos;Ήπειρος/Epirus/Ipeiros
IE|Leinster/Laighin;Munster/An Mhumhain;Connacht/Connaught/Connachta;Ulster/Ulaidh;Dublin/County Dublin/Co. Dublin/Co Dublin
IE|Cork/County Cork/Co. Cork/Co Cork
IN|Maharashtra/MH;Odisha/Orissa;Puducherry/Pondicherry;Uttarakhand/Uttaranchal;West Bengal/Paschim Banga
IN|Delhi/National Capital Territory of Delhi/NCT of Delhi
IT|Toscana/Tuscany/Toskana/Toscane;Lombardia/Lombardy/Lombardei/Lombardije/Lombardie/Lombardía;Piemonte/Piedmont/Piemont/Piémont
IT|Sicilia/Sicily/Sizilien/Sicile/Sicilië;Sardegna/Sardinia/Sardinien/Sardaigne/Sardinië/Cerdeña;Puglia/Apulia/Apulien/Pouilles;Lazio/Latium
IT|Veneto/Venetien/Vénétie;Liguria/Ligurien/Ligurie;Marche/The Marches/Marken;Umbria/Umbrien/Ombrie;Calabria/Kalabrien/Calabre;Campania/Kampanien/Campanie
IT|Valle d'Aosta/Vallée d'Aoste/Aosta Valley/Aostatal;Trentino-Alto Adige/Trentino-Südtirol/Trentino-South Tyrol;Alto Adige/Südtirol/South Tyrol
IT|Friuli-Venezia Giulia/Friaul-Julisch Venetien/Friuli Venezia Giulia/Frioul-Vénétie Julienne;Abruzzo/Abruzzi/Abruzzen;Basilicata/Lucania
IT|Emilia-Romagna/Emilia Romagna/Émilie-Romagne
MX|Ciudad de México/Distrito Federal/Mexico City/CDMX;México/Estado de México/State of Mexico
NL|Noord-Holland/North Holland/Hollande-Septentrionale/Nordholland/Holanda Septentrional
NL|Zuid-Holland/South Holland/Hollande-Méridionale/Südholland/Holanda Meridional;Noord-Brabant/North Brabant/Brabant-Septentrional/Nordbrabant
NL|Gelderland/Guelders/Gueldre/Geldern;Zeeland/Zealand/Zélande/Seeland;Friesland/Fryslân/Frisia/Frise;Limburg/Limbourg;Groningen/Groningue
NL|Utrecht/Provincie Utrecht;Overijssel/Overyssel;Drenthe/Drente
NO|Trøndelag/Trööndelage/Trondelag;Troms/Romsa;Finnmark/Finnmárku
PL|Mazowieckie/Masovia/Mazovia/Masowien/Województwo mazowieckie/Masovian Voivodeship;Śląskie/Silesia/Schlesien/Województwo śląskie/Silesian Voivodeship
PL|Dolnośląskie/Lower Silesia/Niederschlesien/Województwo dolnośląskie;Małopolskie/Lesser Poland/Kleinpolen/Województwo małopolskie
PL|Wielkopolskie/Greater Poland/Großpolen/Województwo wielkopolskie;Pomorskie/Pomerania/Pommern/Województwo pomorskie
PL|Zachodniopomorskie/West Pomerania/Westpommern/Województwo zachodniopomorskie;Łódzkie/Lodz Voivodeship/Województwo łódzkie;Podlaskie/Podlachia
PL|Kujawsko-Pomorskie/Kuyavia-Pomerania;Warmińsko-Mazurskie/Warmia-Masuria/Ermland-Masuren;Opolskie/Opole Voivodeship;Podkarpackie/Subcarpathia
PL|Lubelskie/Lublin Voivodeship;Świętokrzyskie/Holy Cross Voivodeship;Lubuskie/Lubusz/Lebus
PT|Lisboa/Lisbon/Distrito de Lisboa;Porto/Oporto/Distrito do Porto;Açores/Azores/Azoren;Madeira/Madère/Região Autónoma da Madeira
RO|Transilvania/Transylvania/Siebenbürgen/Erdély;București/Bucharest
RU|Москва/Moscow/Moskva;Санкт-Петербург/Saint Petersburg/St. Petersburg;Московская область/Moscow Oblast/Moskovskaya oblast
RU|Татарстан/Tatarstan/Республика Татарстан;Сибирь/Siberia/Sibir
SE|Skåne/Scania/Skåne län/Schonen/Scanie;Stockholms län/Stockholm County/Stockholm;Västra Götaland/Västra Götalands län/Vastra Gotaland;Dalarna/Dalecarlia
SE|Uppsala län/Uppsala County/Uppsala;Norrbotten/Norrbottens län;Östergötland/Östergötlands län/Ostergotland
UA|Київська область/Kyiv Oblast/Kiev Oblast;Крим/Crimea/Krym/Krim
US|Alabama/AL;Alaska/AK;Arizona/AZ;Arkansas/AR;California/CA/Californie/Kalifornien;Colorado/CO;Connecticut/CT;Delaware/DE;District of Columbia/DC
US|Florida/FL/Floride;Georgia/GA;Hawaii/HI/Hawaiʻi;Idaho/ID;Illinois/IL;Indiana/IN;Iowa/IA;Kansas/KS;Kentucky/KY;Louisiana/LA/Louisiane;Maine/ME
US|Maryland/MD;Massachusetts/MA;Michigan/MI;Minnesota/MN;Mississippi/MS;Missouri/MO;Montana/MT;Nebraska/NE;Nevada/NV;New Hampshire/NH;New Jersey/NJ
US|New Mexico/NM/Nouveau-Mexique;New York/NY/New York State;North Carolina/NC/Caroline du Nord;North Dakota/ND;Ohio/OH;Oklahoma/OK;Oregon/OR
US|Pennsylvania/PA/Pennsylvanie;Puerto Rico/PR;Rhode Island/RI;South Carolina/SC/Caroline du Sud;South Dakota/SD;Tennessee/TN;Texas/TX;Utah/UT;Vermont/VT
US|Virginia/VA/Virginie;Washington/WA/Washington State;West Virginia/WV;Wisconsin/WI;Wyoming/WY
ZA|Western Cape/Wes-Kaap/Kaapprovinz;Eastern Cape/Oos-Kaap;KwaZulu-Natal/Natal;Free State/Vrystaat;North West/Noordwes;Northern Cape/Noord-Kaap`;
