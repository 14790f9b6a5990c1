import { expect, type Page, type Response } from "@playwright/test";
import { expectAccessible, sideways } from "./accessible";
import { show, type Look, type Viewport } from "./pages";

/** What the browser says itself where the address leads nowhere, or the service refuses. */
const EXPECTED: Readonly<Record<string, RegExp>> = { "not-found": /status of 404/, "invite-broken": /status of 410/, "enrich-refused": /status of 4\d\d/ };

/** Everything a page complains about: errors, refused resources, failed requests. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`${request.url()} ${request.failure()?.errorText ?? ""}`));
  return complaints;
}

/** As `lib/accounts/key-format.ts` makes them; a placeholder is shorter. */
const KEY = /fm_[A-Za-z0-9]{20,}/;

/** What the page gets from now on: addresses and bodies. */
function answersTo(page: Page): Promise<readonly [url: string, body: string]>[] {
  const answers: Promise<readonly [string, string]>[] = [];
  // What the page gave up loading has no body any more: it is asked for again.
  const bodyOf = (response: Response): Promise<string> => response.text().catch(async () => (await page.request.get(response.url())).text());
  page.on("response", (response) => {
    const redirects = response.status() >= 300 && response.status() < 400;
    if (!redirects) answers.push(bodyOf(response).then((body) => [response.url(), body] as const));
  });
  return answers;
}

/** Looks at a page in light and dark: no accessibility violation, nothing refused, nothing sideways, no key. */
export async function lookAt<K>(page: Page, look: Look<K>, kept: K, viewport: Viewport): Promise<void> {
  const complaints = complaintsOf(page);
  const answers = answersTo(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await show(page, look, kept, viewport);
  await expectAccessible(page);
  expect(complaints.filter((text) => !(EXPECTED[look.name]?.test(text) ?? false))).toEqual([]);
  expect(await sideways(page)).toBe(0);
  const loaded = await Promise.all(answers);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter(([, body]) => KEY.test(body)).map(([url]) => url)).toEqual([]);
}
