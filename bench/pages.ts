import { chromium, type Browser, type Page } from "@playwright/test";
import { openAccounts } from "../lib/services/accounts";
import { CLICKS, measureNext, measureTyping } from "./pages-probes";
import { startServer } from "./processes";
import { percentile, table } from "./statistics";

/** From a click to the painted result, in milliseconds, on so many companies at most. */
const CLICK_TARGETS = [
  { companies: 100_000, milliseconds: 200 },
  { companies: Infinity, milliseconds: 500 },
] as const;
/** A keystroke that takes longer to be seen is felt. https://web.dev/articles/rail */
const KEY_TARGET = 100;
/** Compressed scripts that Explore's page names. */
const FIRST_LOAD_TARGET = 200;
const WORDS = ["maschinenbau", "hotel garni", "transport", "software"];
const KEY_PAUSE = 70;

type Row = readonly [what: string, times: number, p50: number, worst: number, target: string, held: string];

/**
 * Explore in a real browser, against the production server.
 * @param companies how many the folder's index holds; decides the target
 */
export async function benchPages(dataDir: string, companies: number): Promise<string> {
  const server = await startServer(dataDir, undefined);
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const page = await signedIn(browser, `http://127.0.0.1:${server.port}`, dataDir);
    const target = CLICK_TARGETS.find((each) => companies <= each.companies)?.milliseconds ?? NaN;
    const rows: Row[] = [];
    rows.push(await firstLoad(page));
    for (const { name, locate, reset } of CLICKS) {
      const [results, counts]: [number[], number[]] = [[], []];
      for (const option of await locate(page)) {
        const measured = measureNext(page);
        await option.click();
        const { result, rail } = await measured;
        results.push(result);
        counts.push(rail);
        await reset(page);
      }
      rows.push(row(`click on ${name}: rows and total`, results, target), row(`click on ${name}: all counts beside`, counts, target));
    }
    const typed = await typing(page);
    rows.push(row("keystroke to paint while results load", typed.keys, KEY_TARGET), row("longest task meanwhile", typed.tasks, KEY_TARGET));
    return table([`Explore, ${companies.toLocaleString("en-US")} companies`, "measured", "p50", "worst", "target", ""], rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function row(what: string, times: readonly number[], target: number): Row {
  const worst = Math.max(...times);
  return [`${what}, ms`, times.length, percentile(times, 0.5), worst, `≤ ${target}`, worst <= target ? "held" : percentile(times, 0.5) <= target ? "p50 held" : "missed"];
}

/** Somebody new, in a browser of 1440 by 900. */
async function signedIn(browser: Browser, origin: string, dataDir: string): Promise<Page> {
  const accounts = await openAccounts({ dataDir }, "bench");
  const { token } = await accounts.people.invite({ role: "member" }, {}).finally(() => accounts.close());
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const person = { token, email: `bench-${process.pid}-${Date.now()}@example.com`, name: "Bench", password: "correct horse battery" };
  const answer = await context.request.post("/api/auth/join", { data: person, headers: { "sec-fetch-site": "same-origin" } });
  if (!answer.ok()) throw new Error(`Joining failed: ${await answer.text()}`);
  return context.newPage();
}

/** Loads Explore; its scripts in kB as they come over the wire, the framework included. */
async function firstLoad(page: Page): Promise<Row> {
  const html = await (await page.request.get("/")).text();
  const named = new Set([...html.matchAll(/(?:src|href)="(\/_next\/static\/chunks\/[^"?]+\.js)/g)].map(([, path]) => path ?? ""));
  for (const [, path] of html.matchAll(/<script[^>]*src="([^"]+)"[^>]*noModule/gi)) named.delete(path ?? "");
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (named.has(new URL(response.url()).pathname)) sizes.push(response.request().sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.locator("tr[data-row]").first().waitFor();
  // What is clicked stands in the order of the counts.
  await page.getByRole("button", { name: /^Has phone: yes, \d/ }).waitFor();
  page.removeAllListeners("response");
  const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  return ["scripts of the first load, kB", 1, kilobytes, kilobytes, `< ${FIRST_LOAD_TARGET}`, kilobytes < FIRST_LOAD_TARGET ? "held" : "missed"];
}

/** Types words while the result of a filter is being fetched, one filter a word. */
async function typing(page: Page): Promise<{ readonly keys: readonly number[]; readonly tasks: readonly number[] }> {
  const [keys, tasks]: [number[], number[]] = [[], []];
  const box = page.getByRole("combobox", { name: "Search companies" });
  for (const word of WORDS) {
    await page.getByRole("button", { name: /^Has phone: yes/ }).click();
    await box.focus();
    const finish = await measureTyping(page);
    await page.keyboard.type(word, { delay: KEY_PAUSE });
    const measured = await finish();
    keys.push(...measured.keys);
    tasks.push(measured.longestTask);
    await box.fill("");
    await page.getByRole("button", { name: /^Has phone: yes/ }).click();
    await page.waitForLoadState("networkidle");
  }
  return { keys, tasks };
}
