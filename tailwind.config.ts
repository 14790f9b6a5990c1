import type { Config } from "tailwindcss";

/** Colours name their part in the page; their light and dark values are custom properties in app/globals.css. */
const colors = {
  transparent: "transparent",
  current: "currentColor",
  page: "var(--page)",
  panel: "var(--panel)",
  raised: "var(--raised)",
  hover: "var(--hover)",
  pressed: "var(--pressed)",
  veil: "var(--veil)",
  ink: { DEFAULT: "var(--ink)", soft: "var(--ink-soft)", faint: "var(--ink-faint)" },
  line: { DEFAULT: "var(--line)", soft: "var(--line-soft)", control: "var(--line-control)" },
  accent: {
    DEFAULT: "var(--accent)",
    strong: "var(--accent-strong)",
    ink: "var(--accent-ink)",
    soft: "var(--accent-soft)",
    bar: "var(--accent-bar)",
    on: "var(--accent-on)",
  },
  positive: { DEFAULT: "var(--positive)", soft: "var(--positive-soft)" },
  caution: { DEFAULT: "var(--caution)", soft: "var(--caution-soft)" },
  negative: { DEFAULT: "var(--negative)", soft: "var(--negative-soft)" },
};

export default {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    colors,
    fontFamily: {
      sans: ["system-ui", "-apple-system", "Segoe UI", "Roboto", "Noto Sans", "Ubuntu", "Cantarell", "sans-serif"],
      mono: ["ui-monospace", "SF Mono", "Cascadia Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "monospace"],
    },
    extend: {
      fontSize: {
        micro: ["0.6875rem", { lineHeight: "1rem" }],
        label: ["0.75rem", { lineHeight: "1.125rem" }],
        body: ["0.8125rem", { lineHeight: "1.25rem" }],
        lead: ["0.9375rem", { lineHeight: "1.5rem" }],
        title: ["1.25rem", { lineHeight: "1.75rem", letterSpacing: "-0.015em", fontWeight: "620" }],
      },
      borderRadius: { control: "0.4375rem", card: "0.625rem" },
      boxShadow: {
        card: "0 0 0 1px var(--line), 0 1px 2px var(--shadow)",
        control: "0 1px 1px var(--shadow)",
        float: "0 0 0 1px var(--line), 0 8px 24px -6px var(--shadow-deep), 0 2px 6px -2px var(--shadow-deep)",
      },
      spacing: { bar: "3rem", rail: "17rem" },
      zIndex: { sticky: "10", bar: "20", dialog: "40", float: "50", toast: "60" },
    },
  },
} satisfies Config;
