/** What stands before numbers that are no company's: it ends the reach of the labels before it. */
export const OTHER_NUMBERS: readonly string[] = [
  "Tel", "Telefon", "Telephone", "Telefoon", "Téléphone", "Teléfono", "Telefono", "Phone", "Fax", "Telefax", "Mobile", "Mobil", "Handy", "Móvil", "Cell", "Call us", "IBAN", "BIC", "SWIFT", "Konto", "Kontonummer", "BLZ", "Bankverbindung", "Account number", "Sort code", "Bankgiro",
  "Steuernummer", "Steuer-Nr", "St.-Nr", "StNr", "Steuer-ID", "Gläubiger-ID", "Gläubiger-Identifikationsnummer", "WEEE-Reg.-Nr", "WEEE", "LUCID", "Betriebsnummer", "Versicherungsschein", "FRN", "FCA", "ICO registration", "ICO reg", "Data Protection registration", "IČZ",
  "capital", "capital social", "Stammkapital", "share capital", "cap. soc.", "capitale sociale", "ISBN", "ISSN", "Rekeningnummer", "GLN", "EORI", "DUNS", "D-U-N-S", "DSA", "Kapitalo", "WhatsApp", "NAF", "APE", "code APE", "code NAF", "EAN", "IATA", "Lizenznummer", "licence number", "license number", "PEC", "SDI", "codice SDI",
  "codice univoco", "Codice destinatario", "Postgiro", "Bankkonto", "Kontonr", "číslo účtu", "nr konta", "BDO", "URN", "UKPRN", "Ofsted", "IK-Nummer", "Institutionskennzeichen", "GISA-Zahl", "DVR", "SRA number", "SRA", "CQC", "Gas Safe", "Ray ID", "FRN number", "NMLS", "ATOL", "ABTA", "RBQ", "QBCC", "AFSL", "Inscrição Estadual", "Hoja", "Tomo", "vložka", "č.ú.", "ORPHAN", "IK", "Firm Reference Number", "PSRA", "Gas Safe Register", "CRICOS", "RTO", "GISA", "ORIAS", "RNAVT", "RNAAT", "AMI", "Alvará", "CRECI", "CREA", "Inscrição Municipal", "Vipps", "Swish", "MobilePay", "P-nummer", "КПП", "БИК", "ОКПО", "Ticaret Sicil No", "Oda Sicil No", "Číslo účtu", "Bankszámlaszám", "NAIH", "art", "§",
  "Trade mark registration number", "Trademark registration number", "Trade mark registration no", "Trademark registration no", "Trademark Reg. No", "Trade mark No", "Trademark No", "Registered trade mark no", "Registered trademark no", "Registered trademark number", "Design registration number", "Registered design no", "Patent No", "Patent number", "Markennummer", "Marken-Nr", "Registernummer der Marke", "Numéro de marque", "Merknummer", "Varumärke nr", "Varemærke nr",
  "Latitude", "Longitude", "Lat", "Lng", "Geo", "GPS", "Coordinates", "Koordinaten", "Coördinaten", "Coordonnées GPS", "Coordinate GPS", "Coordenadas", "Koordinater", "Koordinaatit", "Współrzędne", "Souřadnice", "Súradnice", "Koordináták", "Koordinate", "Coordonate GPS", "Координати", "Координаты", "Συντεταγμένες", "Koordinatlar", "Koordinaadid", "Koordinātas", "Koordinatės",
  "Order number", "Order no", "Order ID", "Bestellnummer", "Bestell-Nr", "Auftragsnummer", "Artikelnummer", "Artikel-Nr", "Art.-Nr", "Kundennummer", "Rechnungsnummer", "Bestelnummer", "Ordernummer", "Artikelnr", "Klantnummer", "Factuurnummer", "Référence", "N° de commande", "Numéro de commande", "N° client", "Numero ordine", "Codice articolo", "Cod. art", "Codice prodotto", "Número de pedido", "Nº de pedido", "Código de producto", "Código do produto", "Varenummer", "Varenr", "Ordrenummer", "Ordrenr", "Kundenummer", "Artikelnr", "Produktnummer", "Tilausnumero", "Tuotenumero", "Tuotekoodi", "Asiakasnumero",
  "Nr zamówienia", "Kod produktu", "Nr katalogowy", "Číslo objednávky", "Kód zboží", "Kód produktu", "Rendelésszám", "Cikkszám", "Comanda nr", "Cod produs", "Broj narudžbe", "Šifra artikla", "Šifra izdelka", "Številka naročila", "Номер заказа", "Артикул", "Код товара", "Номер на поръчка", "Код на продукта", "Αριθμός παραγγελίας", "Κωδικός προϊόντος", "Tootekood", "Tellimuse nr", "Pasūtījuma nr", "Pasūtījums nr", "Preces kods", "Prekės kodas", "Produkto kodas", "Pašto kodas", "Užsakymo Nr", "Sipariş no", "Ürün kodu", "注文番号", "商品番号", "주문번호", "상품번호", "订单号", "商品编号",
  "AFM vergunning", "AFM vergunningnummer", "AFM-vergunning", "vergunningnummer AFM", "AFM nummer", "AFM nr", "AFM registratie", "vergunningnummer", "vergunningsnummer",
];

/**
 * Who keeps other registers, and what else is registered: before a general label ("GMC registration number", "Vehicle registration no.", "Practice reg. no.") its number is
 * theirs.
 */
const OTHERS_REGISTERED = new RegExp(
  "(?<![\\p{L}\\p{N}])(?:vehicle|car|aircraft|vessel|boat|ship|pharmacy|pharmacist'?s?|premises|practice|practitioner|nurse|midwifery|doctor|dental|dentist|medical|medicine|optical|optician|optometrist|veterinary|vet|teachers?|school|student|course|exam|candidate|delegate|event|product|device|warranty|guarantee|domain|copyright|design|patent|trade ?-?marks?|brand|tour guide|tour operator|travel agents?|tourism|food(?: \\p{L}+)?|establishment|facility|hospital|clinic|care|child ?care|nursery|childminder|early years|landlord|letting|property|rental|holiday|short[- ]term|lobby(?:ist)?|transparency|data protection|privacy|waste(?: carriers?)?|environment(?: agency)?|organic|battery|packaging|security|contractor|plumber|electrician|builder|building|electrical|insurance|broker|adviser|advisor|mortgage|investment|organisation of|sales tax|" +
    "ICO|GMC|GDC|NMC|GPHC|HCPC|RCVS|GOC|GCC|GOSC|BACP|UKCP|BPS|RICS|RIBA|ARB|FCA|FSA|PRA|SRA|CLC|CILEX|ACCA|ICAEW|ICAS|ATT|CIOT|AAT|OFSTED|CQC|ESTYN|HIW|RQIA|NICEIC|NAPIT|HETAS|OFTEC|FENSA|CERTASS|MCS|ELECSA|ABTA|ATOL|IATA|ABTOT|ARLA|NAEA|NRLA|EPA|FSC|PEFC|MSC|ISO|UKAS|BSI|WEEE|MHRA|FDA|TGA|SIA|AHPRA|AFSL|ASIC|ACL|QBCC|FSP|HPCSA|SANC|NHBRC|PPRA|EAAB|RERA|FSSAI|MSME|IRDAI?|SEBI|AMFI|NMLS|FINRA|SEC|CFP|CCPC|PSRA|PSI|CORU|TUSLA|RTB|SEAI|RECI|RGI|FAI|CBI)(?:['’]s)? $",
  "iu",
);

/** Whether a general label behind a text is that of a register of other things or people. */
export const isOthersRegister = (before: string): boolean => OTHERS_REGISTERED.test(before.slice(-40));

/** Whose register it is, right before the label. */
const OFFICE = /(?:netzagentur|behörde|kammer|amt)(?: \p{Lu}[\p{L}-]+){0,2},? (?:unter )?Reg[\p{L}.-]*(?: ?Nr)?[.:]* ?$/iu;

/** Whether a number behind a general label is a file's at an authority or a chamber ("Bundesnetzagentur Reg-Nr. 230417", "Reg.-Nr. 23/041"): German courts write none with a stroke. */
export const isFileNumber = (written: string, before: string): boolean => written.includes("/") || OFFICE.test(before);
