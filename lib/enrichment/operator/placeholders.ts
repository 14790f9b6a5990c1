/** Names that templates are filled with. */
export function isPlaceholderName(name: string): boolean {
  return /\b(?:max|erika|hans|petra|maria|mario|peter|anna) muster\b|muster(?:mann|frau|firma|firmenname|stadt|unternehmen|gmbh)\b|\bmuster (?:gmbh|ag|ug)|\byour (?:company|business|name|brand|site|website|store|logo)|\bcompany name\b|\b(?:lorem ipsum|example (?:company|corp|inc|ltd|llc|gmbh)|sample company|acme example|firmenname|bedrijfsnaam|nom de l'entreprise|nombre de (?:la )?empresa|nome azienda|my company|unternehmensname|uw bedrijf|votre (?:soci[ée]t[ée]|entreprise)|il tuo|tu empresa|sua empresa|test (?:company|gmbh|ltd|bv))\b|[[\]{}<>]|%[a-z]|xxx/i.test(name) || TEMPLATE_NAME.test(name) || THE_COMPANY.test(name);
}

/** "Your company" and "company name" in more languages. */
const TEMPLATE_NAME =
  /^(?:(?:ditt|din|dit|dein|deine|ihr|ihre|jouw|twoja|vaše|vaša|sinun|votre|a sua|la tua|tu) (?:företag|firma|virksomhet|virksomhed|bedrift|unternehmen|bedrijf|společnost|spoločnosť|yritys|azienda|marca)(?!\p{L})|företagsnamn|firmanavn|virksomhedsnavn|bedriftsnavn|yrityksen nimi|nazwa (?:firmy|sklepu)|n[áa]z[eo]v (?:firmy|společnosti|spoločnosti)|cégnév|nume(?:le)? firm|denumire firm|naziv tvrtke|(?:firma|şirket) adı|название компании|назва компанії|会社名|회사명|公司名称)/iu;

/** Companies in general, in the languages that sites are written in. */
const COMPANY =
  "company|corp(?:oration)?|business|firm|enterprise|organi[sz]ation|unternehmen|firma|betrieb|bedrijf|onderneming|företag|bolag|virksomhed|virksomhet|bedrift|selskab|selskap|yritys|entreprise|société|empresa|compañía|companhia|azienda|impresa|ditta|società|spółka|przedsiębiorstwo|společnost|spoločnosť|cég|vállalkozás|tvrtka|poduzeće|preduzeće|kompanija|podjetje|ettevõte|uzņēmums|įmonė|компания|компанія|организация|організація|предприятие|підприємство|фирма|фірма|εταιρεία";
/** The same of what a builder sets up. */
const SITE =
  "(?:web ?)?(?:site|seite|shop|store|page|blog)|site (?:web|internet)|home ?page|online ?shop|sitio(?: web)?|página(?: web)?|sito(?: web)?|hemsida|webbplats|webbshop|hjemmeside|nettside|nettbutikk|webbutik|kotisivut?|verkkokauppa|strona(?: www)?|sklep|stránk[ay]|obchod|weboldal(?:am|ad)?|webáruház|сайт|блог|магазин|boutique|tienda|loja|negozio|winkel|butik|name|nom|nombre|nome|naam|namn|navn|logo(?:typ[eo]?)?";
/** Whose one it is, where a template says so. */
const WHOSE =
  "my|your|our|this|meine?|deine?|ihre?|unsere?|mijn|uw|jouw|je|ons|onze|min|mitt?|din|ditt?|vårt?|vores|sinun|oma|mon|ma|votre|notre|mi|tu|su|nuestra|(?:a )?(?:minha|tua|sua|nossa)|la (?:mia|tua|vostra|nostra|meva|teva)|moj[ae]|twoj[ae]|[nw]asza|tvoj[ae]?|[nv]aš[ae]|(?:il )?(?:mio|tuo|vostro|nostro)|(?:o )?(?:meu|teu|seu|nosso)|mój|twój|[nw]asz|m[ôů]j|tvůj|[nv]áš|мой|твой|[нв]аш|az ön|[ms]inu|[mt]eie|[jm]ūs[uų]|моя|[нв]аша|твоя|моята|[вн]ашата|η";
/** The same in one word, or with an article, and what stands alone for it. */
const THE =
  "the company|das unternehmen|die firma|der betrieb|het bedrijf|de onderneming|företaget|bolaget|virksomheden|firmaet|selskabet|virksomheten|bedriften|selskapet|fyrirtækið|yrityksemme|l['’](?:entreprise|azienda|impresa|empresa)|la (?:société|empresa|compañía|ditta|società)|a (?:empresa|cég)|compania(?: (?:ta|noastră))?|firma (?:ta|noastră)|cég(?:em|ed|ünk)|şirket(?:im|imiz|iniz)?|firma(?:m|mız|nız)?|unternehmen|yritys|entreprise|empresa|azienda|společnost|spoločnosť|podjetje|компания|компанія";
const FORM = String.raw`(?:,? (?:inc|llc|ltd|limited|corp|gmbh|ltda|lda|s\.?[alr]\.?|s\.?r\.?l|s\.?a\.?s|bv|oy|kft|uab|sia|s\.?r\.?o|sp\. z o\.o)\.?)?`;
const IN_HAN_OR_HANGUL = "マイ(?:サイト|ショップ|ホームページ|ブログ)|(?:サンプル|[○〇△×X]+)?(?:株式)?会社(?:サンプル|[○〇△×X]+)?|(?:某某?|[X×○]+|[您你我]的|贵|貴|示例)(?:有限)?公司|(?:우리|귀|당신의|샘플) ?회사";
/** Labels of what templates leave to be filled in. */
const LABELS = "(?:business|store|shop|brand|organi[sz]ation|agency|restaurant|studio|firm|project|app|site|website)[ -]?(?:name|title)|nom (?:du site|de la société)|nome (?:del sito|do site|da empresa)|nombre del sitio|name der (?:website|webseite)|naam (?:van de )?website|webbplatsens namn|sidens navn|sivuston nimi|nazwa strony|název webu|názov webu|название сайта|назва сайту|サイト名|网站名称|사이트 ?이름";

/** What editors of pages call one that nobody has named yet. */
const UNTITLED =
  "unbenanntes dokument|document sans (?:nom|titre)|sans (?:nom|titre)|documento (?:senza titolo|sin título|sem título)|senza titolo|sin título|sem título|naamloos(?: document)?|namnlöst(?: dokument)?|ikke[- ]navngivet dokument|uten navn|nimetön(?: asiakirja)?|dokument bez (?:tytułu|názvu|naslova)|bez tytułu|névtelen(?: dokumentum)?|document fără titlu|документ без (?:названия|имени)|без названия|無題(?:ドキュメント)?|无标题文档|無標題文件|제목 ?없음|(?:new page|neue seite|nouvelle page|nuova pagina|página nueva|nova página|nieuwe pagina|ny sid[ae]|nowa strona|nová stránka|új oldal|новая страница)(?: ?\\d+)?";

/** The page that systems make of themselves when a site is set up, in its language: an entry of many menus. */
const SAMPLE_PAGE =
  "sample page|beispiel-?seite|page d['’]exemple|página de (?:ejemplo|exemplo)|pagina (?:di esempio|de exemplu)|pàgina d['’]exemple|voorbeeldpagina|exempelsida|eksempelside|esimerkkisivu|przykładowa strona|(?:ukázková|ukážková|zkušební|vzorová) (?:stránka|strana)|minta ?oldal|(?:primjer|primer) stran(?:ice|i)|vzorčna stran|пример страницы|примерна страница|зразок сторінки|δείγμα σελίδας|örnek sayfa|サンプルページ|示例页面|範例頁面|예제 페이지|trang mẫu|(?:laman|halaman) contoh";

/** "Företaget", "Your Company, Inc.", "MyCorp", "Business Name": the company, whichever it is. */
const THE_COMPANY = new RegExp(String.raw`^(?:(?:(?:my|your|our)-?|(?:${WHOSE}) )(?:${COMPANY})${FORM}|(?:${WHOSE}) (?:${SITE})|${THE}|${IN_HAN_OR_HANGUL}|${LABELS}|${UNTITLED}|${SAMPLE_PAGE})$`, "iu");
