import type { City, DemoCountry, LegalForm } from "./country";
import { foundingYear } from "./figures";
import { industryByKey, industryChoice, type Industry, type LineOfBusiness } from "./industries";
import { domainLabel, romanise } from "./latin";
import { compose, type NameScene } from "./names";
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
  /** The name without legal form. */
  readonly core?: string;
  /** The group's domain, which some of its companies share. */
  readonly domain?: string;
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
  const { core, latin } = nameFor(random, country, city, form, industry, plan.core);
  const registered = form.before + core + form.behind;
  const inCapitals = random.perMille(country.capitals);
  return {
    country,
    city,
    industry,
    business,
    form,
    founded,
    name: inCapitals ? registered.toUpperCase() : registered,
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

/** Scripts that are not Latin: Greek, Cyrillic, kana and kanji. */
const OTHER_SCRIPT = /[\u0370-\u052f\u3040-\u9fff]/;

function nameFor(random: Random, country: DemoCountry, city: City, form: LegalForm, industry: Industry, given: string | undefined): CompanyName {
  if (given !== undefined) return { core: given, latin: OTHER_SCRIPT.test(given) ? romanise(given) : undefined };
  const { language } = city;
  const scene: NameScene = { language, industry: industry.index, town: city.inNames };
  if (!country.latin) {
    const core = compose(random, (form.person ? language.people : language.companies).pick(random), scene);
    return { core, latin: OTHER_SCRIPT.test(core) ? romanise(core) : undefined };
  }
  // Both scripts from the same draws: the lists are each other's counterparts.
  const before = random.save();
  const latin = compose(random, country.latin.companies.pick(random), { language: country.latin, industry: industry.index, town: city.name });
  random.restore(before);
  return { core: compose(random, language.companies.pick(random), scene), latin };
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
  if (label === "") return "";
  switch (random.below(6)) {
    case 0:
    case 1:
      return label;
    case 2:
    case 3:
      return `${label}-${domainLabel(city.name, city.language.ascii)}`.slice(0, 63);
    case 4:
      return `${label}-${country.code.toLowerCase()}${random.between(1, 99)}`;
    default:
      return label.replaceAll("-", "") + String(random.between(1, 999));
  }
}
