/**
 * How many names a second one core normalises and analyses, beside the naive folding that they replace.
 *
 * Run: npx esbuild bench/names.ts --bundle --platform=node --format=esm --outfile=build/bench-names.mjs && node build/bench-names.mjs
 *
 * Names are generated from a fixed seed. Each function takes its fastest of several rounds, in CPU time of this process,
 * so that other work on the machine does not count.
 */
import { analyseName, foldText, normaliseName } from "../lib/company/names";

const NAMES = 200_000;
const ROUNDS = 7;
const SEED = 20_201_120;

/** What a typical mix of registers looks like: mostly ASCII, a tenth with diacritics, hardly any in other scripts. */
const LATIN = {
  words: `smith jones energy holding group solutions services consulting invest property management transport bau technik
    immobilien verwaltungs müller schröder søndergård françois société générale energía española telecomunicações przedsiębiorstwo
    handlowe škoda förvaltning fastighets bygg eiendom autohaus garage restaurant hotel media digital systems engineering global
    international europe deutschland nederland brasil agro pharma logistics capital partners ventures`.split(/\s+/u),
  forms: [
    "Limited", "LTD", "Ltd.", "GmbH", "G.m.b.H.", "GmbH & Co. KG", "B.V.", "S.A.R.L.", "SAS", "S.L.", "Inc.", "LLC", "Corporation", "AS", "A/S", "AB",
    "Oy", "Sp. z o.o.", "s.r.o.", "S.p.A.", "Ltda", "UG (haftungsbeschränkt)", "", "",
  ],
};
const OTHER_SCRIPTS = {
  words: "ромашка энергия строй торговый дом ελληνικά πετρέλαια τράπεζα トヨタ 自動車 工業 삼성전자 은행 שלום בנק شركة الاتصالات บริษัท भारत".split(" "),
  forms: ["ООО", "ЗАО", "Α.Ε.", "株式会社", "주식회사", "בע\"מ", "ش.م.م", "จำกัด", "लिमिटेड", ""],
};

/** Numerical Recipes' linear congruential generator: repeatable names matter here, not their randomness. */
function randomSource(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function generate({ words, forms }: typeof LATIN, joints: readonly string[]): string[] {
  const below = randomSource(SEED);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? "";
  return Array.from({ length: NAMES }, () => {
    const parts = Array.from({ length: 1 + below(3) }, () => pick(words));
    const name = parts.reduce((before, word) => before + pick(joints) + word);
    const cased = below(2) === 0 ? name.toUpperCase() : name;
    return `${cased} ${pick(forms)}`.trim();
  });
}

function naive(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function namesPerSecond(names: readonly string[], read: (name: string) => { readonly length: number }): number {
  let fastest = Infinity;
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (const name of names) total += read(name).length;
    const { user, system } = process.cpuUsage(before);
    fastest = Math.min(fastest, (user + system) / 1_000_000);
  }
  // Its result is used, so that no engine may leave the work out.
  if (total === 0) throw new Error("The generated names have no words: the generator is broken.");
  return names.length / fastest;
}

const READINGS: readonly (readonly [string, (name: string) => { readonly length: number }])[] = [
  ["naive", naive],
  ["foldText", foldText],
  ["normaliseName", normaliseName],
  ["analyseName", (name) => analyseName(name).tokens],
];

for (const [label, names] of [
  ["Latin names", generate(LATIN, [" ", " ", " ", " ", "-", " & "])],
  ["names in other scripts", generate(OTHER_SCRIPTS, [" ", "・"])],
] as const) {
  console.log(`${label}, ${names.length.toLocaleString("en")} generated, names a second on one core:`);
  for (const [reading, read] of READINGS) {
    console.log(`  ${reading.padEnd(14)} ${Math.round(namesPerSecond(names, read)).toLocaleString("en").padStart(12)}`);
  }
}
