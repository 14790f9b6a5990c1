import type { Locator, Page } from "@playwright/test";

interface Painted {
  /** Until the total and the rows of the new query are painted. */
  readonly result: number;
  /** Until the counts of all options beside are, too. */
  readonly rail: number;
}

/** What is clicked, and how the query comes back to where it began. */
export const CLICKS: readonly { readonly name: string; readonly locate: (page: Page) => Promise<readonly Locator[]>; readonly reset: (page: Page) => Promise<void> }[] = [
  {
    name: "a country",
    locate: async (page) => {
      const countries = page.getByRole("group", { name: "Country", exact: true });
      await countries.getByRole("button", { name: /^Show all/ }).click();
      const boxes = countries.getByRole("checkbox");
      const names = await boxes.evaluateAll((all) => all.map((box) => box.closest("label")?.textContent ?? ""));
      // By name: the order follows the counts.
      return names.slice(0, 16).map((name) => countries.getByRole("checkbox", { name: name.replace(/^[A-Z]{2}/, "").replace(/[\d,.\s]+$/, "") }).first());
    },
    reset: clear,
  },
  { name: "what there must be", locate: (page) => Promise.resolve(["e-mail", "phone", "website"].map((name) => page.getByRole("button", { name: new RegExp(`^Has ${name}: yes`) }))), reset: clear },
];

async function clear(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
}

/**
 * Times the next click in the page, from its event on, as the browser stamps it. Painted is what a frame after the change has shown.
 * @returns when both parts have been busy and are so no more
 */
export function measureNext(page: Page): Promise<Painted> {
  return page.evaluate(
    () =>
      new Promise<Painted>((resolve) => {
        const parts = { result: "main [aria-busy]", rail: "aside [aria-busy]" };
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const busy = new Set<string>();
            const painted = new Map<string, number>();
            const look = (): void => {
              for (const [part, selector] of Object.entries(parts)) {
                if (painted.has(part)) continue;
                if (document.querySelector(selector)?.getAttribute("aria-busy") === "true") busy.add(part);
                else if (busy.has(part)) {
                  painted.set(part, NaN);
                  requestAnimationFrame(() => {
                    const channel = new MessageChannel();
                    channel.port1.onmessage = () => {
                      painted.set(part, performance.now() - timeStamp);
                      const [result, rail] = [painted.get("result") ?? NaN, painted.get("rail") ?? NaN];
                      if (result === result && rail === rail) {
                        observer.disconnect();
                        resolve({ result, rail });
                      }
                    };
                    channel.port2.postMessage(0);
                  });
                }
              }
            };
            const observer = new MutationObserver(look);
            observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-busy"] });
          },
          { capture: true, once: true },
        );
      }),
  );
}

interface Typed {
  /** From each key's event to the frame that shows its letter, in milliseconds. */
  readonly keys: readonly number[];
  /** The longest piece of work that nothing could interrupt; 0 where none took 50 milliseconds. */
  readonly longestTask: number;
}

/** Times every letter typed from now on. @returns what ends it */
export async function measureTyping(page: Page): Promise<() => Promise<Typed>> {
  const probe = await page.evaluateHandle(() => {
    const keys: number[] = [];
    const tasks: number[] = [0];
    const onInput = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => void keys.push(performance.now() - timeStamp);
        channel.port2.postMessage(0);
      });
    };
    addEventListener("keydown", onInput, true);
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: "longtask" });
    return {
      finish: (): Typed => {
        removeEventListener("keydown", onInput, true);
        observer.disconnect();
        return { keys, longestTask: Math.max(...tasks) };
      },
    };
  });
  return () => probe.evaluate(({ finish }) => finish());
}
