import type { City, DemoCountry, LegalForm } from "./country";
import { foundingYear } from "./figures";
import { industryByKey, industryChoice, type Industry, type LineOfBusiness } from "./industries";
import type { Language } from "./language";
import { domainLabel, romanise } from "./latin";
import { compose } from "./names";
import type { NumberMaker, OfficialNumbers } from "./numbers/scheme";
import type { Random } from "./random";

/** A company as it was founded: what stays the same in all its records. */
export interface Company {
  readonly country: DemoCountry;
  readonly city: City;
  readonly industry: Industry;
  readonly business: LineOfBusiness;
  readonly form: LegalForm;
  readonly founded: number;
  /** With legal form, as registered. */
  readonly name: string;
  /** In Latin letters, where the name is in others. */
  readonly latinName: string | undefined;
  /** Without `.example`; "" where the name has no letter a domain may have. */
  readonly domain: string;
  readonly numbers: OfficialNumbers;
}

/** What a founder decided; the rest is drawn. */
export interface Plan {
  readonly country: DemoCountry;
  readonly city?: City;
  readonly industry?: Industry;
  /** Makes the name without legal form; asked twice with the same chance where names have a counterpart in Latin letters. */
  readonly nameIn?: (language: Language, town: string) => string;
  /** The group's domain, which some of its companies share; "" for none. */
  readonly domain?: string | undefined;
  /** Never a partnership or a proprietor. */
  readonly corporate?: boolean;
}

const nonProfit = [industryByKey("association"), industryByKey("care"), industryByKey("education")] as const;

/** Founds a company. */
export function found(random: Random, makers: (country: DemoCountry) => NumberMaker, plan: Plan): Company {
  const { country } = plan;
  const city = plan.city ?? country.cities.pick(random);
  const form = formFor(random, city, plan.corporate === true);
  const industry = plan.industry ?? (form.status === "0" ? (nonProfit[random.below(3)] ?? nonProfit[0]) : industryChoice.pick(random));
  const business = industry.lines.pick(random);
  const founded = foundingYear(random);
  const { core, latin } = nameFor(random, country, city, form, industry, plan.nameIn);
  const registered = form.before + core + form.behind;
  return {
    country,
    city,
    industry,
    business,
    form,
    founded,
    name: random.perMille(country.capitals) ? capitals(registered, city.language) : registered,
    latinName: latin === undefined ? undefined : `${latin} ${romanise(form.latin)}`.trim(),
    domain: plan.domain ?? domainFor(random, latin ?? core, city, country),
    numbers: makers(country).company({ random, form: form.text, tag: city.tag, founded, sic: business.code }),
  };
}

function formFor(random: Random, city: City, corporate: boolean): LegalForm {
  let form = city.forms.pick(random);
  while (corporate && (form.status !== "3" || form.person)) form = city.forms.pick(random);
  return form;
}

interface CompanyName {
  readonly core: string;
  readonly latin: string | undefined;
}

function nameFor(random: Random, country: DemoCountry, city: City, form: LegalForm, industry: Industry, given: Plan["nameIn"]): CompanyName {
  const nameIn = given ?? ((language, town) => compose(random, (form.person ? language.people : language.companies).pick(random), { language, industry: industry.index, town }));
  if (!country.latin) {
    const core = capitalised(nameIn(city.language, city.inNames));
    return { core, latin: city.language.inLatin ? undefined : romanise(core) };
  }
  // Both scripts from the same draws: the lists are each other's counterparts.
  const before = random.save();
  const latin = nameIn(country.latin, city.name);
  random.restore(before);
  return { core: nameIn(city.language, city.inNames), latin };
}

/** A name that begins with a particle (`van Dijk`) has a capital there. */
function capitalised(name: string): string {
  const first = name.charAt(0);
  const capital = first.toUpperCase();
  return first === capital ? name : capital + name.slice(1);
}

/** Greek capitals have no accents. */
function capitals(name: string, { inLatin }: Language): string {
  const upper = name.toUpperCase();
  return inLatin ? upper : upper.normalize("NFD").replaceAll("\u0301", "").normalize("NFC");
}

/** Another name of a company of the same trade: a former name, or one it trades under. */
export function anotherName(random: Random, company: Company, withForm: boolean): string {
  const { city, industry, form } = company;
  const core = compose(random, city.language.companies.pick(random), { language: city.language, industry: industry.index, town: city.inNames });
  return withForm ? form.before + core + form.behind : core;
}

/** Names recur, domains hardly: most have the town, the country or a number behind them. */
function domainFor(random: Random, core: string, city: City, country: DemoCountry): string {
  const label = domainLabel(core, city.language.ascii);
  const style = random.below(6);
  if (label === "" || style < 2) return label;
  if (style < 4) {
    const town = domainLabel(city.name, city.language.ascii);
    return label.includes(town) ? label : `${label}-${town}`.slice(0, 63);
  }
  return style === 4 ? `${label}-${country.code.toLowerCase()}${random.between(1, 99)}` : label.replaceAll("-", "") + String(random.between(1, 999));
}
