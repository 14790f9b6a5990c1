import js from "@eslint/js";
import next from "eslint-config-next/core-web-vitals";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const PAGES = ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}"];
const TESTS = ["**/*.test.{ts,tsx,mjs}", "**/*.contract.ts", "**/testing/**", "e2e/**"];

export default defineConfig(
  globalIgnores(["build/", ".next/", "data/", "test-results/", "playwright-report/", "next-env.d.ts"]),
  js.configs.recommended,
  {
    files: PAGES,
    extends: [next],
  },
  tseslint.configs.strictTypeChecked,
  {
    // No switching rules off from inside a file: what a rule gets wrong is settled here, once, with its reason.
    linterOptions: { noInlineConfig: true },
    languageOptions: { parserOptions: { project: ["./tsconfig.test.json"], tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: "error",
      "no-console": "off",
      "max-lines": ["error", { max: 300 }],
      // Input is checked for control characters: they belong into regular expressions here.
      "no-control-regex": "off",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unsafe-type-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      // An event handler or a callback of one short call may hand on its call's void result.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    },
  },
  {
    // What this package returns cannot be memoized, and is not: the rule warns of every use.
    files: ["components/explore/virtual-rows.tsx", "components/company/group-tree-view.tsx", "components/enrich/jobs/row-list.tsx"],
    rules: { "react-hooks/incompatible-library": "off" },
  },
  {
    files: ["lib/**/*.ts", ...PAGES],
    rules: { "no-console": "error" },
  },
  {
    // Commands and benchmarks talk to a person on a terminal.
    files: ["lib/cli/**/*.ts"],
    rules: { "no-console": "off" },
  },
  {
    // Loops over typed arrays, run millions of times a query or build: their bounds hold by construction. What crosses its threads and
    // files was written by the same version of it: the manifest is parsed and every other file held to its checksum.
    files: ["lib/index/embedded/**/*.ts", "lib/server/threads/**/*.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off", "@typescript-eslint/no-unsafe-type-assertion": "off" },
  },
  {
    files: ["**/*.mjs", "**/*.cjs"],
    rules: {
      // tsc checks these files and knows every name, type and cast; the latter are comments here, which rules cannot see.
      "no-undef": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/use-unknown-in-catch-callback-variable": "off",
    },
  },
  {
    files: TESTS,
    rules: {
      "max-lines": "off",
      // A test reads answers whose shape it is about to assert.
      "@typescript-eslint/no-unsafe-type-assertion": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
);
