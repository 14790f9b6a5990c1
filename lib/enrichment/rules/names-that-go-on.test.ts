import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";

/** What stands around `{N}` and `{#}` is how pages of a country write a company's particulars; names go on in lower case there, have no legal form or have it before them. */
interface Country {
  readonly tld: string;
  readonly number: string;
  readonly names: readonly string[];
  readonly contexts: readonly string[];
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  hu: {
    tld: "hu", number: "43824544-2-68",
    names: ["Kiss Péter egyéni vállalkozó", "Magyar Úszó Sportegyesület", "Kék Duna Panzió", "Új Nemzedék Alapítvány", "Napfény Könyvkiadó Kft.", "Kovács és Társa Bt."],
    contexts: [
      "<h1>Adatkezelési tájékoztató</h1><p>Az adatkezelő: {N} (székhely: 1052 Budapest, Fő utca 3., adószám: {#})</p>",
      "<h1>ÁSZF</h1><p>A weboldalt a {N} (1052 Budapest, Fő utca 3., adószám: {#}) üzemelteti.</p>",
      "<h1>ÁSZF</h1><p>Jelen szerződési feltételek a {N} (a továbbiakban: Szolgáltató, adószám: {#}) és a vásárló jogait szabályozzák.</p>",
      "<footer><div>{N}</div><div>Adószám: {#}</div></footer>",
      "<footer><p>{N} | 1052 Budapest, Fő utca 3. | Adószám: {#}</p></footer>",
    ],
  },
  ro: {
    tld: "ro", number: "RO16167022",
    names: ["Asociația Prietenii Pădurii", "Fundația Zâmbet de Copil", "Popescu Andrei PFA", "Casa Verde Construct SRL", "SC Moldova Lemn SA", "Pensiunea La Izvoare SRL"],
    contexts: [
      "<footer><p>{N} | Str. Florilor nr. 3, București | CUI: {#}</p></footer>",
      "<h1>Termeni</h1><p>{N}, persoană juridică română, având CUI {#}, deține și administrează acest site.</p>",
      "<h1>Termeni</h1><p>Prezentele condiții se aplică între {N} (denumită în continuare „Vânzătorul”), CUI {#}, și client.</p>",
      "<h1>GDPR</h1><p>Datele dumneavoastră sunt prelucrate de către {N}, CUI {#}, în calitate de operator.</p>",
      "<h1>Termeni și condiții</h1><p>Site-ul este administrat de {N}, cu sediul în București, Str. Florilor nr. 3, CUI {#}.</p>",
    ],
  },
  bg: {
    tld: "bg", number: "107484875",
    names: ["Фондация Бъдеще за децата", "Адвокатско дружество Иванов и партньори", "Къща за гости Роза", "Сдружение Приятели на планината", "Пекарна Златен клас", "ЕТ „Иван Петров“"],
    contexts: [
      "<h1>Общи условия</h1><p>Настоящите общи условия уреждат отношенията между {N}, с ЕИК {#}, наричано по-долу Търговец, и клиента.</p>",
      "<h1>Общи условия</h1><p>Сайтът се управлява от {N}, ЕИК {#}, със седалище в гр. София, ул. Роза 3.</p>",
      "<h1>Политика за поверителност</h1><p>Администратор на лични данни е {N}, с ЕИК {#}, със седалище гр. София.</p>",
      "<h1>Общи условия</h1><p>Този сайт е собственост на {N}, ЕИК: {#}.</p>",
      "<h1>За нас</h1><ul><li>Наименование на дружеството: {N}</li><li>ЕИК: {#}</li></ul>",
    ],
  },
  gr: {
    tld: "gr", number: "082767207",
    names: ["Νίκος Γεωργίου", "Δικηγορικό Γραφείο Μαρία Κωστοπούλου", "Ξενοδοχείο Θάλασσα", "Φαρμακείο Ελένη Παππά", "Πράσινος Κήπος Ε.Π.Ε.", "Αφοί Παπαδόπουλοι Ο.Ε."],
    contexts: [
      "<h1>Όροι χρήσης</h1><p>Ο ιστότοπος ανήκει στην εταιρεία {N}, με έδρα την Αθήνα, Ερμού 3, ΑΦΜ {#}.</p>",
      "<h1>Όροι χρήσης</h1><p>Η επιχείρηση με την επωνυμία «{N}», που εδρεύει στην Αθήνα, με ΑΦΜ {#}, διαχειρίζεται το ηλεκτρονικό κατάστημα.</p>",
      "<h1>Όροι</h1><p>Οι παρόντες όροι ισχύουν για τις αγορές από την {N} (εφεξής η «Εταιρεία»), ΑΦΜ {#}.</p>",
      "<footer><p>{N} | Ερμού 3, 10563 Αθήνα | ΑΦΜ {#}</p></footer>",
      "<h1>Επικοινωνία</h1><p>{N}<br>Ερμού 3<br>10563 Αθήνα<br>ΑΦΜ: {#}</p>",
    ],
  },
  hr: {
    tld: "hr", number: "15073562708",
    names: ["3D studio d.o.o.", "OPG Ivan Marić", "Apartmani Sunce", "Ljekarna Zdravlje", "Zeleni vrt d.o.o.", "K&M instalacije d.o.o."],
    contexts: [
      "<h1>Uvjeti poslovanja</h1><p>Prodavatelj je {N} sa sjedištem u Zagrebu, Ilica 3, OIB: {#} (u daljnjem tekstu: Prodavatelj).</p>",
      "<h1>Uvjeti korištenja</h1><p>Vlasnik web stranice je {N}, Ilica 3, Zagreb, OIB {#}.</p>",
      "<h1>Uvjeti</h1><p>Ovim uvjetima uređuje se kupnja u internet trgovini čiji je vlasnik {N}, OIB: {#}.</p>",
      "<h1>Impressum</h1><p>Nakladnik: {N}, Ilica 3, Zagreb, OIB {#}</p>",
      "<h1>Politika privatnosti</h1><p>Voditelj obrade osobnih podataka je {N}, Ilica 3, 10000 Zagreb, OIB: {#}.</p>",
    ],
  },
  si: {
    tld: "si", number: "SI94048223",
    names: ["3D tisk, storitve, d.o.o.", "Kovač in partnerji d.n.o.", "e-Svet, informacijske storitve, d.o.o.", "Društvo prijateljev gora", "Gostilna Pri lipi", "Zavod za kulturo Ljubljana"],
    contexts: [
      "<h1>Pogoji</h1><p>Splošni pogoji so sestavljeni s strani {N}, ID za DDV {#}.</p>",
      "<h1>Pogoji poslovanja</h1><p>Spletno mesto upravlja {N}, Cankarjeva 3, 1000 Ljubljana, ID za DDV {#}.</p>",
      "<h1>Politika zasebnosti</h1><p>Upravljavec osebnih podatkov je {N}, Cankarjeva 3, 1000 Ljubljana, ID za DDV: {#}.</p>",
      "<h1>Pogoji</h1><p>Ponudnik: {N}, Cankarjeva 3, Ljubljana, ID za DDV: {#}</p>",
      "<h1>Splošni pogoji</h1><p>Lastnik spletne trgovine je {N} (v nadaljevanju: ponudnik), davčna številka: {#}.</p>",
    ],
  },
  rs: {
    tld: "rs", number: "105120611",
    names: ["M&M auto servis doo", "Preduzeće za trgovinu Alfa d.o.o.", "Jugo trans a.d.", "Stolarska radnja Marko Marković PR", "Advokatska kancelarija Jovanović", "Restoran Kod lipe"],
    contexts: [
      "<h1>Uslovi kupovine</h1><p>Prodavac je {N} iz Beograda, PIB: {#} (u daljem tekstu: Prodavac).</p>",
      "<h1>Uslovi</h1><p>Ovi uslovi regulišu odnos između {N}, PIB {#}, i kupca.</p>",
      "<h1>Uslovi korišćenja</h1><p>Vlasnik sajta je {N}, Knez Mihailova 3, Beograd, PIB {#}.</p>",
      "<h1>Politika privatnosti</h1><p>Rukovalac podataka je {N}, Knez Mihailova 3, 11000 Beograd, PIB: {#}.</p>",
      "<h1>Podaci</h1><table><tr><td>Poslovno ime</td><td>{N}</td></tr><tr><td>PIB</td><td>{#}</td></tr></table>",
    ],
  },
  sk: {
    tld: "sk", number: "05413141",
    names: ["3D tlač, s. r. o.", "Penzión Pod Lipou", "Lekáreň u Anny", "Peter Horváth", "Zelená záhrada s.r.o.", "STAVBY Tatra, spol. s r.o."],
    contexts: [
      "<h1>Fakturačné údaje</h1><table><tr><td>Názov</td><td>{N}</td></tr><tr><td>IČO</td><td>{#}</td></tr></table>",
      "<h1>Obchodné podmienky</h1><p>Tieto obchodné podmienky spoločnosti {N}, so sídlom Hlavná 3, 811 01 Bratislava, IČO: {#}, upravujú práva.</p>",
      "<h1>Ochrana údajov</h1><p>Prevádzkovateľom osobných údajov je {N}, so sídlom Hlavná 3, Bratislava, IČO: {#}.</p>",
      "<h1>Podmienky</h1><p>Prevádzkovateľom internetového obchodu je {N} (ďalej len „predávajúci“), IČO {#}.</p>",
      "<h1>Podmienky</h1><p>Internetový obchod prevádzkuje {N}, zapísaná v Obchodnom registri, IČO: {#}.</p>",
    ],
  },
  cz: {
    tld: "cz", number: "61766356",
    names: ["Ústav pro vzdělávání z.ú.", "Spolek přátel hor, z.s.", "3D tisk, s. r. o.", "Zelená zahrada s.r.o.", "E-servis a.s.", "Novák & syn, v.o.s."],
    contexts: [
      "<h1>Obchodní podmínky</h1><p>Tyto obchodní podmínky vydává {N}, se sídlem Hlavní 3, 110 00 Praha 1, IČO: {#}.</p>",
      "<h1>Ochrana údajů</h1><p>Správcem osobních údajů dle čl. 4 GDPR je {N}, IČO: {#}, se sídlem Hlavní 3, Praha.</p>",
      "<h1>Podmínky</h1><p>Provozovatelem internetového obchodu je {N} (dále jen „prodávající“), IČO {#}.</p>",
      "<h1>Podmínky</h1><p>E-shop provozuje {N}, zapsaná v obchodním rejstříku, IČO: {#}.</p>",
      "<footer><p>{N}, Hlavní 3, 110 00 Praha 1, IČO: {#}</p></footer>",
    ],
  },
  pl: {
    tld: "pl", number: "688-166-11-69",
    names: ["P.P.H.U. STAL-MET Jan Kowalski", "Gabinet Stomatologiczny Anna Nowak", "Stowarzyszenie Przyjaciół Gór", "Adwokat Ewa Malinowska", "Restauracja Pod Lipą", "Firma Handlowa MAREX Marek Zieliński"],
    contexts: [
      "<h1>Regulamin</h1><p>Usługodawcą jest {N} (zwany dalej „Usługodawcą”), NIP: {#}.</p>",
      "<footer>Copyright © 2024 {N} Wszelkie prawa zastrzeżone NIP: {#}</footer>",
      "<footer><p>{N} | ul. Długa 3, 31-147 Kraków | NIP: {#}</p></footer>",
      "<h1>Kontakt</h1><p>{N}<br>ul. Długa 3<br>31-147 Kraków<br>NIP: {#}</p>",
      "<h1>Regulamin</h1><p>Właścicielem sklepu internetowego jest {N}, ul. Długa 3, 31-147 Kraków, NIP {#}.</p>",
    ],
  },
  lt: {
    tld: "lt", number: "300534861",
    names: ["Asociacija „Kalnų draugai“", "MB Medžio darbai", "UAB Jono baldai", "VšĮ Šviesos mokykla", "AB „Vilniaus duona“"],
    contexts: [
      "<h1>Taisyklės</h1><p>Svetainę valdo {N}, įmonės kodas {#}, Gedimino pr. 3, Vilnius.</p>",
      "<h1>Privatumo politika</h1><p>Duomenų valdytojas yra {N}, juridinio asmens kodas {#}, buveinės adresas Gedimino pr. 3, Vilnius.</p>",
      "<h1>Taisyklės</h1><p>Šios taisyklės nustato pirkėjo ir {N} (toliau – Pardavėjas), įmonės kodas {#}, teises.</p>",
      "<footer><div>{N}</div><div>Įm. kodas: {#}</div></footer>",
      "<h1>Rekvizitai</h1><p>{N}</p><p>Įmonės kodas: {#}</p><p>PVM kodas nėra</p>",
    ],
  },
  lv: {
    tld: "lv", number: "40465937902",
    names: ["Nodibinājums „Bērnu smaids”", "Jāņa mēbeles SIA", "e-veikals SIA", "SIA „Zaļais dārzs”", "AS „Rīgas maize”", "Biedrība „Kalnu draugi”"],
    contexts: [
      "<h1>Noteikumi</h1><p>Vietni uztur {N}, reģistrācijas numurs {#}, Brīvības iela 3, Rīga.</p>",
      "<h1>Kontakti</h1><p>{N}<br>Brīvības iela 3<br>Rīga, LV-1010<br>Reģ. Nr.: {#}</p>",
      "<h1>Privātuma politika</h1><p>Personas datu pārzinis ir {N}, reģ. Nr. {#}, juridiskā adrese Brīvības iela 3, Rīga.</p>",
      "<h1>Noteikumi</h1><p>Pārdevējs – {N}, reģ. Nr. {#}.</p>",
      "<footer><div>{N}</div><div>Reģ. nr.: {#}</div></footer>",
    ],
  },
  ee: {
    tld: "ee", number: "18711575",
    names: ["Puidutöö Grupp osaühing", "OÜ Balti Katused", "MTÜ Mäesõbrad", "Roheline Aed OÜ", "AS Tallinna Leib", "FIE Jaan Tamm"],
    contexts: [
      "<h1>Tingimused</h1><p>Veebilehte haldab {N}, registrikood {#}, Pikk 3, Tallinn.</p>",
      "<h1>Privaatsuspoliitika</h1><p>Isikuandmete vastutav töötleja on {N}, registrikood {#}, asukoht Pikk 3, Tallinn.</p>",
      "<h1>Müügitingimused</h1><p>Müüja on {N}, registrikood {#}.</p>",
      "<h1>Tingimused</h1><p>E-poe omanik on {N} (registrikood {#}), asukohaga Pikk 3, Tallinn.</p>",
      "<footer><div>{N}</div><div>Reg. nr: {#}</div></footer>",
    ],
  },
  ru: {
    tld: "ru", number: "7714986649",
    names: ["АНО ДО «Школа радости»", "НКО Фонд «Друзья гор»", "Гостиница «Волга»", "ООО «Зелёный сад»", "ИП Иванов Иван Петрович", "АО «Вектор»"],
    contexts: [
      "<footer><p>{N} | г. Москва, ул. Ленина, 3 | ИНН {#}</p></footer>",
      "<h1>Контакты</h1><p>{N}<br>101000, г. Москва<br>ул. Ленина, д. 3<br>ИНН: {#}</p>",
      "<h1>Пользовательское соглашение</h1><p>Сайт принадлежит {N}, ИНН {#}, адрес: г. Москва, ул. Ленина, д. 3.</p>",
      "<h1>Политика конфиденциальности</h1><p>Оператором персональных данных является {N}, ИНН {#}.</p>",
      "<h1>Оферта</h1><p>{N}, именуемое в дальнейшем «Продавец», ИНН {#}, публикует настоящую оферту.</p>",
    ],
  },
  ua: {
    tld: "ua", number: "38828902",
    names: ["ГО «Друзі гір»", "Благодійний фонд Усмішка", "Готель «Дніпро»", "ТОВ Карпатські дахи", "ПрАТ «Вектор»", "ТОВ «Зелений сад»"],
    contexts: [
      "<h1>Угода користувача</h1><p>Сайт належить {N}, код ЄДРПОУ {#}, адреса: м. Київ, вул. Шевченка, 3.</p>",
      "<h1>Політика конфіденційності</h1><p>Володільцем персональних даних є {N}, ЄДРПОУ {#}.</p>",
      "<h1>Оферта</h1><p>Цей договір укладається між {N} (далі – Продавець), ЄДРПОУ {#}, та покупцем.</p>",
      "<footer><p>{N} | м. Київ, вул. Шевченка, 3 | ЄДРПОУ {#}</p></footer>",
      "<h1>Контакти</h1><p>{N}<br>01001, м. Київ<br>вул. Шевченка, 3<br>Код ЄДРПОУ: {#}</p>",
    ],
  },
  tr: {
    tld: "com.tr", number: "3024834194",
    names: ["Dağ Dostları Derneği", "Deniz Otel", "Çocuk Gülüşü Vakfı", "Gülüş Diş Kliniği", "Yeşil Bahçe Tarım Ltd. Şti.", "Anadolu Çatı Sanayi ve Ticaret A.Ş."],
    contexts: [
      "<h1>Kullanım koşulları</h1><p>Bu site {N} (Vergi No: {#}) tarafından işletilmektedir.</p>",
      "<h1>Künye</h1><ul><li>Ticaret Unvanı: {N}</li><li>Vergi Numarası: {#}</li></ul>",
      "<h1>Şirket bilgileri</h1><table><tr><td>Şirket Unvanı</td><td>{N}</td></tr><tr><td>Vergi No</td><td>{#}</td></tr></table>",
      "<h1>Sözleşme</h1><p>İşbu sözleşme {N} (bundan sonra SATICI olarak anılacaktır, Vergi No: {#}) ile alıcı arasında akdedilmiştir.</p>",
      "<h1>İletişim</h1><p>{N}<br>Atatürk Cad. No: 3<br>34710 Kadıköy / İstanbul<br>Vergi No: {#}</p>",
    ],
  },
  pt: {
    tld: "pt", number: "570 562 600",
    names: ["Jardim Verde, Lda.", "Construções Silva & Filhos, Lda", "Padaria do Zé Unipessoal Lda", "Hotel Beira Mar, S.A.", "Clínica Dentária Sorriso", "Associação dos Amigos da Serra"],
    contexts: [
      "<footer><p>{N} | Rua das Flores, 3, 1200-001 Lisboa | NIPC {#}</p></footer>",
      "<h1>Contactos</h1><p>{N}<br>Rua das Flores, 3<br>1200-001 Lisboa<br>NIF: {#}</p>",
      "<h1>Termos e condições</h1><p>Este site é propriedade de {N}, com sede na Rua das Flores, 3, Lisboa, NIPC {#}.</p>",
      "<h1>Política de privacidade</h1><p>O responsável pelo tratamento dos dados é {N}, com sede em Lisboa, NIPC {#}.</p>",
      "<h1>Informação legal</h1><ul><li>Denominação social: {N}</li><li>NIPC: {#}</li></ul>",
    ],
  },
  br: {
    tld: "com.br", number: "59.978.807/0001-46",
    names: ["Jardim Verde Comércio Ltda", "Construtora Silva e Filhos LTDA - ME", "Padaria do Zé", "Hotel Serra Azul S.A.", "Clínica Odontológica Sorriso Ltda.", "Associação Amigos da Serra"],
    contexts: [
      "<footer><p>{N} | CNPJ: {#} | Rua das Flores, 3 - Centro - São Paulo/SP</p></footer>",
      "<footer><p>{N} - Rua das Flores, 3, São Paulo - SP, CEP 01000-000 - CNPJ: {#}</p></footer>",
      "<h1>Termos de uso</h1><p>Este site é mantido e operado por {N}, CNPJ {#}.</p>",
      "<h1>Contato</h1><p><strong>{N}</strong><br>CNPJ: {#}<br>Rua das Flores, 3<br>São Paulo - SP</p>",
      "<h1>Sobre</h1><ul><li>Razão social: {N}</li><li>CNPJ: {#}</li></ul>",
    ],
  },
  mx: {
    tld: "com.mx", number: "ABC0102031A2",
    names: ["Jardín Verde, S.A. de C.V.", "Construcciones Hernández S. de R.L. de C.V.", "Panadería Don José", "Hotel Playa Azul SA de CV", "Clínica Dental Sonrisa, S.C.", "Grupo Industrial del Norte, S.A.P.I. de C.V."],
    contexts: [
      "<h1>Contacto</h1><p>{N}<br>Av. Reforma 3, Col. Centro<br>06000 Ciudad de México<br>RFC: {#}</p>",
      "<h1>Aviso de privacidad</h1><p>{N}, con domicilio en Av. Reforma 3, Col. Centro, Ciudad de México, RFC {#}, es el responsable del uso y protección de sus datos personales.</p>",
      "<h1>Términos y condiciones</h1><p>Este sitio web es operado por {N}, con RFC {#}.</p>",
      "<h1>Datos fiscales</h1><ul><li>Razón social: {N}</li><li>RFC: {#}</li></ul>",
      "<footer>© 2024 {N}. Todos los derechos reservados. RFC {#}</footer>",
    ],
  },
  ar: {
    tld: "com.ar", number: "30-05515056-3",
    names: ["e-Tienda S.A.S.", "Jardín Verde S.R.L.", "Construcciones Fernández S.A.", "Panadería Don José", "Hotel Lago Azul SRL", "Asociación Civil Amigos de la Sierra"],
    contexts: [
      "<h1>Términos y condiciones</h1><p>Este sitio es propiedad de {N}, CUIT {#}, con domicilio en Av. Corrientes 3, Buenos Aires.</p>",
      "<h1>Contacto</h1><p>{N}<br>Av. Corrientes 3<br>C1043 Buenos Aires<br>CUIT: {#}</p>",
      "<h1>Política de privacidad</h1><p>El responsable de la base de datos es {N}, CUIT {#}.</p>",
      "<h1>Términos</h1><p>Los presentes términos regulan la relación entre {N} (en adelante “la Empresa”), CUIT {#}, y el usuario.</p>",
      "<h1>Datos</h1><ul><li>Razón social: {N}</li><li>CUIT: {#}</li></ul>",
    ],
  },
  cl: {
    tld: "cl", number: "76.259.776-4",
    names: ["Jardín Verde SpA", "Construcciones Soto Limitada", "Panadería Don José", "Hotel Lago Azul Ltda.", "Sociedad Comercial Los Andes S.A.", "Fundación Niño Feliz"],
    contexts: [
      "<h1>Contacto</h1><p>{N}<br>Av. Providencia 3<br>Santiago<br>RUT: {#}</p>",
      "<h1>Términos y condiciones</h1><p>Este sitio web es operado por {N}, RUT {#}, con domicilio en Av. Providencia 3, Santiago.</p>",
      "<h1>Política de privacidad</h1><p>El responsable del tratamiento de sus datos es {N}, RUT N° {#}.</p>",
      "<h1>Términos</h1><p>Estas condiciones rigen las compras efectuadas a {N} (en adelante “la Tienda”), RUT {#}.</p>",
      "<h1>Datos</h1><ul><li>Razón social: {N}</li><li>RUT: {#}</li></ul>",
    ],
  },
  co: {
    tld: "com.co", number: "946.184.697-4",
    names: ["Jardín Verde S.A.S.", "Construcciones Gómez Ltda.", "Panadería Don José", "Hotel Sierra Azul S.A.", "Fundación Niño Feliz", "3D Impresiones SAS"],
    contexts: [
      "<h1>Contacto</h1><p>{N}<br>Calle 3 # 4-56<br>Bogotá D.C.<br>NIT: {#}</p>",
      "<h1>Términos y condiciones</h1><p>Este sitio web es propiedad de {N}, identificada con NIT {#}, domiciliada en Bogotá.</p>",
      "<h1>Política de tratamiento</h1><p>Responsable: {N}</p><p>NIT: {#}</p><p>Dirección: Calle 3 # 4-56, Bogotá</p>",
      "<h1>Datos</h1><ul><li>Razón social: {N}</li><li>NIT: {#}</li></ul>",
      "<footer>© 2024 {N}. Todos los derechos reservados. NIT {#}</footer>",
    ],
  },
  pe: {
    tld: "pe", number: "20385470313",
    names: ["e-Tienda Perú EIRL", "Jardín Verde S.A.C.", "Construcciones Quispe E.I.R.L.", "Panadería Don José", "Hotel Valle Sagrado S.R.L.", "Asociación Civil Niño Feliz"],
    contexts: [
      "<h1>Contacto</h1><p>{N}<br>Av. Larco 3, Miraflores<br>Lima<br>RUC: {#}</p>",
      "<h1>Términos y condiciones</h1><p>Este sitio web es de propiedad de {N}, con RUC N° {#} y domicilio en Av. Larco 3, Lima.</p>",
      "<h1>Términos</h1><p>Las presentes condiciones regulan las compras realizadas a {N} (en adelante “la Empresa”), RUC {#}.</p>",
      "<footer><div>{N}</div><div>RUC: {#}</div></footer>",
      "<h1>Privacidad</h1><p>{N} (RUC {#}) respeta su privacidad.</p>",
    ],
  },
};

describe("every name is whole beside its number, on a domain that does not go with it", () => {
  it.each(Object.entries(COUNTRIES))("%s", (_, { tld, number, names, contexts }) => {
    const host = new URL(`https://www.portal24.${tld}/legal-contact`);
    const combinations = contexts.flatMap((context) => names.map((name) => ({ context, name })));
    const found = combinations.map(({ context, name }) => {
      const [first] = extractCandidates(`<html><head><title>x</title></head><body><div>Menu</div>${context.replaceAll("{N}", name.replaceAll("&", "&amp;")).replaceAll("{#}", number)}</body></html>`, host);
      return { context, name: normaliseName(first?.name ?? ""), hasNumber: first?.nationalId !== undefined };
    });
    expect(found).toEqual(combinations.map(({ context, name }) => ({ context, name: normaliseName(name), hasNumber: true })));
  });
});
