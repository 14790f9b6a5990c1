import { at, Random } from "./random";

/** What may be unknown of a company; each has a bit in a profile. */
export const KNOWN = {
  street: 1,
  postalCode: 2,
  place: 4,
  phone: 8,
  fax: 16,
  email: 32,
  website: 64,
  ceo: 128,
  tradeName: 256,
  number: 512,
  vat: 1024,
  industry: 2048,
  founded: 4096,
  employees: 8192,
  revenue: 16384,
  secondLine: 32768,
} as const;

/** In how many records of 1,000 each is known. */
const SHARES: Readonly<Record<keyof typeof KNOWN, number>> = {
  street: 950,
  postalCode: 970,
  place: 900,
  phone: 600,
  fax: 80,
  email: 350,
  website: 450,
  ceo: 430,
  tradeName: 150,
  number: 920,
  vat: 600,
  industry: 970,
  founded: 920,
  employees: 650,
  revenue: 500,
  secondLine: 60,
};

/** What is known of one company: a sum of `KNOWN` bits. */
export type Profile = number;

const PROFILES = 64;
/** Well-documented companies are so in most respects: how much that counts against chance, per cent. */
const COMMON_PART = 50;

/**
 * A few profiles instead of a draw for every field: what is known goes together as in real registers, and records share their shapes,
 * which makes them 20 times as fast to build.
 */
const profiles: readonly Profile[] = makeProfiles();

function makeProfiles(): readonly Profile[] {
  const random = new Random(20_260_101);
  const made = new Array<number>(PROFILES).fill(0);
  for (const [what, bit] of Object.entries(KNOWN)) {
    const share = Object.entries(SHARES).find(([name]) => name === what)?.[1] ?? 0;
    const ranked = made
      .map((_, profile) => ({ profile, score: profile * COMMON_PART + random.below(PROFILES) * (100 - COMMON_PART) }))
      .sort((a, b) => b.score - a.score);
    for (const { profile } of ranked.slice(0, Math.round((PROFILES * share) / 1000))) made[profile] = at(made, profile) | bit;
  }
  // A fax without a phone is not worth its number.
  return made.map((profile) => ((profile & KNOWN.phone) === 0 ? profile & ~KNOWN.fax : profile));
}

/** What is known of any company. */
export function anyProfile(random: Random): Profile {
  return at(profiles, random.below(PROFILES));
}

/** What is known of a large company: one of the best-documented quarter. */
export function goodProfile(random: Random): Profile {
  return at(profiles, random.between((PROFILES * 3) / 4, PROFILES - 1));
}

/** Whether the company has a website or an e-mail address. */
export function isOnline(profile: Profile): boolean {
  return (profile & (KNOWN.website | KNOWN.email)) !== 0;
}
