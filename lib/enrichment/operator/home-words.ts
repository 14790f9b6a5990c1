import { foldText } from "../../company/names";

/** What menus and titles call a site's first page, and what it greets its readers with, in the languages that sites are written in. */
const HOME_WORDS: ReadonlySet<string> = new Set(
  (
    "home|home page|homepage|start|start page|main page|front page|welcome|startseite|hauptseite|willkommen|herzlich willkommen|thuis|voorpagina|startpagina|beginpagina|hoofdpagina|welkom|accueil|page d'accueil|page d’accueil|bienvenue|inicio|página principal|página de inicio|portada|principal|bienvenido|bienvenidos|bienvenida|início|inicial|página inicial|bem-vindo|bem-vindos|bem vindo|bem-vinda|inici|pàgina inicial|pàgina principal|benvinguts|benvinguda|benvidos|hasiera|ongi etorri|" +
    "pagina iniziale|pagina principale|benvenuto|benvenuti|benvenuta|hem|startsida|startsidan|välkommen|forside|forsiden|startside|hjem|velkommen|heim|forsíða|forsiða|velkomin|etusivu|koti|kotisivu|tervetuloa|avaleht|esileht|kodu|tere tulemast|sākums|sākumlapa|galvenā|galvenā lapa|laipni lūdzam|pradžia|pradinis|pagrindinis|pagrindinis puslapis|titulinis|titulinis puslapis|sveiki|sveiki atvykę|strona główna|główna|strona startowa|witamy|witaj|zapraszamy|" +
    "úvod|úvodní stránka|úvodná stránka|úvodní strana|úvodná strana|hlavní stránka|hlavná stránka|hlavní strana|titulní strana|titulní stránka|domů|domov|domovská stránka|vítejte|vitajte|vítáme vás|főoldal|kezdőlap|kezdőoldal|nyitólap|nyitóoldal|címlap|címoldal|üdvözöljük|acasă|acasa|prima pagină|pagina principală|bun venit|bine ați venit|bine aţi venit|naslovnica|naslovna|naslovna stranica|početna|početna strana|početna stranica|pocetna|dobrodošli|domača stran|vstopna stran|prva stran|" +
    "ana sayfa|anasayfa|hoş geldiniz|hoşgeldiniz|kryefaqja|ballina|faqja kryesore|mirë se vini|paġna ewlenija|baile|fáilte|hafan|croeso|beranda|laman utama|utama|selamat datang|αρχική|αρχικη|αρχική σελίδα|αρχικη σελιδα|καλώς ήρθατε|καλωσήρθατε|καλωσορίσατε|главная|главная страница|на главную|добро пожаловать|головна|головна сторінка|на головну|ласкаво просимо|галоўная|начало|начална страница|добре дошли|почетна|почетна страна|почетна страница|насловна|добро дошли|добредојдовте|ようこそ|خانه|صفحه اصلی|صفحه نخست"
  ).split("|"),
);

/** The same as addresses spell them: without diacritics, words of other scripts in Latin letters. */
const HOME_SLUGS: ReadonlySet<string> = new Set(["index", "default", "main", "glavnaya", "golovna", ...[...HOME_WORDS].map(foldText)]);

/** Whether a text is but the word for a site's first page or a greeting. */
export function isHomeWord(text: string): boolean {
  return text.length <= 30 && HOME_WORDS.has(text.toLowerCase().replace(/[\s!.:…*»«>-]+$|^[\s!.:…*»«>-]+/g, ""));
}

/** Whether an address's path is that of a site's first page, in some language: "/", "/de/", "/index.php", "/startseite/", "/strona-glowna.html", "/home-2/". */
export function isHomePath(path: string): boolean {
  const slug = /^\/(?:[a-z]{2}(?:-[a-z]{2})?(?:\/|$))?(?:([\p{L}\p{M}_-]{2,30}?)(?:-\d)?(?:\.\w{1,5})?\/?)?$/iu.exec(path);
  return slug !== null && (slug[1] === undefined || HOME_SLUGS.has(foldText(slug[1])));
}
