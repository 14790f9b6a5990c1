import type { Page } from "@playwright/test";
import type { Kept } from "./kept";
import type { Reviewed } from "./websites-test";

/** A page, or a state of one, as it is looked at. */
export interface Look<K = Kept> {
  readonly name: string;
  readonly path: string | ((kept: K) => string);
  /** By somebody who has not signed in. */
  readonly signedOut?: true;
  /** A phone has nothing of the kind. */
  readonly wideOnly?: true;
  /** Brings up what is to be seen; `narrow` where the page is a phone's. */
  readonly open?: (page: Page, narrow: boolean) => Promise<void>;
}

const dialogShown = (page: Page) => page.getByRole("dialog").last().waitFor();

/** Opens every group of filters: at its side, or on a phone in the drawer. */
async function openFilters(page: Page, narrow: boolean): Promise<void> {
  if (narrow) {
    await page.getByRole("button", { name: /^Filters/ }).click();
    await dialogShown(page);
  }
  const closed = page.locator('h2 button[aria-expanded="false"]:visible');
  for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click();
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await dialogShown(page);
}

/** All pages, and what opens on them. */
export const LOOKS: readonly Look[] = [
  { name: "explore", path: "/" },
  { name: "explore-filtered", path: "/?search=bau&countryCode=DE&employeesTotal%5Bmin%5D=10&statusCode=0,1" },
  { name: "explore-empty", path: "/?search=bau&statusCode=0,1&sic4Digits=3541,3559,7372&countryCode=DE,AT,CH,NL&cityName=Paris&employeesTotal%5Bmin%5D=50&foundingYears%5Bmin%5D=1990&hasEmail=true&hasPhone=true" },
  { name: "explore-unreadable", path: "/?countryCode=XX" },
  { name: "explore-filters", path: "/?countryCode=DE", open: openFilters },
  { name: "explore-drawer", path: "/?search=maschinenbau&company=demo-00000001", open: (page) => page.getByRole("dialog").getByText("Address").first().waitFor() },
  {
    name: "explore-map",
    path: "/?search=bau",
    wideOnly: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Show map" }).click();
      await page.getByRole("group", { name: "Companies by country" }).waitFor();
    },
  },
  {
    name: "explore-map-cities",
    path: "/?countryCode=DE&statusCode=0,1",
    wideOnly: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Show map" }).click();
      await page.getByRole("group", { name: "Companies by city" }).getByRole("button").first().waitFor();
    },
  },
  { name: "explore-columns", path: "/", open: (page) => press(page, "Columns") },
  { name: "explore-save", path: "/?countryCode=DE", open: (page) => press(page, "Save search") },
  {
    name: "palette",
    path: "/?search=bau",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByPlaceholder("Find a company, or go to a page").waitFor();
    },
  },
  { name: "company", path: ({ company }) => company },
  { name: "company-missing", path: "/companies/none" },
  { name: "lists", path: "/lists" },
  { name: "list", path: ({ list }) => list },
  { name: "search", path: ({ search }) => search },
  { name: "search-missing", path: "/searches/none" },
  { name: "enrich", path: "/enrich" },
  { name: "enrich-refused", path: "/enrich?url=10.0.0.1" },
  { name: "enrich-job", path: ({ job }) => job },
  { name: "exports", path: "/exports" },
  { name: "exports-new", path: "/exports?countryCode=DE" },
  { name: "settings", path: "/settings" },
  { name: "settings-people", path: "/settings/people" },
  { name: "settings-invite", path: "/settings/people", open: (page) => press(page, /^Invite/) },
  { name: "settings-keys", path: "/settings/keys" },
  { name: "settings-key", path: "/settings/keys", open: (page) => press(page, "New key") },
  { name: "settings-usage", path: "/settings/usage" },
  { name: "settings-package", path: "/settings/package" },
  { name: "settings-appearance", path: "/settings/appearance" },
  { name: "data", path: "/data" },
  { name: "reference", path: "/docs" },
  { name: "sign-in", path: "/sign-in", signedOut: true },
  { name: "invite", path: ({ invite }) => invite, signedOut: true },
  { name: "invite-broken", path: "/invite#broken", signedOut: true },
  { name: "reset", path: ({ reset }) => reset, signedOut: true },
  { name: "sign-out", path: "/sign-out" },
  { name: "not-found", path: "/nowhere" },
];

/** Pages of websites that answer. */
export const WEBSITE_LOOKS: readonly Look<Reviewed>[] = [
  { name: "enrich-one", path: ({ site }) => `/enrich?${new URLSearchParams({ url: site }).toString()}`, open: (page) => page.getByRole("region", { name: "Verdict" }).waitFor() },
  { name: "enrich-sure", path: ({ job }) => job, open: (page) => page.getByRole("tab", { name: /^Sure/ }).click() },
  { name: "enrich-review", path: ({ job }) => job, open: (page) => page.getByRole("tab", { name: /^To review/ }).click() },
];

export type Viewport = (typeof WIDTHS)[number];

export const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const isNarrow = ({ width }: Viewport): boolean => width < 1024;

/** What there is to look at in a window of this width. */
export function looksAt<K>(looks: readonly Look<K>[], viewport: Viewport): readonly Look<K>[] {
  return looks.filter(({ wideOnly }) => !wideOnly || !isNarrow(viewport));
}

export const SCHEMES = ["light", "dark"] as const;

/** Waits until nothing stands for what is still being loaded. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(".animate-shimmer, [aria-busy=true]") === null, undefined, { timeout: 30_000 });
}

/** Brings up a colour scheme, and waits until it is painted. */
export async function paint(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Loads a page and brings up what is to be seen of it. */
export async function show<K>(page: Page, look: Look<K>, kept: K, viewport: Viewport): Promise<void> {
  await page.setViewportSize(viewport);
  if (look.signedOut) await page.context().clearCookies();
  await page.goto(typeof look.path === "string" ? look.path : look.path(kept), { waitUntil: "networkidle" });
  await loaded(page);
  await look.open?.(page, isNarrow(viewport));
  await loaded(page);
}
