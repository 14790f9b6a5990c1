import { fitsLabel, nameKey } from "./agreement";
import type { Host } from "./host";

/** Shops, forums, page builders, hosts, maps, agencies for news and pictures, payment and advertising services that pages of all kinds name. */
const PLATFORMS: ReadonlySet<string> = new Set(
  ("wordpress wordpresscom wordpressorg automattic shopify shopifyinc wix wixcom wixcomltd squarespace weebly jimdo webflow blogger blogspot google googleinc googlellc googleireland googleirelandlimited alphabet facebook facebookireland metaplatforms metaplatformsireland meta instagram linkedin linkedinireland " +
    "twitter x youtube tiktok pinterest vimeo paypal paypaleuropesaretcie paypaleurope stripe stripepayments klarna klarnabank mollie adyen phpbb phpbblimited phpbbgroup vbulletin vbulletinsolutions xenforo xenforoltd mybb mybbgroup invisioncommunity invision discourse joomla drupal typo3 prestashop ideasoft ticimax tsoft ikas nuvemshop tiendanube vtex trayecommerce shopline haravan sapo idosell shoptet unas shoprenter webshippy magento adobe shopware woocommerce opencart bigcommerce lightspeed gambio jtl nopcommerce strato ionos 11ionos hetzner hetzneronline ovh ovhcloud " +
    "ovhsas godaddy amazon amazonwebservices aws microsoft microsoftcorporation cloudflare gandi o2switch infomaniak hostinger alwaysdata siteground transip netlify vercel github githubpages gitlab medium substack tumblr ghost openstreetmap openstreetmapcontributors osm leaflet mapbox here gettyimages getty istock istockphoto istockbygettyimages shutterstock adobestock fotolia depositphotos unsplash pexels pixabay freepik flaticon " +
    "ap associatedpress theassociatedpress afp agencefrancepresse reuters thomsonreuters dpa deutschepresseagentur upi unitedpressinternational npr nationalpublicradio aap australianassociatedpress thecanadianpress canadianpress pamedia pressassociation efe agenciaefe ansa adnkronos lusa agencialusa belga agencebelga ritzau ntb ttnyhetsbyrån stt pap polskaagencjaprasowa čtk ctk tasr mti agerpres hina tanjug interfax itartass tass rianovosti ukrinform yonhap yonhapnews kyodo kyodonews jiji xinhua pti presstrustofindia ians anadoluajansı anadoluagency keystonesda austriapresseagentur zumapress wireimage bloombergnews tribunemediaservices tribunecontentagency cnnnewsource " +
    "booking bookingcom airbnb tripadvisor yelp trustpilot trustedshops ehi mailchimp hubspot hotjar matomo cookiebot onetrust usercentrics borlabs cookieyes complianz iubenda recaptcha disqus zendesk intercom elementor divi elegantthemes themeforest envato avada astra generatepress reactapp nextjs vite gatsby apple appleinc applestore appstore googleplay visa mastercard americanexpress dhl ups fedex deepl erecht24 activemind " +
    "datenschutzgenerator trustarc addthis sharethis taboola outbrain criteo doubleclick duda godaddywebsitebuilder strikingly teamtailor personio typepad livejournal myshopify ecwid mywebsite lightspeedhq w3techs quickbutik quickbutikab dandomain dandomainas emonsite onecom loopia webnode mozello zoho homestead site123 carrd framer tilda bitrix bitrix24 ucoz nethouse cafe24 makeshop shoptet upgates webareal oddle lieferando thefork quandoo opentable resmio deliveroo ubereats uber justeat takeaway wolt foodora glovo etsy ebay amazonservices otto idealo check24 immobilienscout24 sedo sedodomainparking dancom afternic hugedomains namecheap porkbun bodis parkingcrew uniregistry abovecom nicit registercom networksolutions europeancommission europaischekommission zendesk1 vercelapp nuxt laravel symfony django shoper shopersa idosell iaisa payu payusa przelewy24 inpost tpay comgate gopay barion simplepay netopia sumup worldpay worldline sagepay opayo braintree square squareup afterpay clearpay eventbrite calendly typeform wordfence sucuri akamai fastly heroku digitalocean linode scaleway kinsta wpengine oneandone united domains inwx checkdomain dogado mittwald allinkl netcup simplybook mindbody sendinblue brevo cleverreach klaviyo sentry datadog newrelic fullstory crazyegg clarity bing yandex baidu naverpay goope eccube imweb metinfo metinfocn wwwmetinfocn dedecms phpcms phpok discuz comsenz empirecms eyoucms pbootcms cnzz 51la leadong reanod globalsources madeinchina madeinchinacom alibaba 91app cyberbiz meepshop easystore newpages sitegiant bizweb makewebeasy makewebeasycom readyplanet lnwshop expandcart youcan shopfa mihanblog blogfa konimbo indiamart indiamartintermesh tradeindia exportersindia paystack flutterwave payfast satukz").split(" "),
);

/** The same in scripts without capitals, as pages write them: their romanisations are short, and words of other languages. */
const IN_OTHER_SCRIPTS: ReadonlySet<string> = new Set(
  ("GMOペパボ GMOペパボ株式会社 カラーミーショップ グーペ ペライチ おちゃのこネット 카페24 카페24(주) (주)카페24 카페24㈜ ㈜카페24 메이크샵 (주)메이크샵 아임웹 (주)아임웹 식스샵 고도몰 가비아 (주)가비아 네이버 네이버(주) 织梦 帝国CMS 易优CMS 阿里云 腾讯云 百度 百度智能云 有赞 微盟 凡科 凡科网 上线了 友盟 阿里巴巴 中国制造网 " +
    "سلة زد منصة_سلة منصة_زد ووردبريس وردپرس شاپفا پرتال קונימבו וורדפרס ויקס").split(" ").map((name) => name.replaceAll("_", " ")),
);

/** Values of site-name elements that frameworks, themes and builders leave there. */
const GENERIC = /^(?:ホーム|トップ(?:ページ)?|(?:网站|網站)?首[页頁]|主[页頁]|홈|메인|главная(?: страница)?|головна(?: сторінка)?|начало|начална страница|почетна(?: страна)?|почетна страница|αρχική(?: σελίδα)?|דף הבית|עמוד הבית|ראשי|الرئيسية|الصفحة الرئيسية|หน้าแรก|หน้าหลัก|trang chủ|portale?|template|home|homepage|home page|start|startseite|accueil|inicio|welcome|willkommen|index|untitled|blog|(?:my|your) ?(?:word ?press )?(?:blog|site|web ?site|shop|store|app|portfolio|business|company|brand|name|logo)(?: title| name)?(?: ?\d+)?(?:\.com)?|site title|brand(?: name)?|logo|untitled(?: page| document)?|new (?:site|page|website)|coming soon|under construction|maintenance|hello world!?|log ?in|dashboard|landing page|mysite ?\d*|website|web ?site|site|news|shop|store|react app|vite(?: app| \+ \w+)?|next\.?js app|nuxt|app|test|demo|default|wordpress|just another wordpress site|imprint|impressum|contact|kontakt|about|loading|site name|sitename|company|default title|undefined|null|none|document|search|login|portal|main|your site|hugo|jekyll|gatsby.*|create next app|angular|ionic app|title|mysite|localhost|[^\p{L}]*)$/iu;

/** Whether a name is a platform's, whatever page it stands on. */
export function isKnownPlatform(name: string): boolean {
  return PLATFORMS.has(nameKey(name).squashed) || IN_OTHER_SCRIPTS.has(name);
}

/** Whether a name is a platform's, on a page that is not the platform's own. */
export function isPlatform(name: string, host: Host): boolean {
  if (host.platform !== undefined && fitsLabel(name, host.platform) && !fitsLabel(name, host.label)) return true;
  return isKnownPlatform(name) && !fitsLabel(name, host.label);
}

/** Whether a site's name is what a framework or builder put there. */
export function isGenericSiteName(name: string): boolean {
  return GENERIC.test(name.trim());
}
