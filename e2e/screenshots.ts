import type { Page } from "@playwright/test";
import { mkdir, writeFile } from "node:fs/promises";
import { test } from "./kept";
import { LOOKS, looksAt, paint, SCHEMES, show, WEBSITE_LOOKS, WIDTHS, type Look, type Viewport } from "./pages";
import { test as withWebsites } from "./websites-test";

const FOLDER = "build/screenshots";
/** Of a page that is longer, in pixels, its beginning is enough. */
const LONGEST = 6000;
/** The README's pictures: those of `docs/pictures` are copies. */
const SMALL: readonly string[] = ["explore-filtered", "company"];

/** A picture of 1440 by 900 as WebP of 960 by 600, made by the browser. */
async function smaller(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(960, 600);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("The browser draws nothing.");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.82 })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, `data:image/png;base64,${png.toString("base64")}`);
  await blank.close();
  return Buffer.from(encoded, "base64");
}

async function takePictures<K>(page: Page, look: Look<K>, kept: K, viewport: Viewport): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await show(page, look, kept, viewport);
  for (const colorScheme of SCHEMES) {
    await paint(page, colorScheme);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({ path: `${FOLDER}/${look.name}-${viewport.width}-${colorScheme}.png`, fullPage: height < LONGEST });
    if (viewport.width !== 1440 || !SMALL.includes(look.name)) continue;
    await mkdir(`${FOLDER}/small`, { recursive: true });
    await writeFile(`${FOLDER}/small/${look.name}-${colorScheme}.webp`, await smaller(page, await page.screenshot()));
  }
}

for (const viewport of WIDTHS) {
  for (const look of looksAt(LOOKS, viewport)) test(`${look.name} ${viewport.width}`, ({ page, kept }) => takePictures(page, look, kept, viewport));
  for (const look of WEBSITE_LOOKS) withWebsites(`${look.name} ${viewport.width}`, ({ page, reviewed }) => takePictures(page, look, reviewed, viewport));
}
