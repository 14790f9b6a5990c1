import { fileURLToPath } from "node:url";

/**
 * Headers of every page. The content security policy is not here: it carries a nonce per request, which only the server
 * in front of Next can make.
 */
const PAGE_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  // A page's URL holds what was searched for: it goes to no other site.
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  serverExternalPackages: ["better-sqlite3", "roaring", "pino"],
  // Types are a test of their own (`npm test`), over the same tsconfig: a start does not repeat them.
  typescript: { ignoreBuildErrors: true },
  // Without it, a lock file in a folder above makes Next take that folder for the project.
  turbopack: { root: fileURLToPath(new URL("./", import.meta.url)) },
  headers: () => Promise.resolve([{ source: "/:path*", headers: PAGE_HEADERS }]),
};
