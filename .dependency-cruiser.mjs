/**
 * Who may import whom. The table is the rule: a layer is a folder (or file) of lib/, and may import itself, the
 * foundations and the layers listed. A new folder of lib/ needs a line here.
 * @type {Record<string, string[]>}
 */
const LAYERS = {
  company: [],
  index: ["company"],
  registers: ["company"],
  client: ["company"],
  export: ["company", "client"],
  enrichment: ["company"],
  accounts: ["company"],
  workspace: ["company", "accounts"],
  http: ["company", "accounts"],
  services: ["company", "index", "registers", "client", "export", "enrichment", "accounts", "workspace", "http"],
  server: ["company", "http", "services"],
  cli: ["company", "client", "export", "http", "services"],
};

/** Errors, time and the settings' types: everything may import these, and they import nothing of ours. */
const FOUNDATIONS = ["errors", "clock", "settings"];

const TESTS = ["\\.test\\.(ts|tsx|mjs)$", "\\.contract\\.ts$", "/testing/"];

/**
 * @param {string[]} names folders or files directly below lib/
 * @returns {string} a pattern for paths inside them
 */
const inLib = (...names) => `^lib/(${names.join("|")})(/|\\.ts$)`;

/**
 * @param {string} layer
 * @param {string[]} allowed
 */
const layerRule = (layer, allowed) => ({
  name: `layer-${layer}`,
  comment: `lib/${layer} may import ${[...FOUNDATIONS, ...allowed].join(", ")}`,
  severity: "error",
  from: { path: inLib(layer), pathNot: TESTS },
  to: { path: "^(lib|app|components|bench|scripts|e2e)/", pathNot: inLib(layer, ...FOUNDATIONS, ...allowed) },
});

export default {
  forbidden: [
    ...Object.entries(LAYERS).map(([layer, allowed]) => layerRule(layer, allowed)),
    {
      name: "layer-foundations",
      comment: "errors, clock and settings import nothing of ours but each other",
      severity: "error",
      from: { path: inLib(...FOUNDATIONS), pathNot: TESTS },
      to: { path: "^(lib|app|components|bench|scripts|e2e)/", pathNot: inLib(...FOUNDATIONS) },
    },
    {
      name: "layer-unknown",
      comment: "every folder and file directly below lib/ is a layer of the table above",
      severity: "error",
      from: { path: "^lib/", pathNot: [inLib(...FOUNDATIONS, ...Object.keys(LAYERS)), ...TESTS] },
      to: {},
    },
    {
      name: "settings-are-handed-in",
      comment: "only the composition root and the programs read settings; the others are given values (types are free)",
      severity: "error",
      from: { path: "^lib/", pathNot: [inLib("settings", "services", "server", "cli"), ...TESTS] },
      to: { path: inLib("settings"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "domain-is-pure",
      comment: "lib/company knows no Node, no Next, no React, no storage and no log",
      severity: "error",
      from: { path: inLib("company"), pathNot: TESTS },
      to: {
        path: "node_modules/(next|react|react-dom|better-sqlite3|roaring|pino|yauzl|csv-parse|iconv-lite)/",
      },
    },
    {
      name: "browser-code-is-free-of-node",
      comment: "lib/company, lib/client, lib/export and components run in the browser",
      severity: "error",
      from: { path: [inLib("company", "client", "export"), "^components/"], pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "components-never-import-a-backend",
      comment: "components see company definitions, the client, what writes files, and other components",
      severity: "error",
      from: { path: "^components/", pathNot: TESTS },
      to: { path: "^(lib|app|bench|scripts)/", pathNot: inLib("company", "client", "export") },
    },
    {
      name: "pages",
      comment: "pages import components, and services on the server side",
      severity: "error",
      from: { path: "^app/", pathNot: ["/route\\.ts$", ...TESTS] },
      to: { path: "^(lib|bench|scripts)/", pathNot: inLib("company", "client", "services", ...FOUNDATIONS) },
    },
    {
      name: "routes",
      comment: "a route file only exports a handler of the pipeline",
      severity: "error",
      from: { path: "^app/.*/route\\.ts$" },
      to: { path: "^(lib|components|bench|scripts)/", pathNot: inLib("company", "http", "services", ...FOUNDATIONS) },
    },
    {
      name: "no-cycles",
      comment: "a file that needs itself through others is two ideas in one, or one in two",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-test-code-in-the-product",
      severity: "error",
      from: { path: "^(lib|app|components)/", pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: "no-development-package-in-the-product",
      severity: "error",
      from: { path: "^(lib|app|components)/", pathNot: TESTS },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
    },
    {
      name: "declared-packages-only",
      severity: "error",
      from: { path: "^(lib|app|components|bench|scripts)/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown", "undetermined"] },
    },
    {
      name: "no-broken-import",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules/" },
    exclude: { path: "^(\\.next|build)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.test.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
    skipAnalysisNotInRules: true,
  },
};
