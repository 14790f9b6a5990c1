import { messageOf } from "./explain.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { STAGES } from "./stages.mjs";

/**
 * Runs every stage, also after one failed, and prints a table. The last line is "N passed, N failed", with
 * ", N skipped" when any were.
 * @returns {Promise<number>} the exit code
 */
export async function test() {
  process.chdir(ROOT);
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(messageOf(error));
    console.log("0 passed, 1 failed");
    return 1;
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  for (const stage of STAGES) {
    const result = await stage.run();
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
    lines.push(`  ${stage.name.padEnd(22)} ${sentence(result)}${result.note === undefined ? "" : ` (${result.note})`}`);
    for (const failure of result.failures ?? []) lines.push(`    ${failure}`);
  }
  console.log(`\n${lines.join("\n")}\n`);
  console.log(sentence(total));
  return total.failed > 0 ? 1 : 0;
}

/** @param {import("./reports.mjs").Counts} counts */
function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
