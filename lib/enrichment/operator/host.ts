import { domainToUnicode } from "node:url";
import { parse } from "tldts";
import { countryByCode } from "../../company/codes";

/** Country-code domains that anybody uses as generic ones; they say nothing about where a company is. */
const GENERIC: ReadonlySet<string> = new Set("ad ag ai as bz cc cd co dj fm io la me ms nu sc sr su tk tv ws eu ac gg to ly ml ga cf gq vc am st re pw asia sh so gd vg lc".split(" "));

/** Providers whose customers have subdomains, and that are not on the Public Suffix List. */
const PROVIDERS: ReadonlySet<string> = new Set("free.fr pagesperso-orange.fr perso.sfr.fr wanadoo.fr chez.com e-monsite.com over-blog.com altervista.org xoom.it interfree.it tripod.com angelfire.com geocities.com freeservers.com t-online.de beepworld.de hpage.com npage.de xs4all.nl telenet.be skynet.be narod.ru ucoz.ru republika.pl prv.pl home.pl webpark.pl interia.pl estranky.cz wz.cz sweb.cz mypage.cz atw.hu uw.hu 5mp.eu mysite.com websitebuilder.com company.site business.site homestead.com ueniweb.com jouwweb.nl webklik.nl".split(" "));

/** What the address of a page says about whose page it is. */
export interface Host {
  /** The part of the name that its owner chose ("acme" of www.acme.co.uk, "shop" of shop.myshopify.com), lower case. */
  readonly label: string;
  /** The domain's own label where `label` is that of a subdomain: whose platform the site stands on. */
  readonly platform?: string;
  /** The registrable domain, or the host itself where there is none. */
  readonly domain: string;
  /** The last part of the name. */
  readonly tld: string;
  /** ISO 3166 code that the country-code domain stands for; undefined for generic ones and for hosts of a platform. */
  readonly country: string | undefined;
}

/** Reads a page's address by the Public Suffix List (https://publicsuffix.org), private suffixes included. */
export function readHost(url: URL): Host {
  const hostname = domainToUnicode(url.hostname);
  const { domain, domainWithoutSuffix, isPrivate, publicSuffix } = parse(hostname, { allowPrivateDomains: true });
  const tld = url.hostname.slice(url.hostname.lastIndexOf(".") + 1).toLowerCase();
  const code = isPrivate === true || GENERIC.has(tld) || tld.length !== 2 ? undefined : tld === "uk" ? "GB" : countryByCode(tld)?.code;
  if (domain !== null && PROVIDERS.has(domain) && url.hostname.length > domain.length + 1) {
    const own = url.hostname.slice(0, -domain.length - 1).replace(/^(?:www|perso|home|homepage|users)\./, "").toLowerCase();
    if (!/^(?:www|perso|home|homepage|users)$/.test(own)) return { label: own, platform: (domainWithoutSuffix ?? domain).toLowerCase(), domain: url.hostname, tld, country: code };
  }
  return { label: (domainWithoutSuffix ?? publicSuffix ?? url.hostname).toLowerCase(), domain: domain ?? url.hostname, tld, country: code };
}

/** The host that a domain names, as pages write it in addresses of mail; undefined where it can be none ("info@1.2.3.999"). */
export function hostOfDomain(domain: string): Host | undefined {
  const address = `https://${domain}`;
  return URL.canParse(address) ? readHost(new URL(address)) : undefined;
}

/**
 * The host with the label of its subdomain where the site on it calls itself so: there the domain is that of a platform whose customers have
 * subdomains, known or not.
 * @param isTitled whether the page's title has a part of this name
 */
export function withLabelOfSubdomain(host: Host, url: URL, isTitled: (label: string) => boolean): Host {
  const hostname = domainToUnicode(url.hostname);
  const label = hostname.endsWith(`.${host.domain}`) ? hostname.slice(0, -host.domain.length - 1).replace(/^www\./, "") : "";
  return label.length >= 6 && !isTitled(host.label) && isTitled(label) ? { ...host, label, platform: host.label } : host;
}

/** Whether a host is a subdomain on a platform, rented or free: the domain is the platform's. */
export const isOnPlatform = ({ domain, platform }: Host): boolean => platform !== undefined || parse(domain, { allowPrivateDomains: true }).isPrivate === true;

/** Whether two addresses belong to one registrable domain. */
export function isSameSite(address: string, host: Host): boolean {
  return URL.canParse(address) && readHost(new URL(address)).domain === host.domain;
}

/** Languages that one country speaks, by far most of all. */
const HOME: Readonly<Record<string, string>> = { da: "DK", sv: "SE", nb: "NO", nn: "NO", no: "NO", fi: "FI", pl: "PL", cs: "CZ", sk: "SK", hu: "HU", ro: "RO", bg: "BG", el: "GR", hr: "HR", sl: "SI", et: "EE", lv: "LV", lt: "LT", it: "IT", nl: "NL", tr: "TR", he: "IL", ja: "JP", ko: "KR", th: "TH", vi: "VN", is: "IS", uk: "UA", sr: "RS", ru: "RU" };

/** The country that a language tag points to: its region ("en-gb", "pt_br"), else the one home of its language. */
export function countryOfLanguage(tag: string): string | undefined {
  const [language = "", ...rest] = tag.toLowerCase().split(/[-_]/);
  const region = rest.find((part) => part.length === 2);
  // "en-us" and "en" stand on pages of every country: themes come with them.
  if (language === "en") return region === "us" || region === undefined ? undefined : (region === "uk" ? "GB" : countryByCode(region)?.code);
  return (region === undefined ? undefined : countryByCode(region)?.code) ?? HOME[language];
}
