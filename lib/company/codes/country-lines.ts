/**
 * What is known of every country of `COUNTRY_CODES`: code | names in its own official languages | telephone country code | currency (ISO 4217)
 * | other names under which documents know it. Written down once instead of asked of the runtime, whose names change with its version,
 * while the checksum of an index must not.
 */
export const COUNTRY_LINES = `AD|Andorra|376|EUR
AE|الإمارات العربية المتحدة|971|AED|UAE;U.A.E.;Emirates;Vereinigte Arabische Emirate;Emirats arabes unis;Dubai;Abu Dhabi
AF|افغانستان|93|AFN
AG|Antigua and Barbuda|1|XCD|Antigua
AI|Anguilla|1|XCD
AL|Shqipëri|355|ALL
AM|Հայաստան|374|AMD
AO|Angola|244|AOA
AQ|Antarctica|672|USD
AR|Argentina|54|ARS
AS|American Samoa|1|USD
AT|Österreich|43|EUR
AU|Australia|61|AUD
AW|Aruba|297|AWG
AX|Åland|358|EUR|Aland;Ahvenanmaa
AZ|Azərbaycan|994|AZN
BA|Bosna i Hercegovina|387|BAM|Bosnia;Bosnia-Herzegovina;Bosnia Hercegovina;Bosnien und Herzegowina
BB|Barbados|1|BBD
BD|বাংলাদেশ|880|BDT
BE|België;Belgique;Belgien|32|EUR|Kingdom of Belgium
BF|Burkina Faso|226|XOF
BG|България|359|EUR
BH|البحرين|973|BHD
BI|Uburundi;Burundi|257|BIF
BJ|Bénin|229|XOF
BL|Saint-Barthélemy|590|EUR|Saint Barthelemy;Saint Barts
BM|Bermuda|1|BMD
BN|Brunei|673|BND|Brunei Darussalam
BO|Bolivia|591|BOB|Plurinational State of Bolivia;Bolivia, Plurinational State of
BQ|Caribisch Nederland|599|USD|Caribbean Netherlands;Bonaire;Bonaire, Saint Eustatius and Saba;Saba;Sint Eustatius;Saint Eustatius
BR|Brasil|55|BRL|Federative Republic of Brazil;Brasilien
BS|Bahamas|1|BSD|The Bahamas;Bahama Islands
BT|འབྲུག|975|BTN
BV|Bouvetøya|47|NOK
BW|Botswana|267|BWP
BY|Беларусь|375|BYN|Byelorussia;Belorussia;Weissrussland;White Russia;Republic of Belarus
BZ|Belize|501|BZD
CA|Canada|1|CAD
CC|Cocos (Keeling) Islands|61|AUD|Keeling Islands;Cocos Islands
CD|République démocratique du Congo|243|CDF|Congo, Democratic Republic of the;Congo (Democratic Republic);Congo, The Democratic Republic of the;DR Congo;DRC;Congo Kinshasa;Democratic Republic of Congo;Zaire
CF|République centrafricaine|236|XAF|Central African Rep
CG|Congo|242|XAF|Republic of the Congo;Congo Brazzaville;Congo, Republic of the;Congo Republic
CH|Schweiz;Suisse;Svizzera;Svizra|41|CHF|Swiss;Swiss Confederation;Zwitserland;Suiza
CI|Côte d'Ivoire|225|XOF|Cote dIvoire
CK|Cook Islands|682|NZD
CL|Chile|56|CLP
CM|Cameroun;Cameroon|237|XAF
CN|中国|86|CNY|People's Republic of China;PRC;P.R. China;PR China;China, People's Republic of;Mainland China;中华人民共和国
CO|Colombia|57|COP
CR|Costa Rica|506|CRC
CU|Cuba|53|CUP
CV|Cabo Verde|238|CVE|Cape Verde Islands
CW|Curaçao|599|XCG|Curacao;Curaçao, Netherlands Antilles
CX|Christmas Island|61|AUD
CY|Κύπρος;Kıbrıs|357|EUR
CZ|Česko;Česká republika|420|CZK|Czech Republic;Czech Rep;The Czech Republic;Tschechien;Tschechische Republik
DE|Deutschland|49|EUR|Federal Republic of Germany;Germany, Federal Republic of;BRD;Bundesrepublik Deutschland;Allemagne;Duitsland;Alemania;West Germany
DJ|Djibouti;جيبوتي|253|DJF
DK|Danmark|45|DKK|Kingdom of Denmark;Dänemark
DM|Dominica|1|XCD
DO|República Dominicana|1|DOP|Dominican Rep;Santo Domingo
DZ|الجزائر;Algérie|213|DZD
EC|Ecuador|593|USD
EE|Eesti|372|EUR
EG|مصر|20|EGP
EH|الصحراء الغربية|212|MAD|Sahara
ER|ኤርትራ;إريتريا|291|ERN
ES|España;Espanya;Espainia|34|EUR|Kingdom of Spain;Spanien;Espagne;Spanje
ET|ኢትዮጵያ|251|ETB|Federal Democratic Republic of Ethiopia
FI|Suomi;Finland|358|EUR|Finnland;Republic of Finland
FJ|Fiji|679|FJD
FK|Falkland Islands|500|FKP|Falkland Islands (Malvinas);Malvinas;Islas Malvinas
FM|Micronesia|691|USD|Micronesia, Federated States of;Federated States of Micronesia
FO|Føroyar;Færøerne|298|DKK|Faeroe Islands;Faroes;Faeroes
FR|France|33|EUR|French Republic;Republic of France;Frankreich;Frankrijk;Francia;Metropolitan France
GA|Gabon|241|XAF
GB|United Kingdom;Y Deyrnas Unedig|44|GBP|UK;U.K.;G.B.;Great Britain;Britain;England;Scotland;Wales;Cymru;Northern Ireland;N Ireland;North Ireland;England and Wales;United Kingdom of Great Britain and Northern Ireland;Great Britain and Northern Ireland;Grande-Bretagne;Grossbritannien;Grande Bretagne;Royaume-Uni;Vereinigtes Königreich;Verenigd Koninkrijk;Reino Unido;Regno Unito
GD|Grenada|1|XCD
GE|საქართველო|995|GEL|Republic of Georgia
GF|Guyane française|594|EUR|French Guyana
GG|Guernsey|44|GBP|Guernsey, Channel Islands;Guernsey, C.I.
GH|Ghana|233|GHS
GI|Gibraltar|350|GIP
GL|Kalaallit Nunaat;Grønland|299|DKK
GM|Gambia|220|GMD|The Gambia;Gambia, The
GN|Guinée|224|GNF
GP|Guadeloupe|590|EUR
GQ|Guinea Ecuatorial|240|XAF
GR|Ελλάδα|30|EUR|Hellas;Ellas;Ellada;Hellenic Republic;Griechenland;Griekenland;Grèce
GS|South Georgia and the South Sandwich Islands|500|GBP|South Georgia
GT|Guatemala|502|GTQ
GU|Guam|1|USD
GW|Guiné-Bissau|245|XOF|Guinea Bissau
GY|Guyana|592|GYD
HK|香港;Hong Kong|852|HKD|Hong Kong SAR;Hongkong;Hong Kong (SAR);Hong Kong, China;China, Hong Kong;Hong Kong S.A.R.
HM|Heard Island and McDonald Islands|672|AUD|Heard and McDonald Islands
HN|Honduras|504|HNL
HR|Hrvatska|385|EUR|Croatie;Kroatien;Republic of Croatia
HT|Haïti|509|HTG
HU|Magyarország|36|HUF|Ungarn;Hongarije;Hungaria
ID|Indonesia|62|IDR|Republic of Indonesia;Indonesien
IE|Ireland;Éire|353|EUR|Eire;Republic of Ireland;Ireland, Republic of;Irish Republic;Southern Ireland;Irland;Ierland
IL|ישראל;إسرائيل|972|ILS|State of Israel
IM|Isle of Man|44|GBP|Isle Of Man (U.K.);Man, Isle of
IN|भारत;India|91|INR|Republic of India;Bharat;Indien
IO|British Indian Ocean Territory|246|USD|Chagos
IQ|العراق|964|IQD
IR|ایران|98|IRR|Islamic Republic of Iran;Iran, Islamic Republic of;Iran (Islamic Republic);Persia
IS|Ísland|354|ISK|Island
IT|Italia|39|EUR|Italian Republic;Italien;Italië;Italie
JE|Jersey|44|GBP|Jersey, Channel Islands;Jersey, C.I.
JM|Jamaica|1|JMD
JO|الأردن|962|JOD
JP|日本|81|JPY|Nippon;Nihon;日本国
KE|Kenya|254|KES
KG|Кыргызстан|996|KGS|Kirghizia;Kyrgyz Republic;Kirgizstan
KH|កម្ពុជា|855|KHR
KI|Kiribati|686|AUD
KM|جزر القمر;Comores|269|KMF
KN|Saint Kitts and Nevis|1|XCD|Saint Kitts;Saint Christopher and Nevis
KP|조선|850|KPW|Korea, Democratic People's Republic of;Korea (Democratic People's Republic);Democratic People's Republic of Korea;Korea North;DPRK;Korea Dem Rep
KR|대한민국|82|KRW|Korea;Korea, Republic of;Korea (Republic);Republic of Korea;Korea Rep of;Korea South;Korea, South;S Korea;한국
KW|الكويت|965|KWD
KY|Cayman Islands|1|KYD|Caymans
KZ|Қазақстан;Казахстан|7|KZT|Kazakstan;Republic of Kazakhstan;Qazaqstan
LA|ລາວ|856|LAK|Lao People's Democratic Republic;Lao PDR;Lao
LB|لبنان|961|LBP
LC|Saint Lucia|1|XCD
LI|Liechtenstein|423|CHF|Principality of Liechtenstein
LK|ශ්‍රී ලංකාව;இலங்கை|94|LKR
LR|Liberia|231|LRD
LS|Lesotho|266|LSL
LT|Lietuva|370|EUR|Litauen;Republic of Lithuania
LU|Lëtzebuerg;Luxembourg;Luxemburg|352|EUR|Grand Duchy of Luxembourg;Grand-Duché de Luxembourg
LV|Latvija|371|EUR|Lettland;Republic of Latvia
LY|ليبيا|218|LYD|Libyan Arab Jamahiriya;State of Libya
MA|المغرب;Maroc|212|MAD
MC|Monaco|377|EUR|Principality of Monaco
MD|Republica Moldova|373|MDL|Moldova, Republic of;Republic of Moldova;Moldavia
ME|Crna Gora|382|EUR
MF|Saint-Martin|590|EUR|Saint Martin (French part);St Martin French Part
MG|Madagasikara;Madagascar|261|MGA
MH|Marshall Islands|692|USD
MK|Северна Македонија|389|MKD|Macedonia;Macedonia, the former Yugoslav Republic of;The Former Yugoslav Republic of Macedonia;FYROM;Republic of North Macedonia
ML|Mali|223|XOF
MM|မြန်မာ|95|MMK|Burma;Myanmar (Burma)
MN|Монгол|976|MNT
MO|澳門;Macau|853|MOP|Macao SAR;Macau SAR;Macao, China
MP|Northern Mariana Islands|1|USD|Northern Marianas
MQ|Martinique|596|EUR
MR|موريتانيا|222|MRU
MS|Montserrat|1|XCD
MT|Malta|356|EUR
MU|Mauritius;Maurice|230|MUR
MV|Maldives|960|MVR
MW|Malawi|265|MWK
MX|México|52|MXN|United Mexican States;Estados Unidos Mexicanos;Mexiko;Mexique
MY|Malaysia|60|MYR|Malaysien;Malaisie
MZ|Moçambique|258|MZN
NA|Namibia|264|NAD
NC|Nouvelle-Calédonie|687|XPF
NE|Niger|227|XOF
NF|Norfolk Island|672|AUD
NG|Nigeria|234|NGN
NI|Nicaragua|505|NIO
NL|Nederland|31|EUR|The Netherlands;Holland;Kingdom of the Netherlands;Niederlande;Pays-Bas;Paises Bajos;Paesi Bassi;Netherlands, The
NO|Norge;Noreg|47|NOK|Kingdom of Norway;Norwegen;Noorwegen;Norvège
NP|नेपाल|977|NPR
NR|Nauru|674|AUD
NU|Niue|683|NZD
NZ|New Zealand;Aotearoa|64|NZD|Neuseeland
OM|عُمان|968|OMR
PA|Panamá|507|PAB
PE|Perú|51|PEN
PF|Polynésie française|689|XPF
PG|Papua New Guinea|675|PGK
PH|Pilipinas;Philippines|63|PHP|The Philippines;Republic of the Philippines;Philippine Islands
PK|پاکستان;Pakistan|92|PKR
PL|Polska|48|PLN|Republic of Poland;Polen;Pologne
PM|Saint-Pierre-et-Miquelon|508|EUR
PN|Pitcairn Islands|64|NZD|Pitcairn
PR|Puerto Rico|1|USD
PS|فلسطين|970|ILS|State of Palestine;Palestinian Territory;Palestinian Territories;Palestine, State of;Palestinian Territory, Occupied;Occupied Palestinian Territory;West Bank
PT|Portugal|351|EUR|Portuguese Republic
PW|Palau|680|USD
PY|Paraguay|595|PYG
QA|قطر|974|QAR
RE|La Réunion|262|EUR|Reunion Island
RO|România|40|RON|Rumania;Roumania;Rumänien
RS|Србија;Srbija|381|RSD|Republic of Serbia;Serbien
RU|Россия|7|RUB|Russian Federation;Российская Федерация;Rossiya;Russland;Rusland;Russie
RW|Rwanda|250|RWF
SA|المملكة العربية السعودية|966|SAR|Kingdom of Saudi Arabia;KSA
SB|Solomon Islands|677|SBD
SC|Seychelles|248|SCR
SD|السودان|249|SDG
SE|Sverige|46|SEK|Kingdom of Sweden;Schweden;Zweden;Suède
SG|Singapore;新加坡;Singapura|65|SGD|Republic of Singapore
SH|Saint Helena, Ascension and Tristan da Cunha|290|SHP|Saint Helena;Ascension Island;Tristan da Cunha;Ascension
SI|Slovenija|386|EUR|Republic of Slovenia;Slowenien
SJ|Svalbard og Jan Mayen|47|NOK|Svalbard
SK|Slovensko|421|EUR|Slovak Republic;Slowakei;Slovakia (Slovak Republic)
SL|Sierra Leone|232|SLE
SM|San Marino|378|EUR
SN|Sénégal|221|XOF
SO|Soomaaliya;الصومال|252|SOS
SR|Suriname|597|SRD|Surinam
SS|South Sudan|211|SSP
ST|São Tomé e Príncipe|239|STN|Sao Tome
SV|El Salvador|503|USD|Salvador
SX|Sint-Maarten|1|XCG|Sint Maarten (Dutch part);Saint Maarten
SY|سوريا|963|SYP|Syrian Arab Republic
SZ|Eswatini|268|SZL|Swaziland
TC|Turks and Caicos Islands|1|USD|Turks and Caicos
TD|Tchad;تشاد|235|XAF
TF|Terres australes et antarctiques françaises|262|EUR
TG|Togo|228|XOF
TH|ไทย|66|THB|Thaïlande;Kingdom of Thailand
TJ|Тоҷикистон|992|TJS
TK|Tokelau|690|NZD
TL|Timor-Leste|670|USD|East Timor;Timor Leste
TM|Türkmenistan|993|TMT
TN|تونس;Tunisie|216|TND
TO|Tonga|676|TOP
TR|Türkiye|90|TRY|Türkei;Turkije;Turquie;Republic of Turkey;Republic of Türkiye;Turkiye
TT|Trinidad and Tobago|1|TTD|Trinidad;Tobago;Trinidad Tobago
TV|Tuvalu|688|AUD
TW|台灣|886|TWD|Taiwan, Province of China;Taiwan ROC;Taiwan, R.O.C.;Republic of China;Chinese Taipei;臺灣
TZ|Tanzania|255|TZS|Tanzania, United Republic of;United Republic of Tanzania
UA|Україна|380|UAH|The Ukraine;Ukraina
UG|Uganda|256|UGX
UM|United States Minor Outlying Islands|1|USD|US Minor Outlying Islands;U.S. Outlying Islands
US|United States|1|USD|USA;U.S.A.;US;U.S.;United States of America;The United States;The United States of America;America;Vereinigte Staaten;Vereinigte Staaten von Amerika;États-Unis;Estados Unidos;Verenigde Staten;Stati Uniti
UY|Uruguay|598|UYU
UZ|Oʻzbekiston|998|UZS
VA|Città del Vaticano|39|EUR|Holy See;Holy See (Vatican City State);Vatican;Vatican City State
VC|Saint Vincent and the Grenadines|1|XCD|Saint Vincent
VE|Venezuela|58|VES|Venezuela, Bolivarian Republic of;Bolivarian Republic of Venezuela
VG|British Virgin Islands|1|USD|Virgin Islands, British;Virgin Islands UK;Virgin Islands (British);BVI;B.V.I.;British Virgin Is;Tortola
VI|U.S. Virgin Islands|1|USD|Virgin Islands, U.S.;Virgin Islands US;Virgin Islands (U.S.);United States Virgin Islands;US Virgin Is;USVI
VN|Việt Nam|84|VND|Viet Nam;Socialist Republic of Vietnam
VU|Vanuatu|678|VUV
WF|Wallis-et-Futuna|681|XPF
WS|Samoa|685|WST|Western Samoa
YE|اليمن|967|YER|Republic of Yemen
YT|Mayotte|262|EUR
ZA|South Africa;Suid-Afrika;iNingizimu Afrika|27|ZAR|Republic of South Africa;RSA;Südafrika
ZM|Zambia|260|ZMW
ZW|Zimbabwe|263|ZWG`;
