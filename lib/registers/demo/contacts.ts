import type { Company } from "./company";
import { phoneNumber } from "./digits";
import { domainLabel } from "./latin";
import { at, type Random } from "./random";

/** A named person and their title. */
export interface Executive {
  readonly name: string;
  readonly title: string;
}

/** A chief executive, in Latin letters where the country has a counterpart of its language in them. */
export function executiveOf(random: Random, { country, city }: Company): Executive {
  const language = country.latin ?? city.language;
  const woman = random.perMille(280);
  const given = (woman ? language.givenFemale : language.givenMale).pick(random);
  const surname = language.surnames.pick(random);
  return { name: `${given} ${woman ? language.feminine(surname) : surname}`, title: language.titles.pick(random) };
}

/** A phone number of the company's town, or a mobile one. */
export function phoneOf(random: Random, { country, city }: Company): string {
  const pattern = country.mobile && random.perMille(120) ? country.mobile : at(city.phones, random.below(city.phones.length));
  return phoneNumber(random, pattern);
}

/** A fax number of the company's town. */
export function faxOf(random: Random, { city }: Company): string {
  return phoneNumber(random, at(city.phones, random.below(city.phones.length)));
}

/** The company's website, on a name that is kept for examples (RFC 2606), written in one of the usual ways. */
export function websiteOf(random: Random, { domain }: Company): string {
  const style = random.below(10);
  return style < 6 ? `www.${domain}.example` : style < 8 ? `https://www.${domain}.example` : style < 9 ? `https://${domain}.example/` : `${domain}.example`;
}

/** The company's general address, or the executive's own. */
export function emailOf(random: Random, { city, domain }: Company, executive: Executive | undefined): string {
  const person = executive && random.perMille(200) ? domainLabel(executive.name, city.language.ascii).replaceAll("-", ".") : "";
  return `${person === "" ? city.language.mailboxes.pick(random) : person}@${domain}.example`;
}
