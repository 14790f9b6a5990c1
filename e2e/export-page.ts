/** What the tests of exports do on their page, and what they read of the files. */
import type { BrowserContext, Download, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";

export const SCROLLS = /\/api\/company\/export\?.*useScroll=true/;
export const GERMANS = "countryCode=DE&employeesTotal%5Bmin%5D=20";
/** Some 40,000 companies: enough to be interrupted in. The whole register is written once. */
export const MANY = "countryCode=DE,FR,GB,IT";

export type RecordLine = Readonly<Record<string, unknown>> & { readonly ID: string };

/** Every batch takes so long, in milliseconds: time to press a button. @returns what ends it */
export async function slowDown(context: BrowserContext, delay = 150): Promise<() => void> {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await context.route(SCROLLS, async (route) => {
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, delay))]);
    await route.continue();
  });
  return end;
}

export async function start(page: Page, query: string, format: RegExp): Promise<number> {
  await page.goto(`/exports?${query}`);
  await page.getByRole("radio", { name: format }).check();
  const announced = Number(await page.locator("[data-announced]").getAttribute("data-announced"));
  await page.getByRole("button", { name: "Start export" }).click();
  await page.waitForURL("**/exports");
  return announced;
}

export const card = (page: Page) => page.locator("[data-export]");
export const seen = async (page: Page): Promise<number> => Number((await card(page).locator("strong").innerText()).replace(/\D/g, ""));

export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

export async function linesOf(download: Download): Promise<readonly RecordLine[]> {
  return (await textOf(download)).trim().split("\n").map((line) => JSON.parse(line) as RecordLine);
}

/** All companies of a query, by pages of the API. */
export async function recordsOf(page: Page, query: string): Promise<readonly RecordLine[]> {
  return page.evaluate(async (asked) => {
    const all: RecordLine[] = [];
    for (let number = 1; ; number += 1) {
      const { data, meta } = (await (await fetch(`/api/company/export?${asked}&page=${number}&pageSize=1000`)).json()) as { data: { records: RecordLine[] }; meta: { totalPages: number } };
      all.push(...data.records);
      if (number >= meta.totalPages) return all;
    }
  }, query);
}

/** What this browser keeps of exports: folders with files, and entries of the database. */
export async function keptIn(page: Page): Promise<readonly [folders: number, entries: number]> {
  return page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("exports", { create: true });
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
    const entries = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("firmament", 1);
      opening.onerror = () => reject(opening.error ?? new Error());
      opening.onsuccess = () => {
        const counting = opening.result.transaction("exports").objectStore("exports").count();
        counting.onsuccess = () => resolve(counting.result);
        counting.onerror = () => reject(counting.error ?? new Error());
      };
    });
    return [names.length, entries] as const;
  });
}
