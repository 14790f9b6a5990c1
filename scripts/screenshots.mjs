// `npm run screenshots`: every page at both widths, light and dark, as pictures in build/screenshots.
import { requireNode } from "./ground/node-version.mjs";

requireNode();
Promise.all([import("./ground/ready.mjs"), import("./ground/chromium.mjs"), import("./ground/playwright.mjs"), import("./ground/explain.mjs")])
  .then(async ([{ makeReady }, { findOrInstallChromium }, { playwright }, { messageOf }]) => {
    try {
      await makeReady({ pages: true });
    } catch (error) {
      console.error(messageOf(error));
      return 1;
    }
    const chromium = await findOrInstallChromium();
    if (!("path" in chromium)) {
      console.error(chromium.reasons.join("\n"));
      return 1;
    }
    const code = await playwright({ chromium: chromium.path, args: ["--reporter=line"], env: { SCREENSHOTS: "1" } });
    if (code === 0) console.log("The pictures are in build/screenshots.");
    return code;
  })
  .then((code) => process.exit(code))
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
