/**
 * City names across languages: country | groups of equivalent names, ";" between groups and "/" between the names of one city. The local official name or
 * names first, then English, then what neighbours and older documents write. Only names that are in use on addresses and in registers.
 */
export const CITY_LINES = `AE|Dubai/Dubayy/Dubaï;Abu Dhabi/Abu Dabi/Abou Dabi;Sharjah/Ash Shariqah
AF|Kabul/Kaboul
AL|Tiranë/Tirana;Durrës/Durazzo;Shkodër/Scutari
AM|Yerevan/Erevan/Eriwan/Երևան;Gyumri/Leninakan
AT|Wien/Vienna/Vienne/Wenen/Viena/Bécs/Vídeň;Klagenfurt am Wörthersee/Klagenfurt/Celovec;Salzburg/Salzbourg/Salisburgo;Graz/Gradec/Grätz
AT|Villach/Beljak
AZ|Bakı/Baku/Bakou;Gəncə/Ganja
BA|Sarajevo/Sarajewo
BD|Dhaka/Dacca;Chattogram/Chittagong
BE|Antwerpen/Antwerp/Anvers/Amberes/Anversa;Gent/Ghent/Gand/Gante;Brussel/Bruxelles/Brussels/Brüssel/Bruselas;Brugge/Bruges/Brujas
BE|Leuven/Louvain/Löwen/Lovaina;Mechelen/Malines/Mecheln;Kortrijk/Courtrai;Oostende/Ostend/Ostende;Ieper/Ypres/Ypern;Doornik/Tournai;Bergen/Mons
BE|Namen/Namur;Luik/Liège/Liege/Lüttich/Lieja;Aalst/Alost;Roeselare/Roulers;Dendermonde/Termonde;Oudenaarde/Audenarde;Ronse/Renaix
BE|Sint-Niklaas/Saint-Nicolas;Tienen/Tirlemont;Lier/Lierre;Halle/Hal;Vilvoorde/Vilvorde;Veurne/Furnes;Diksmuide/Dixmude;Geraardsbergen/Grammont
BE|Nijvel/Nivelles;Waver/Wavre;Moeskroen/Mouscron;Aarlen/Arlon/Arel;Bastenaken/Bastogne;Eigenbrakel/Braine-l'Alleud;Kasteelbrakel/Braine-le-Château
BE|Elsene/Ixelles;Ukkel/Uccle;Schaarbeek/Schaerbeek;Sint-Gillis/Saint-Gilles;Vorst/Forest;Oudergem/Auderghem;Watermaal-Bosvoorde/Watermael-Boitsfort
BE|Sint-Lambrechts-Woluwe/Woluwe-Saint-Lambert;Sint-Pieters-Woluwe/Woluwe-Saint-Pierre;Sint-Jans-Molenbeek/Molenbeek-Saint-Jean
BE|Sint-Joost-ten-Node/Saint-Josse-ten-Noode;Sint-Genesius-Rode/Rhode-Saint-Genèse;Zinnik/Soignies;Edingen/Enghien;Komen/Comines;Hoei/Huy;Borgworm/Waremme
BE|Tongeren/Tongres;Sint-Truiden/Saint-Trond;Eupen/Néau;Sankt Vith/Saint-Vith
BG|София/Sofia/Sofija/Sofiya;Пловдив/Plovdiv/Philippopolis;Варна/Varna;Бургас/Burgas/Bourgas;Русе/Ruse/Rousse
BR|São Paulo/San Pablo
BY|Минск/Minsk/Mińsk;Гомель/Gomel/Homel;Брест/Brest/Brześć;Гродно/Grodno/Hrodna;Витебск/Vitebsk/Vitsebsk
CA|Québec/Quebec/Quebec City/Ville de Québec;Trois-Rivières/Three Rivers
CH|Genève/Geneva/Genf/Ginevra/Ginebra;Zürich/Zurich/Zurigo;Basel/Bâle/Basle/Basilea;Bern/Berne/Berna;Luzern/Lucerne/Lucerna;Lausanne/Losanna/Lausana
CH|Fribourg/Freiburg/Freiburg im Üechtland/Friburgo;Neuchâtel/Neuenburg;Biel/Bienne/Biel Bienne;Sion/Sitten;Sierre/Siders;Solothurn/Soleure/Soletta
CH|Schaffhausen/Schaffhouse/Sciaffusa;St. Gallen/Saint-Gall/San Gallo;Chur/Coire/Coira/Cuira;Zug/Zoug/Zugo;Winterthur/Winterthour;Thun/Thoune;Murten/Morat
CH|Delémont/Delsberg;Porrentruy/Pruntrut;Yverdon-les-Bains/Iferten;Payerne/Peterlingen;Vevey/Vivis
CI|Abidjan/Abidschan
CN|北京/Beijing/Peking/Pékin/Pekín/Pechino;上海/Shanghai/Schanghai/Shanghái;广州/Guangzhou/Canton/Kanton;深圳/Shenzhen/Shenzen;天津/Tianjin/Tientsin
CN|南京/Nanjing/Nanking;重庆/Chongqing/Chungking;西安/Xi'an/Xian/Sian;青岛/Qingdao/Tsingtao;杭州/Hangzhou/Hangchow;苏州/Suzhou/Soochow;厦门/Xiamen/Amoy;大连/Dalian/Dairen
CN|沈阳/Shenyang/Mukden;成都/Chengdu/Chengtu;武汉/Wuhan/Hankow;宁波/Ningbo/Ningpo;东莞/Dongguan/Tungkuan;佛山/Foshan/Fatshan;乌鲁木齐/Ürümqi/Urumqi;哈尔滨/Harbin/Charbin
CO|Bogotá/Bogota/Santafé de Bogotá;Cartagena/Cartagena de Indias
CU|La Habana/Havana/Havanna/La Havane
CY|Λευκωσία/Nicosia/Lefkosia/Lefkoşa/Nikosia/Nicosie;Λεμεσός/Limassol/Lemesos;Λάρνακα/Larnaca/Larnaka;Πάφος/Paphos/Pafos
CY|Αμμόχωστος/Famagusta/Gazimağusa/Ammochostos;Girne/Kyrenia/Kerynia
CZ|Praha/Prague/Prag/Praga/Praag;Brno/Brünn;Plzeň/Pilsen;Ostrava/Ostrau;Olomouc/Olmütz;České Budějovice/Budweis;Karlovy Vary/Karlsbad/Carlsbad
CZ|Liberec/Reichenberg;Ústí nad Labem/Aussig;Hradec Králové/Königgrätz;Mariánské Lázně/Marienbad;Jihlava/Iglau;Cheb/Eger;Pardubice/Pardubitz
CZ|Zlín/Gottwaldov;Znojmo/Znaim;Děčín/Tetschen;Opava/Troppau;Teplice/Teplitz;Kutná Hora/Kuttenberg
DE|München/Munich/Múnich/Monaco di Baviera/Mnichov/Monachium/Muenchen;Köln/Cologne/Keulen/Colonia/Koeln/Kolonia
DE|Nürnberg/Nuremberg/Neurenberg/Norimberga/Núremberg/Nuernberg;Frankfurt am Main/Frankfurt/Francfort/Frankfort/Francoforte
DE|Hamburg/Hambourg/Hamburgo/Amburgo;Berlin/Berlijn/Berlín/Berlino;Düsseldorf/Dusseldorf/Duesseldorf;Hannover/Hanover/Hanovre;Braunschweig/Brunswick
DE|Aachen/Aix-la-Chapelle/Aken/Aquisgrán/Aquisgrana;Koblenz/Coblenz/Coblence;Mainz/Mayence/Maguncia/Magonza;Trier/Trèves/Treves/Tréveris/Treviri
DE|Regensburg/Ratisbon/Ratisbonne/Ratisbona;Dresden/Dresde/Dresda/Drezno;Leipzig/Leipsic/Lipsia/Lipsk;Bremen/Brême/Brema;Konstanz/Constance/Costanza
DE|Augsburg/Augsbourg;Speyer/Spire/Spires/Spira;Worms/Vormazia;Lübeck/Lubeck/Luebeck;Göttingen/Goettingen/Gottingen;Osnabrück/Osnabruck/Osnabrueck
DE|Münster/Munster/Muenster;Saarbrücken/Sarrebruck/Saarbruecken;Kleve/Cleves/Clèves;Freiburg im Breisgau/Freiburg/Fribourg-en-Brisgau
DE|Stuttgart/Stoccarda/Estugarda;Tübingen/Tubingue/Tuebingen;Würzburg/Wurzburg/Wuerzburg/Wurtzbourg;Bautzen/Budyšin;Cottbus/Chóśebuz
DE|Zweibrücken/Deux-Ponts;Hameln/Hamelin;Magdeburg/Magdebourg;Mülheim an der Ruhr/Muelheim;Halle (Saale)/Halle an der Saale/Halle;Flensburg/Flensborg
DK|København/Copenhagen/Kopenhagen/Copenhague/Köpenhamn/Copenaghen/Kobenhavn;Aarhus/Århus;Helsingør/Elsinore;Aalborg/Ålborg;Odense/Odensee;Tønder/Tondern
DK|Aabenraa/Åbenrå/Apenrade;Haderslev/Hadersleben;Sønderborg/Sonderburg
DZ|الجزائر/Alger/Algiers/Algier/Argel;وهران/Oran/Wahran;Constantine/Qacentina
EE|Tallinn/Reval;Tartu/Dorpat;Pärnu/Pernau;Narva/Narwa
EG|القاهرة/Cairo/Al Qahirah/Le Caire/Kairo/El Cairo;الإسكندرية/Alexandria/Al Iskandariyah/Alexandrie/Alejandría;الجيزة/Giza/Gizeh/Al Jizah
EG|بورسعيد/Port Said/Bur Said;السويس/Suez/As Suways;الأقصر/Luxor/Al Uqsur
ES|Sevilla/Seville/Séville/Siviglia;Barcelona/Barcelone/Barcellona;Zaragoza/Saragossa/Saragosse;A Coruña/La Coruña/Corunna/La Corogne
ES|Donostia/San Sebastián/Donostia-San Sebastián/Saint-Sébastien;Bilbao/Bilbo;Vitoria-Gasteiz/Vitoria/Gasteiz;Pamplona/Iruña/Pampelune/Pampeluna
ES|València/Valencia/Valence;Alicante/Alacant/Alicante Alacant;Castellón de la Plana/Castelló de la Plana/Castellón;Córdoba/Cordova/Cordoue
ES|Cádiz/Cadiz/Cadix;Palma/Palma de Mallorca;Girona/Gerona/Gérone;Lleida/Lérida;Ourense/Orense;Elche/Elx;Jerez de la Frontera/Jerez/Xeres
ES|Cartagena/Carthagène;Tarragona/Tarragone;Toledo/Tolède;Salamanca/Salamanque;Granada/Grenade;Maó/Mahón/Mao-Mahón;Eivissa/Ibiza;Sagunt/Sagunto
ES|Alcoi/Alcoy;Xàtiva/Játiva;Gijón/Xixón;Santiago de Compostela/Saint-Jacques-de-Compostelle;Hondarribia/Fuenterrabía
ES|Sant Cugat del Vallès/San Cugat del Vallés;L'Hospitalet de Llobregat/Hospitalet de Llobregat/Hospitalet
FI|Helsinki/Helsingfors;Turku/Åbo;Tampere/Tammerfors;Espoo/Esbo;Vantaa/Vanda;Oulu/Uleåborg;Vaasa/Vasa;Pori/Björneborg;Porvoo/Borgå;Hämeenlinna/Tavastehus
FI|Lappeenranta/Villmanstrand;Lahti/Lahtis;Kokkola/Karleby/Gamlakarleby;Pietarsaari/Jakobstad;Rauma/Raumo;Kauniainen/Grankulla;Kirkkonummi/Kyrkslätt
FI|Maarianhamina/Mariehamn;Savonlinna/Nyslott;Raasepori/Raseborg;Sipoo/Sibbo;Tuusula/Tusby;Järvenpää/Träskända;Kerava/Kervo;Lohja/Lojo
FI|Mikkeli/Sankt Michel/S:t Michel
FR|Paris/Parijs/París/Parigi/Paryż/Paříž;Lyon/Lyons/Lione;Marseille/Marseilles/Marsella/Marsiglia
FR|Strasbourg/Straßburg/Strassburg/Straatsburg/Estrasburgo/Strasburgo;Lille/Rijsel;Nice/Nizza/Niza;Dunkerque/Dunkirk/Duinkerke/Dünkirchen;Reims/Rheims
FR|Bordeaux/Burdeos/Bordéus;Toulouse/Tolosa;Mulhouse/Mülhausen;Colmar/Kolmar;Besançon/Bisanz;Nancy/Nanzig;Thionville/Diedenhofen
FR|Perpignan/Perpinyà/Perpiñán;Bayonne/Baiona/Bayona;Avignon/Avignone/Aviñón;Rouen/Ruan;Arras/Atrecht;Valenciennes/Valencijn;Cambrai/Kamerijk
FR|Tourcoing/Toerkonje;Roubaix/Robaais;Ajaccio/Aiacciu;Versailles/Versalles;Haguenau/Hagenau;Sélestat/Schlettstadt;Wissembourg/Weißenburg
FR|Saint-Louis/Sankt Ludwig;Menton/Mentone;Boulogne-sur-Mer/Boonen
GB|London/Londres/Londen/Londra/Londyn/Londýn/Lontoo;Edinburgh/Édimbourg/Edimburgo;Cardiff/Caerdydd;Swansea/Abertawe;Newport/Casnewydd;Wrexham/Wrecsam
GB|Carmarthen/Caerfyrddin;Canterbury/Cantorbéry;Dover/Douvres;Londonderry/Derry/Doire;Belfast/Béal Feirste;Llanelli/Llanelly;Kingston upon Hull/Hull
GB|Newcastle upon Tyne/Newcastle;Armagh/Ard Mhacha;Newry/An tIúr
GE|თბილისი/Tbilisi/Tiflis;ბათუმი/Batumi/Batum;ქუთაისი/Kutaisi
GR|Αθήνα/Athina/Athens/Athen/Athènes/Atenas/Atene/Athinai;Θεσσαλονίκη/Thessaloniki/Saloniki/Salonica/Thessalonique/Salónica
GR|Πειραιάς/Piraeus/Peiraias/Pireas/Le Pirée/Piräus;Πάτρα/Patra/Patras;Ηράκλειο/Heraklion/Irakleio/Iraklion/Candia;Ρόδος/Rhodes/Rodos/Rhodos
GR|Κέρκυρα/Corfu/Kerkyra/Korfu;Χανιά/Chania/Hania/Canea;Λάρισα/Larissa/Larisa;Βόλος/Volos;Κόρινθος/Corinth/Korinthos;Σπάρτη/Sparta/Sparti;Καβάλα/Kavala
GR|Ιωάννινα/Ioannina/Yannina
HK|香港/Hong Kong/Hongkong;九龍/Kowloon
HR|Zagreb/Agram;Rijeka/Fiume;Split/Spalato;Dubrovnik/Ragusa;Zadar/Zara;Pula/Pola;Osijek/Esseg/Eszék;Šibenik/Sebenico;Rovinj/Rovigno;Poreč/Parenzo
HR|Varaždin/Varasd
HU|Budapest/Budapeszt/Budapešť;Győr/Raab;Pécs/Fünfkirchen;Szeged/Szegedin;Sopron/Ödenburg;Debrecen/Debreczin;Székesfehérvár/Stuhlweißenburg
HU|Szombathely/Steinamanger;Esztergom/Gran;Eger/Erlau
ID|Jakarta/Djakarta/Batavia;Yogyakarta/Jogjakarta/Djogjakarta;Surabaya/Soerabaja;Bandung/Bandoeng;Denpasar/Badung;Makassar/Ujung Pandang
IE|Dublin/Baile Átha Cliath/Dublín/Dublino;Cork/Corcaigh;Limerick/Luimneach;Galway/Gaillimh;Waterford/Port Láirge
IE|Dún Laoghaire/Dun Laoghaire/Dunleary/Kingstown;Kilkenny/Cill Chainnigh;Sligo/Sligeach;Drogheda/Droichead Átha;Dundalk/Dún Dealgan;Tralee/Trá Lí
IE|Ennis/Inis;Wexford/Loch Garman;Naas/An Nás;Bray/Bré;Swords/Sord;Cobh/Queenstown;Navan/An Uaimh
IL|ירושלים/Jerusalem/Yerushalayim/Jérusalem/Gerusalemme;תל אביב/Tel Aviv/Tel Aviv-Yafo/Tel-Aviv/Tel Aviv-Jaffa;חיפה/Haifa/Hefa
IL|באר שבע/Beersheba/Be'er Sheva/Beer Sheva;נצרת/Nazareth/Natzrat;עכו/Acre/Akko;הרצליה/Herzliya/Herzlia;פתח תקווה/Petah Tikva/Petach Tikva
IN|Mumbai/Bombay;Kolkata/Calcutta/Kalkutta;Chennai/Madras;Bengaluru/Bangalore;Pune/Poona;Varanasi/Benares/Banaras;Kochi/Cochin
IN|Thiruvananthapuram/Trivandrum;Puducherry/Pondicherry/Pondichéry;Vadodara/Baroda;Mysuru/Mysore;Visakhapatnam/Vizag;Kanpur/Cawnpore;Delhi/Dilli
IN|New Delhi/Neu-Delhi/Nueva Delhi;Gurugram/Gurgaon;Prayagraj/Allahabad;Kozhikode/Calicut;Mangaluru/Mangalore;Tiruchirappalli/Trichy/Trichinopoly
IN|Guwahati/Gauhati;Shimla/Simla;Hubballi/Hubli;Belagavi/Belgaum;Aurangabad/Chhatrapati Sambhajinagar;Panaji/Panjim
IQ|بغداد/Baghdad/Bagdad;البصرة/Basra/Al Basrah;الموصل/Mosul/Al Mawsil;أربيل/Erbil/Arbil/Hewlêr
IR|تهران/Tehran/Teheran/Téhéran;اصفهان/Isfahan/Esfahan;شیراز/Shiraz;مشهد/Mashhad/Meshed;تبریز/Tabriz
IS|Reykjavík/Reykjavik/Reikiavik
IT|Roma/Rome/Rom/Rzym/Řím;Milano/Milan/Mailand/Milaan/Milán;Torino/Turin/Turijn/Turín;Napoli/Naples/Neapel/Nápoles/Napels
IT|Firenze/Florence/Florenz/Florencia;Venezia/Venice/Venedig/Venise/Venetië/Venecia;Genova/Genoa/Genua/Gênes/Génova;Bologna/Bologne/Bolonia
IT|Padova/Padua/Padoue;Bolzano/Bozen/Bolzano Bozen;Merano/Meran;Bressanone/Brixen;Brunico/Bruneck;Trento/Trient/Trent/Trente;Trieste/Triest/Trst
IT|Mantova/Mantua/Mantoue;Livorno/Leghorn/Livourne;Siracusa/Syracuse/Syrakus;Palermo/Palerme;Catania/Catane;Messina/Messine;Verona/Vérone;Parma/Parme
IT|Modena/Modène;Ferrara/Ferrare;Ravenna/Ravenne;Perugia/Pérouse;Siena/Sienna/Sienne;Pisa/Pise;Lucca/Lucques;Bergamo/Bergame;Como/Côme;Piacenza/Plaisance
IT|Vicenza/Vicence;Treviso/Trévise;Udine/Udin;Gorizia/Görz/Gorica;Aosta/Aoste;Ivrea/Ivrée;Cuneo/Coni;Taranto/Tarent/Tarente;Brindisi/Brindes
IT|Cagliari/Casteddu;Alghero/L'Alguer;Agrigento/Girgenti;Vipiteno/Sterzing
JP|東京/Tokyo/Tōkyō/Tokio;大阪/Osaka/Ōsaka;京都/Kyoto/Kyōto/Kioto;横浜/Yokohama;神戸/Kobe/Kōbe;名古屋/Nagoya;福岡/Fukuoka;札幌/Sapporo;広島/Hiroshima;仙台/Sendai;川崎/Kawasaki
JP|新潟/Niigata
KG|Бишкек/Bishkek/Bischkek/Frunze
KH|ភ្នំពេញ/Phnom Penh/Phnum Pénh
KR|서울/Seoul/Séoul/Seúl;부산/Busan/Pusan;인천/Incheon/Inchon;대구/Daegu/Taegu;대전/Daejeon/Taejon;광주/Gwangju/Kwangju;수원/Suwon
KW|الكويت/Kuwait City/Al Kuwayt/Madinat al Kuwayt
KZ|Алматы/Almaty/Alma-Ata/Alma Ata;Астана/Astana/Nur-Sultan/Nursultan/Akmola;Шымкент/Shymkent/Chimkent
LB|بيروت/Beirut/Beyrouth/Bayrut;طرابلس/Tripoli/Tarabulus
LT|Vilnius/Wilna/Wilno/Vilna;Kaunas/Kowno/Kauen;Klaipėda/Memel/Klaipeda;Šiauliai/Schaulen
LU|Luxembourg/Luxemburg/Lëtzebuerg/Luxembourg City;Esch-sur-Alzette/Esch/Esch-Uelzecht/Esch an der Alzette;Differdange/Differdingen;Dudelange/Düdelingen
LU|Grevenmacher/Gréivemaacher;Clervaux/Clerf;Bertrange/Bartringen;Strassen/Stroossen
LV|Daugavpils/Dünaburg;Liepāja/Libau/Liepaja;Jelgava/Mitau;Ventspils/Windau
MA|الدار البيضاء/Casablanca/Dar el Beïda;مراكش/Marrakech/Marrakesh/Marrakesch;الرباط/Rabat;فاس/Fès/Fez/Fes;طنجة/Tanger/Tangier/Tánger/Tangiers
MA|مكناس/Meknès/Meknes
MC|Monaco/Monaco-Ville
MD|Chișinău/Chisinau/Kishinev/Kischinau;Bălți/Balti/Beltsy
ME|Podgorica/Titograd;Kotor/Cattaro;Bar/Antivari
MK|Скопје/Skopje/Skopie/Üsküp;Битола/Bitola/Monastir;Охрид/Ohrid
MM|ရန်ကုန်/Yangon/Rangoon/Rangun
MN|Улаанбаатар/Ulaanbaatar/Ulan Bator/Oulan-Bator
MO|澳門/Macau/Macao
MT|Valletta/La Valletta/Il-Belt Valletta/La Valette;Tas-Sliema/Sliema;San Ġiljan/St Julian's/St. Julians/Saint Julian's;Birkirkara/B'Kara;Naxxar/In-Naxxar
MT|Msida/L-Imsida;Mosta/Il-Mosta
MX|Ciudad de México/Mexico City/México D.F./Mexico D.F./México/Mexiko-Stadt/CDMX;Puebla/Puebla de Zaragoza/Heroica Puebla de Zaragoza
MX|León/León de los Aldama;Juárez/Ciudad Juárez;Querétaro/Santiago de Querétaro
NL|Den Haag/'s-Gravenhage/The Hague/La Haye/La Haya/L'Aia/s Gravenhage;'s-Hertogenbosch/Den Bosch/Bois-le-Duc/Hertogenbosch;Rotterdam/Róterdam
NL|Nijmegen/Nimwegen/Nimègue;Vlissingen/Flushing/Flessingue;Groningen/Groningue/Groninga;Leiden/Leyden/Leyde;Maastricht/Maestricht;Leeuwarden/Ljouwert
NL|Haarlem/Harlem;Sneek/Snits;Heerenveen/It Hearrenfean;Dordrecht/Dort;Hoek van Holland/Hook of Holland;Roermond/Ruremonde
NO|Oslo/Christiania/Kristiania;Trondheim/Drontheim/Trondhjem/Tråante;Tromsø/Tromso/Romsa;Bodø/Bodo/Bådåddjo;Ålesund/Aalesund;Karasjok/Kárášjohka
NO|Kautokeino/Guovdageaidnu
NP|काठमाडौं/Kathmandu/Katmandu
PE|Cusco/Cuzco/Qosqo
PH|Manila/Maynila/Manille
PK|کراچی/Karachi/Karatschi;Faisalabad/Lyallpur
PL|Warszawa/Warsaw/Warschau/Varsovie/Varsovia/Varšava/Varsavia;Kraków/Cracow/Krakow/Krakau/Cracovie/Cracovia;Gdańsk/Gdansk/Danzig/Dantzig
PL|Wrocław/Wroclaw/Breslau/Breslavia;Poznań/Poznan/Posen;Łódź/Lodz/Lodsch;Szczecin/Stettin;Katowice/Kattowitz;Toruń/Torun/Thorn;Bydgoszcz/Bromberg
PL|Opole/Oppeln;Gliwice/Gleiwitz;Częstochowa/Czestochowa/Tschenstochau;Zielona Góra/Grünberg;Olsztyn/Allenstein;Gdynia/Gdingen;Bielsko-Biała/Bielitz
PL|Legnica/Liegnitz;Zabrze/Hindenburg;Elbląg/Elbing;Sopot/Zoppot;Słupsk/Stolp;Koszalin/Köslin;Bytom/Beuthen;Świdnica/Schweidnitz;Jelenia Góra/Hirschberg
PS|غزة/Gaza/Gaza City;رام الله/Ramallah
PT|Lisboa/Lisbon/Lissabon/Lisbonne/Lisbona;Porto/Oporto;Vila Nova de Gaia/Gaia
QA|الدوحة/Doha/Ad Dawhah
RO|București/Bucharest/Bukarest/Bucarest/Bucureşti;Cluj-Napoca/Cluj/Klausenburg/Kolozsvár;Timișoara/Timisoara/Temesvár/Temeswar
RO|Brașov/Brasov/Kronstadt/Brassó;Sibiu/Hermannstadt/Nagyszeben;Iași/Iasi/Jassy;Constanța/Constanta/Konstanza;Oradea/Nagyvárad/Großwardein
RO|Târgu Mureș/Targu Mures/Marosvásárhely/Neumarkt;Alba Iulia/Gyulafehérvár/Karlsburg;Sighișoara/Schäßburg;Bistrița/Bistritz;Satu Mare/Szatmárnémeti
RO|Baia Mare/Nagybánya;Galați/Galati/Galatz
RS|Београд/Beograd/Belgrade/Belgrad/Belgrado;Нови Сад/Novi Sad/Neusatz/Újvidék;Ниш/Niš/Nis/Nisch;Суботица/Subotica/Szabadka;Земун/Zemun/Semlin
RS|Крагујевац/Kragujevac
RU|Москва/Moskva/Moscow/Moskau/Moscou/Moscú/Mosca/Moskwa/Moskou
RU|Санкт-Петербург/Sankt-Peterburg/Saint Petersburg/St. Petersburg/Sankt Petersburg/Saint-Pétersbourg/San Petersburgo/Leningrad
RU|Нижний Новгород/Nizhny Novgorod/Nischni Nowgorod;Екатеринбург/Yekaterinburg/Ekaterinburg/Jekaterinburg;Новосибирск/Novosibirsk/Nowosibirsk
RU|Ростов-на-Дону/Rostov-on-Don/Rostov-na-Donu/Rostow am Don;Калининград/Kaliningrad/Königsberg;Казань/Kazan/Kasan;Челябинск/Chelyabinsk/Tscheljabinsk
RU|Самара/Samara/Kuybyshev;Волгоград/Volgograd/Stalingrad/Wolgograd;Воронеж/Voronezh/Woronesch;Владивосток/Vladivostok/Wladiwostok;Уфа/Ufa;Пермь/Perm
RU|Краснодар/Krasnodar;Сочи/Sochi/Sotschi;Омск/Omsk;Выборг/Vyborg/Viipuri/Viborg
SA|الرياض/Riyadh/Ar Riyad/Riad/Riyad;جدة/Jeddah/Jiddah/Jidda/Djeddah;مكة/Mecca/Makkah/Mekka;المدينة/Medina/Al Madinah;الدمام/Dammam/Ad Dammam
SE|Göteborg/Gothenburg/Gotenburg/Goteborg/Gotemburgo;Stockholm/Estocolmo/Stoccolma/Tukholma;Malmö/Malmo/Malmoe;Luleå/Lulea/Luulaja;Umeå/Umea/Uumaja
SE|Gävle/Gavle/Gefle;Haparanda/Haaparanta;Visby/Wisby
SG|Singapore/Singapur/Singapour/Singapura/新加坡
SI|Ljubljana/Laibach/Lubiana;Maribor/Marburg an der Drau;Celje/Cilli;Koper/Capodistria/Koper-Capodistria;Piran/Pirano;Kranj/Krainburg;Ptuj/Pettau
SI|Izola/Isola
SK|Bratislava/Pressburg/Preßburg/Pozsony;Košice/Kosice/Kaschau/Kassa;Žilina/Zilina/Sillein/Zsolna;Nitra/Neutra/Nyitra;Prešov/Presov/Eperies/Eperjes
SK|Banská Bystrica/Neusohl/Besztercebánya;Trnava/Tyrnau/Nagyszombat;Trenčín/Trencin/Trentschin;Komárno/Komorn/Komárom
SY|دمشق/Damascus/Damas/Damaskus/Dimashq;حلب/Aleppo/Halab/Alep
TH|กรุงเทพมหานคร/Bangkok/Krung Thep/Krung Thep Maha Nakhon;เชียงใหม่/Chiang Mai/Chiangmai;พัทยา/Pattaya;ภูเก็ต/Phuket
TN|تونس/Tunis/Túnez/Tunisi;صفاقس/Sfax;سوسة/Sousse/Susa
TR|İstanbul/Istanbul/Constantinople/Konstantinopel/Estambul/Stambuł;İzmir/Izmir/Smyrna/Smyrne;Ankara/Angora;Bursa/Brusa/Prusa;Antakya/Antioch
TR|Edirne/Adrianople;Trabzon/Trebizond;Şanlıurfa/Urfa/Edessa;Gaziantep/Antep/Aintab;İskenderun/Iskenderun/Alexandretta;İzmit/Izmit/Kocaeli;Antalya/Adalia
TR|Diyarbakır/Diyarbakir/Amed
TW|臺北/Taipei/台北/Taibei/Taipeh;高雄/Kaohsiung/Gaoxiong;臺中/Taichung/台中/Taizhong;臺南/Tainan/台南;新竹/Hsinchu/Xinzhu
TZ|Dar es Salaam/Daressalam/Dar es-Salaam
UA|Київ/Kyiv/Kiev/Kiew/Kijów/Kijev;Львів/Lviv/Lvov/Lwów/Lemberg/Leopolis;Одеса/Odesa/Odessa;Харків/Kharkiv/Kharkov/Charkow/Charkiw
UA|Дніпро/Dnipro/Dnipropetrovsk/Dnepropetrovsk/Dnjepropetrowsk;Запоріжжя/Zaporizhzhia/Zaporozhye/Saporischschja;Чернівці/Chernivtsi/Czernowitz/Cernăuți
UA|Донецьк/Donetsk/Donezk;Миколаїв/Mykolaiv/Nikolaev;Вінниця/Vinnytsia/Vinnitsa;Ужгород/Uzhhorod/Uzhgorod/Ungvár;Луцьк/Lutsk/Luck
UA|Тернопіль/Ternopil/Tarnopol;Рівне/Rivne/Rovno/Równe;Чорнобиль/Chornobyl/Chernobyl/Tschernobyl
US|New York/New York City/NYC/Nueva York/Nova Iorque;Philadelphia/Filadelfia/Philadelphie;New Orleans/La Nouvelle-Orléans/Nueva Orleans
US|Washington/Washington DC/Washington D.C.
UZ|Toshkent/Tashkent/Taschkent;Samarqand/Samarkand;Buxoro/Bukhara/Buchara
VA|Città del Vaticano/Vatican City/Vatikanstadt/Cité du Vatican
VN|Thành phố Hồ Chí Minh/Ho Chi Minh City/Saigon/Sài Gòn/Ho Chi Minh/Ho-Chi-Minh-Stadt/Ho Chi Minh Ville;Hà Nội/Hanoi/Ha Noi;Đà Nẵng/Da Nang/Danang
VN|Hải Phòng/Haiphong/Hai Phong
YE|صنعاء/Sanaa/Sana'a;عدن/Aden
ZA|Cape Town/Kaapstad/Kapstadt/Le Cap/Ciudad del Cabo/iKapa;Johannesburg/Johannesbourg/Johannesburgo/eGoli;Durban/eThekwini;Gqeberha/Port Elizabeth
ZA|Pretoria/Tshwane;Bloemfontein/Mangaung;Mbombela/Nelspruit;Makhanda/Grahamstown;East London/Oos-Londen`;
