import type { CompanyId, CompanyRecord } from "../../company/record";
import { found, type Company } from "./company";
import { countryChoice } from "./countries";
import type { City, DemoCountry } from "./country";
import { employees } from "./figures";
import { industryByKey } from "./industries";
import type { Language } from "./language";
import { domainLabel, romanise } from "./latin";
import type { Ledger } from "./ledger";
import { inventedName } from "./names";
import { anyProfile, goodProfile } from "./presence";
import { at, type Random } from "./random";
import { recordOf } from "./record";

/** A company that others report to. */
interface Leader {
  readonly id: CompanyId;
  readonly company: Company;
}

/** A group's name, for its own language and, in Latin letters, for others. */
interface Brand {
  readonly language: Language;
  readonly own: string;
  readonly latin: string;
}

/** What all companies of a group share. */
interface Group {
  readonly brand: Brand;
  /** Whether it founds companies abroad. */
  readonly international: boolean;
  readonly domain: string;
}

/**
 * One group: its head, then every branch and subsidiary after the company it reports to.
 * @returns how many records it has: 2 and more, the n-th largest about 1/n of the largest.
 */
export function* groupRecords(ledger: Ledger): Generator<CompanyRecord, number> {
  const { random } = ledger;
  const size = groupSize(random, ledger.count);
  const country = countryChoice.pick(random);
  const city = country.cities.pick(random);
  const brand = brandFor(random, country, city);
  const group: Group = { brand, international: size > 3 && random.perMille(400), domain: domainLabel(`${brand.latin}-${city.name}`, city.language.ascii) };
  const industry = random.perMille(250) ? { industry: industryByKey("holding") } : {};
  const company = found(random, ledger.numbersOf, { country, city, ...industry, nameIn: (language) => brandIn(brand, language) + headSuffix(random), domain: group.domain, corporate: true });
  const { id, recordId } = ledger.nextId();
  const headCount = employees(random, company.industry, false) + size * random.between(3, 40);
  yield recordOf(random, company, { id, recordId, location: "1", subsidiary: "0", profile: goodProfile(random), headCount });
  yield* members(ledger, group, { id, company }, size - 1);
  return size;
}

/** The largest group grows with the register: some hundreds at 100,000 companies. */
function groupSize(random: Random, companies: number): number {
  const largest = Math.min(5000, 20 + Math.floor(companies / 150));
  const size = Math.floor(131_072 / (1 + random.below(65_536)));
  return size <= largest ? size : random.between(2, largest);
}

function brandFor(random: Random, country: DemoCountry, { language }: City): Brand {
  const before = random.save();
  const own = brandName(random, language);
  if (!country.latin) return { language, own, latin: romanise(own) };
  random.restore(before);
  return { language, own, latin: brandName(random, country.latin) };
}

function brandName(random: Random, language: Language): string {
  const share = random.below(10);
  if (share < 5) return inventedName(random, language);
  return share < 8 ? language.surnames.pick(random) : language.words.pick(random) + language.tails.pick(random);
}

function brandIn(brand: Brand, language: Language): string {
  return language === brand.language ? brand.own : brand.latin;
}

const HEAD_SUFFIXES = ["", " Group", " Holding", " International", "", " Industries", " Partners", ""];

function headSuffix(random: Random): string {
  return at(HEAD_SUFFIXES, random.below(HEAD_SUFFIXES.length));
}

function* members(ledger: Ledger, group: Group, leader: Leader, count: number): Generator<CompanyRecord> {
  const { random } = ledger;
  let branches = 0;
  for (let left = count; left > 0; ) {
    if (random.perMille(550)) {
      branches += 1;
      left -= 1;
      yield branchRecord(ledger, leader, leader.company.country.cities.pick(random), branches);
      continue;
    }
    const own = left > 3 && random.perMille(300) ? 1 + random.below(Math.min(left - 1, 60)) : 0;
    const company = subsidiary(ledger, group, leader);
    const { id, recordId } = ledger.nextId();
    left -= 1 + own;
    yield recordOf(random, company, { id, recordId, location: own > 0 ? "1" : "0", subsidiary: "3", parentId: leader.id, profile: anyProfile(random) });
    if (own > 0) yield* members(ledger, group, { id, company }, own);
  }
}

/** A branch's record: the company in another town. */
export function branchRecord(ledger: Ledger, { id: parentId, company }: Leader, city: City, nth: number): CompanyRecord {
  const { random } = ledger;
  const word = company.city.language.branch;
  const style = random.below(3);
  const name = style === 0 ? `${company.name} ${word} ${city.inNames}` : style === 1 ? `${company.name}, ${city.inNames}` : `${company.name} ${city.inNames}`;
  const { id, recordId } = ledger.nextId();
  const numbers = ledger.numbersOf(company.country).branch?.(company.numbers, nth);
  return recordOf(random, { ...company, city }, { id, recordId, location: "2", subsidiary: "0", parentId, profile: anyProfile(random) }, { name, numbers });
}

/** Most subsidiaries have the group's name with their trade, country or town; some keep the name under which they were bought. */
function subsidiary(ledger: Ledger, group: Group, leader: Leader): Company {
  const { random } = ledger;
  const country = group.international && random.perMille(450) ? countryChoice.pick(random) : leader.company.country;
  const city = country.cities.pick(random);
  const style = random.below(10);
  const plan = { country, city, corporate: true, ...(random.perMille(500) ? { industry: leader.company.industry } : {}) };
  if (style < 3) return found(random, ledger.numbersOf, plan);
  const trade = leader.company.industry.index;
  const nameIn = (language: Language, town: string) => `${brandIn(group.brand, language)} ${style < 7 ? at(language.trades, trade).pick(random) : style < 9 ? country.name : town}`;
  return found(random, ledger.numbersOf, { ...plan, nameIn, ...(random.perMille(500) ? { domain: group.domain } : {}) });
}
