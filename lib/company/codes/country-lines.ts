/**
 * Every ISO 3166-1 country: code | English name | names in its own official languages | telephone country code | currency (ISO 4217)
 * | other names under which documents know it. Written down once instead of asked of the runtime, whose names change with its version,
 * while the checksum of an index must not.
 */
export const COUNTRY_LINES = `AD|Andorra|Andorra|376|EUR
AE|United Arab Emirates|الإمارات العربية المتحدة|971|AED|UAE;U.A.E.;Emirates;Vereinigte Arabische Emirate;Emirats arabes unis;Dubai;Abu Dhabi
AF|Afghanistan|افغانستان|93|AFN
AG|Antigua and Barbuda|Antigua and Barbuda|1|XCD|Antigua
AI|Anguilla|Anguilla|1|XCD
AL|Albania|Shqipëri|355|ALL
AM|Armenia|Հայաստան|374|AMD
AO|Angola|Angola|244|AOA
AQ|Antarctica|Antarctica|672|USD
AR|Argentina|Argentina|54|ARS
AS|American Samoa|American Samoa|1|USD
AT|Austria|Österreich|43|EUR
AU|Australia|Australia|61|AUD
AW|Aruba|Aruba|297|AWG
AX|Åland Islands|Åland|358|EUR|Aland;Ahvenanmaa
AZ|Azerbaijan|Azərbaycan|994|AZN
BA|Bosnia and Herzegovina|Bosna i Hercegovina|387|BAM|Bosnia;Bosnia-Herzegovina;Bosnia Hercegovina;Bosnien und Herzegowina
BB|Barbados|Barbados|1|BBD
BD|Bangladesh|বাংলাদেশ|880|BDT
BE|Belgium|België;Belgique;Belgien|32|EUR|Kingdom of Belgium
BF|Burkina Faso|Burkina Faso|226|XOF
BG|Bulgaria|България|359|EUR
BH|Bahrain|البحرين|973|BHD
BI|Burundi|Uburundi;Burundi|257|BIF
BJ|Benin|Bénin|229|XOF
BL|Saint Barthélemy|Saint-Barthélemy|590|EUR|Saint Barthelemy;Saint Barts
BM|Bermuda|Bermuda|1|BMD
BN|Brunei|Brunei|673|BND|Brunei Darussalam
BO|Bolivia|Bolivia|591|BOB|Plurinational State of Bolivia;Bolivia, Plurinational State of
BQ|Bonaire, Sint Eustatius and Saba|Caribisch Nederland|599|USD|Caribbean Netherlands;Bonaire;Bonaire, Saint Eustatius and Saba;Saba;Sint Eustatius;Saint Eustatius
BR|Brazil|Brasil|55|BRL|Federative Republic of Brazil;Brasilien
BS|Bahamas|Bahamas|1|BSD|The Bahamas;Bahama Islands
BT|Bhutan|འབྲུག|975|BTN
BV|Bouvet Island|Bouvetøya|47|NOK
BW|Botswana|Botswana|267|BWP
BY|Belarus|Беларусь|375|BYN|Byelorussia;Belorussia;Weissrussland;White Russia;Republic of Belarus
BZ|Belize|Belize|501|BZD
CA|Canada|Canada|1|CAD
CC|Cocos (Keeling) Islands|Cocos (Keeling) Islands|61|AUD|Keeling Islands;Cocos Islands
CD|Democratic Republic of the Congo|République démocratique du Congo|243|CDF|Congo, Democratic Republic of the;Congo (Democratic Republic);Congo, The Democratic Republic of the;DR Congo;DRC;Congo Kinshasa;Democratic Republic of Congo;Zaire
CF|Central African Republic|République centrafricaine|236|XAF|Central African Rep
CG|Congo|Congo|242|XAF|Republic of the Congo;Congo Brazzaville;Congo, Republic of the;Congo Republic
CH|Switzerland|Schweiz;Suisse;Svizzera;Svizra|41|CHF|Swiss;Swiss Confederation;Zwitserland;Suiza
CI|Ivory Coast|Côte d'Ivoire|225|XOF|Cote dIvoire
CK|Cook Islands|Cook Islands|682|NZD
CL|Chile|Chile|56|CLP
CM|Cameroon|Cameroun;Cameroon|237|XAF
CN|China|中国|86|CNY|People's Republic of China;PRC;P.R. China;PR China;China, People's Republic of;Mainland China;中华人民共和国
CO|Colombia|Colombia|57|COP
CR|Costa Rica|Costa Rica|506|CRC
CU|Cuba|Cuba|53|CUP
CV|Cape Verde|Cabo Verde|238|CVE|Cape Verde Islands
CW|Curaçao|Curaçao|599|XCG|Curacao;Curaçao, Netherlands Antilles
CX|Christmas Island|Christmas Island|61|AUD
CY|Cyprus|Κύπρος;Kıbrıs|357|EUR
CZ|Czechia|Česko;Česká republika|420|CZK|Czech Republic;Czech Rep;The Czech Republic;Tschechien;Tschechische Republik
DE|Germany|Deutschland|49|EUR|Federal Republic of Germany;Germany, Federal Republic of;BRD;Bundesrepublik Deutschland;Allemagne;Duitsland;Alemania;West Germany
DJ|Djibouti|Djibouti;جيبوتي|253|DJF
DK|Denmark|Danmark|45|DKK|Kingdom of Denmark;Dänemark
DM|Dominica|Dominica|1|XCD
DO|Dominican Republic|República Dominicana|1|DOP|Dominican Rep;Santo Domingo
DZ|Algeria|الجزائر;Algérie|213|DZD
EC|Ecuador|Ecuador|593|USD
EE|Estonia|Eesti|372|EUR
EG|Egypt|مصر|20|EGP
EH|Western Sahara|الصحراء الغربية|212|MAD|Sahara
ER|Eritrea|ኤርትራ;إريتريا|291|ERN
ES|Spain|España;Espanya;Espainia|34|EUR|Kingdom of Spain;Spanien;Espagne;Spanje
ET|Ethiopia|ኢትዮጵያ|251|ETB|Federal Democratic Republic of Ethiopia
FI|Finland|Suomi;Finland|358|EUR|Finnland;Republic of Finland
FJ|Fiji|Fiji|679|FJD
FK|Falkland Islands|Falkland Islands|500|FKP|Falkland Islands (Malvinas);Malvinas;Islas Malvinas
FM|Micronesia|Micronesia|691|USD|Micronesia, Federated States of;Federated States of Micronesia
FO|Faroe Islands|Føroyar;Færøerne|298|DKK|Faeroe Islands;Faroes;Faeroes
FR|France|France|33|EUR|French Republic;Republic of France;Frankreich;Frankrijk;Francia;Metropolitan France
GA|Gabon|Gabon|241|XAF
GB|United Kingdom|United Kingdom;Y Deyrnas Unedig|44|GBP|UK;U.K.;G.B.;Great Britain;Britain;England;Scotland;Wales;Cymru;Northern Ireland;N Ireland;North Ireland;England and Wales;United Kingdom of Great Britain and Northern Ireland;Great Britain and Northern Ireland;Grande-Bretagne;Grossbritannien;Grande Bretagne;Royaume-Uni;Vereinigtes Königreich;Verenigd Koninkrijk;Reino Unido;Regno Unito
GD|Grenada|Grenada|1|XCD
GE|Georgia|საქართველო|995|GEL|Republic of Georgia
GF|French Guiana|Guyane française|594|EUR|French Guyana
GG|Guernsey|Guernsey|44|GBP|Guernsey, Channel Islands;Guernsey, C.I.
GH|Ghana|Ghana|233|GHS
GI|Gibraltar|Gibraltar|350|GIP
GL|Greenland|Kalaallit Nunaat;Grønland|299|DKK
GM|Gambia|Gambia|220|GMD|The Gambia;Gambia, The
GN|Guinea|Guinée|224|GNF
GP|Guadeloupe|Guadeloupe|590|EUR
GQ|Equatorial Guinea|Guinea Ecuatorial|240|XAF
GR|Greece|Ελλάδα|30|EUR|Hellas;Ellas;Ellada;Hellenic Republic;Griechenland;Griekenland;Grèce
GS|South Georgia and the South Sandwich Islands|South Georgia and the South Sandwich Islands|500|GBP|South Georgia
GT|Guatemala|Guatemala|502|GTQ
GU|Guam|Guam|1|USD
GW|Guinea-Bissau|Guiné-Bissau|245|XOF|Guinea Bissau
GY|Guyana|Guyana|592|GYD
HK|Hong Kong|香港;Hong Kong|852|HKD|Hong Kong SAR;Hongkong;Hong Kong (SAR);Hong Kong, China;China, Hong Kong;Hong Kong S.A.R.
HM|Heard Island and McDonald Islands|Heard Island and McDonald Islands|672|AUD|Heard and McDonald Islands
HN|Honduras|Honduras|504|HNL
HR|Croatia|Hrvatska|385|EUR|Croatie;Kroatien;Republic of Croatia
HT|Haiti|Haïti|509|HTG
HU|Hungary|Magyarország|36|HUF|Ungarn;Hongarije;Hungaria
ID|Indonesia|Indonesia|62|IDR|Republic of Indonesia;Indonesien
IE|Ireland|Ireland;Éire|353|EUR|Eire;Republic of Ireland;Ireland, Republic of;Irish Republic;Southern Ireland;Irland;Ierland
IL|Israel|ישראל;إسرائيل|972|ILS|State of Israel
IM|Isle of Man|Isle of Man|44|GBP|Isle Of Man (U.K.);Man, Isle of
IN|India|भारत;India|91|INR|Republic of India;Bharat;Indien
IO|British Indian Ocean Territory|British Indian Ocean Territory|246|USD|Chagos
IQ|Iraq|العراق|964|IQD
IR|Iran|ایران|98|IRR|Islamic Republic of Iran;Iran, Islamic Republic of;Iran (Islamic Republic);Persia
IS|Iceland|Ísland|354|ISK|Island
IT|Italy|Italia|39|EUR|Italian Republic;Italien;Italië;Italie
JE|Jersey|Jersey|44|GBP|Jersey, Channel Islands;Jersey, C.I.
JM|Jamaica|Jamaica|1|JMD
JO|Jordan|الأردن|962|JOD
JP|Japan|日本|81|JPY|Nippon;Nihon;日本国
KE|Kenya|Kenya|254|KES
KG|Kyrgyzstan|Кыргызстан|996|KGS|Kirghizia;Kyrgyz Republic;Kirgizstan
KH|Cambodia|កម្ពុជា|855|KHR
KI|Kiribati|Kiribati|686|AUD
KM|Comoros|جزر القمر;Comores|269|KMF
KN|Saint Kitts and Nevis|Saint Kitts and Nevis|1|XCD|Saint Kitts;Saint Christopher and Nevis
KP|North Korea|조선|850|KPW|Korea, Democratic People's Republic of;Korea (Democratic People's Republic);Democratic People's Republic of Korea;Korea North;DPRK;Korea Dem Rep
KR|South Korea|대한민국|82|KRW|Korea;Korea, Republic of;Korea (Republic);Republic of Korea;Korea Rep of;Korea South;Korea, South;S Korea;한국
KW|Kuwait|الكويت|965|KWD
KY|Cayman Islands|Cayman Islands|1|KYD|Caymans
KZ|Kazakhstan|Қазақстан;Казахстан|7|KZT|Kazakstan;Republic of Kazakhstan;Qazaqstan
LA|Laos|ລາວ|856|LAK|Lao People's Democratic Republic;Lao PDR;Lao
LB|Lebanon|لبنان|961|LBP
LC|Saint Lucia|Saint Lucia|1|XCD
LI|Liechtenstein|Liechtenstein|423|CHF|Principality of Liechtenstein
LK|Sri Lanka|ශ්‍රී ලංකාව;இலங்கை|94|LKR
LR|Liberia|Liberia|231|LRD
LS|Lesotho|Lesotho|266|LSL
LT|Lithuania|Lietuva|370|EUR|Litauen;Republic of Lithuania
LU|Luxembourg|Lëtzebuerg;Luxembourg;Luxemburg|352|EUR|Grand Duchy of Luxembourg;Grand-Duché de Luxembourg
LV|Latvia|Latvija|371|EUR|Lettland;Republic of Latvia
LY|Libya|ليبيا|218|LYD|Libyan Arab Jamahiriya;State of Libya
MA|Morocco|المغرب;Maroc|212|MAD
MC|Monaco|Monaco|377|EUR|Principality of Monaco
MD|Moldova|Republica Moldova|373|MDL|Moldova, Republic of;Republic of Moldova;Moldavia
ME|Montenegro|Crna Gora|382|EUR
MF|Saint Martin|Saint-Martin|590|EUR|Saint Martin (French part);St Martin French Part
MG|Madagascar|Madagasikara;Madagascar|261|MGA
MH|Marshall Islands|Marshall Islands|692|USD
MK|North Macedonia|Северна Македонија|389|MKD|Macedonia;Macedonia, the former Yugoslav Republic of;The Former Yugoslav Republic of Macedonia;FYROM;Republic of North Macedonia
ML|Mali|Mali|223|XOF
MM|Myanmar|မြန်မာ|95|MMK|Burma;Myanmar (Burma)
MN|Mongolia|Монгол|976|MNT
MO|Macao|澳門;Macau|853|MOP|Macao SAR;Macau SAR;Macao, China
MP|Northern Mariana Islands|Northern Mariana Islands|1|USD|Northern Marianas
MQ|Martinique|Martinique|596|EUR
MR|Mauritania|موريتانيا|222|MRU
MS|Montserrat|Montserrat|1|XCD
MT|Malta|Malta|356|EUR
MU|Mauritius|Mauritius;Maurice|230|MUR
MV|Maldives|Maldives|960|MVR
MW|Malawi|Malawi|265|MWK
MX|Mexico|México|52|MXN|United Mexican States;Estados Unidos Mexicanos;Mexiko;Mexique
MY|Malaysia|Malaysia|60|MYR|Malaysien;Malaisie
MZ|Mozambique|Moçambique|258|MZN
NA|Namibia|Namibia|264|NAD
NC|New Caledonia|Nouvelle-Calédonie|687|XPF
NE|Niger|Niger|227|XOF
NF|Norfolk Island|Norfolk Island|672|AUD
NG|Nigeria|Nigeria|234|NGN
NI|Nicaragua|Nicaragua|505|NIO
NL|Netherlands|Nederland|31|EUR|The Netherlands;Holland;Kingdom of the Netherlands;Niederlande;Pays-Bas;Paises Bajos;Paesi Bassi;Netherlands, The
NO|Norway|Norge;Noreg|47|NOK|Kingdom of Norway;Norwegen;Noorwegen;Norvège
NP|Nepal|नेपाल|977|NPR
NR|Nauru|Nauru|674|AUD
NU|Niue|Niue|683|NZD
NZ|New Zealand|New Zealand;Aotearoa|64|NZD|Neuseeland
OM|Oman|عُمان|968|OMR
PA|Panama|Panamá|507|PAB
PE|Peru|Perú|51|PEN
PF|French Polynesia|Polynésie française|689|XPF
PG|Papua New Guinea|Papua New Guinea|675|PGK
PH|Philippines|Pilipinas;Philippines|63|PHP|The Philippines;Republic of the Philippines;Philippine Islands
PK|Pakistan|پاکستان;Pakistan|92|PKR
PL|Poland|Polska|48|PLN|Republic of Poland;Polen;Pologne
PM|Saint Pierre and Miquelon|Saint-Pierre-et-Miquelon|508|EUR
PN|Pitcairn Islands|Pitcairn Islands|64|NZD|Pitcairn
PR|Puerto Rico|Puerto Rico|1|USD
PS|Palestine|فلسطين|970|ILS|State of Palestine;Palestinian Territory;Palestinian Territories;Palestine, State of;Palestinian Territory, Occupied;Occupied Palestinian Territory;West Bank
PT|Portugal|Portugal|351|EUR|Portuguese Republic
PW|Palau|Palau|680|USD
PY|Paraguay|Paraguay|595|PYG
QA|Qatar|قطر|974|QAR
RE|Réunion|La Réunion|262|EUR|Reunion Island
RO|Romania|România|40|RON|Rumania;Roumania;Rumänien
RS|Serbia|Србија;Srbija|381|RSD|Republic of Serbia;Serbien
RU|Russia|Россия|7|RUB|Russian Federation;Российская Федерация;Rossiya;Russland;Rusland;Russie
RW|Rwanda|Rwanda|250|RWF
SA|Saudi Arabia|المملكة العربية السعودية|966|SAR|Kingdom of Saudi Arabia;KSA
SB|Solomon Islands|Solomon Islands|677|SBD
SC|Seychelles|Seychelles|248|SCR
SD|Sudan|السودان|249|SDG
SE|Sweden|Sverige|46|SEK|Kingdom of Sweden;Schweden;Zweden;Suède
SG|Singapore|Singapore;新加坡;Singapura|65|SGD|Republic of Singapore
SH|Saint Helena, Ascension and Tristan da Cunha|Saint Helena, Ascension and Tristan da Cunha|290|SHP|Saint Helena;Ascension Island;Tristan da Cunha;Ascension
SI|Slovenia|Slovenija|386|EUR|Republic of Slovenia;Slowenien
SJ|Svalbard and Jan Mayen|Svalbard og Jan Mayen|47|NOK|Svalbard
SK|Slovakia|Slovensko|421|EUR|Slovak Republic;Slowakei;Slovakia (Slovak Republic)
SL|Sierra Leone|Sierra Leone|232|SLE
SM|San Marino|San Marino|378|EUR
SN|Senegal|Sénégal|221|XOF
SO|Somalia|Soomaaliya;الصومال|252|SOS
SR|Suriname|Suriname|597|SRD|Surinam
SS|South Sudan|South Sudan|211|SSP
ST|São Tomé and Príncipe|São Tomé e Príncipe|239|STN|Sao Tome
SV|El Salvador|El Salvador|503|USD|Salvador
SX|Sint Maarten|Sint-Maarten|1|XCG|Sint Maarten (Dutch part);Saint Maarten
SY|Syria|سوريا|963|SYP|Syrian Arab Republic
SZ|Eswatini|Eswatini|268|SZL|Swaziland
TC|Turks and Caicos Islands|Turks and Caicos Islands|1|USD|Turks and Caicos
TD|Chad|Tchad;تشاد|235|XAF
TF|French Southern Territories|Terres australes et antarctiques françaises|262|EUR
TG|Togo|Togo|228|XOF
TH|Thailand|ไทย|66|THB|Thaïlande;Kingdom of Thailand
TJ|Tajikistan|Тоҷикистон|992|TJS
TK|Tokelau|Tokelau|690|NZD
TL|Timor-Leste|Timor-Leste|670|USD|East Timor;Timor Leste
TM|Turkmenistan|Türkmenistan|993|TMT
TN|Tunisia|تونس;Tunisie|216|TND
TO|Tonga|Tonga|676|TOP
TR|Turkey|Türkiye|90|TRY|Türkei;Turkije;Turquie;Republic of Turkey;Republic of Türkiye;Turkiye
TT|Trinidad and Tobago|Trinidad and Tobago|1|TTD|Trinidad;Tobago;Trinidad Tobago
TV|Tuvalu|Tuvalu|688|AUD
TW|Taiwan|台灣|886|TWD|Taiwan, Province of China;Taiwan ROC;Taiwan, R.O.C.;Republic of China;Chinese Taipei;臺灣
TZ|Tanzania|Tanzania|255|TZS|Tanzania, United Republic of;United Republic of Tanzania
UA|Ukraine|Україна|380|UAH|The Ukraine;Ukraina
UG|Uganda|Uganda|256|UGX
UM|United States Minor Outlying Islands|United States Minor Outlying Islands|1|USD|US Minor Outlying Islands;U.S. Outlying Islands
US|United States|United States|1|USD|USA;U.S.A.;US;U.S.;United States of America;The United States;The United States of America;America;Vereinigte Staaten;Vereinigte Staaten von Amerika;États-Unis;Estados Unidos;Verenigde Staten;Stati Uniti
UY|Uruguay|Uruguay|598|UYU
UZ|Uzbekistan|Oʻzbekiston|998|UZS
VA|Vatican City|Città del Vaticano|39|EUR|Holy See;Holy See (Vatican City State);Vatican;Vatican City State
VC|Saint Vincent and the Grenadines|Saint Vincent and the Grenadines|1|XCD|Saint Vincent
VE|Venezuela|Venezuela|58|VES|Venezuela, Bolivarian Republic of;Bolivarian Republic of Venezuela
VG|British Virgin Islands|British Virgin Islands|1|USD|Virgin Islands, British;Virgin Islands UK;Virgin Islands (British);BVI;B.V.I.;British Virgin Is;Tortola
VI|U.S. Virgin Islands|U.S. Virgin Islands|1|USD|Virgin Islands, U.S.;Virgin Islands US;Virgin Islands (U.S.);United States Virgin Islands;US Virgin Is;USVI
VN|Vietnam|Việt Nam|84|VND|Viet Nam;Socialist Republic of Vietnam
VU|Vanuatu|Vanuatu|678|VUV
WF|Wallis and Futuna|Wallis-et-Futuna|681|XPF
WS|Samoa|Samoa|685|WST|Western Samoa
YE|Yemen|اليمن|967|YER|Republic of Yemen
YT|Mayotte|Mayotte|262|EUR
ZA|South Africa|South Africa;Suid-Afrika;iNingizimu Afrika|27|ZAR|Republic of South Africa;RSA;Südafrika
ZM|Zambia|Zambia|260|ZMW
ZW|Zimbabwe|Zimbabwe|263|ZWG`;
