import { parse } from "tldts";
import type { Page } from "../page/page";
import { fitsLabel } from "./agreement";
import { readHost } from "./host";
import { isKnownPlatform } from "./platforms";

/** Where anybody has an address of mail, by the label of the domain. */
const FREE_MAIL: ReadonlySet<string> = new Set(
  ("gmail googlemail yahoo ymail hotmail outlook live msn icloud me mac aol gmx web mail email t-online freenet arcor posteo mailbox bluewin hispeed sunrise aon chello orange wanadoo free laposte sfr neuf bbox libero tiscali alice " +
    "virgilio tin telenet skynet proximus scarlet ziggo kpnmail planet hetnet home xs4all btinternet btopenworld sky talktalk virginmedia ntlworld eircom seznam centrum volny atlas wp o2 onet interia op poczta yandex ya bk inbox list " +
    "rambler ukr abv dir sapo telefonica terra uol bol ig globo naver daum hanmail nate qq 163 126 sina sohu foxmail protonmail proton telia bredband comhem online").split(" "),
);
const [MOST_LINES, MOST_LINKS, FEWEST_LINKS] = [2000, 2000, 3];
const MAIL_OR_SITE = /(?:@|\bwww\.|^https?:\/\/)((?:[\p{L}\d-]{1,63}\.){1,6}\p{L}{2,24})/giu;

/**
 * Where a page is at home: the address that it was read from, or, where that is under no public suffix and the page is not called so (a mirror, a name of a network
 * of one's own), the one that the page gives as its own, else the domain that it links to most, else the only one that it names.
 */
export function ownAddress(page: Page, url: URL): URL {
  if (isPublic(url) || fitsLabel(page.title, readHost(url).label)) return url;
  return [page.canonical, page.metas.get("og:url")].map(urlOf).find(isPublic) ?? samePageAt(mostLinked(page) ?? onlyWritten(page), url) ?? url;
}

const urlOf = (address: string | undefined): URL | undefined => (address !== undefined && URL.canParse(address) ? new URL(address) : undefined);

function samePageAt(domain: string | undefined, { pathname, search }: URL): URL | undefined {
  const page = urlOf(domain && `https://${domain}`);
  return page && Object.assign(page, { pathname, search });
}

function onlyWritten({ lines, links }: Page): string | undefined {
  const written = [...lines.slice(-MOST_LINES).map(({ text }) => text), ...links.slice(-MOST_LINKS).flatMap(({ href }) => (/^mailto:/i.test(href) ? href : []))];
  const [only, ...more] = new Set(written.flatMap((text) => [...text.matchAll(MAIL_OR_SITE)].flatMap(([, host = ""]) => ownedDomain(host) ?? [])));
  return more.length === 0 ? only : undefined;
}

function mostLinked({ links }: Page): string | undefined {
  const counts = new Map<string, number>();
  for (const { href } of links.slice(0, MOST_LINKS)) {
    const domain = /^https?:\/\//i.test(href) ? ownedDomain(href) : undefined;
    if (domain !== undefined) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] >= FEWEST_LINKS && first[1] > 2 * (second?.[1] ?? 0) ? first[0] : undefined;
}

/** The domain of a host that belongs to whoever writes from it; undefined for those of platforms and of mail for everybody. */
function ownedDomain(address: string): string | undefined {
  const { domain, domainWithoutSuffix, isIcann } = parse(address.toLowerCase());
  return domain !== null && domainWithoutSuffix !== null && isIcann === true && !FREE_MAIL.has(domainWithoutSuffix) && !isKnownPlatform(domainWithoutSuffix) ? domain : undefined;
}

/** Whether a host is under a suffix of the Public Suffix List (https://publicsuffix.org). */
function isPublic(url: URL | undefined): url is URL {
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false;
  const { isIcann, isPrivate } = parse(url.hostname, { allowPrivateDomains: true });
  return isIcann === true || isPrivate === true;
}
