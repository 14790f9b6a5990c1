import type { Websites } from "../../company/website";

/** Websites that are all the same page, for tests of everything but fetching. */
export const SAME_PAGE: Websites = {
  check: () => undefined,
  fetch: ({ url, extract }) =>
    Promise.resolve({
      requestedUrl: `https://${url}`,
      finalUrl: `https://${url}`,
      statusCode: 200,
      contentType: "text/html",
      charset: "utf-8",
      htmlJson: new TextEncoder().encode(JSON.stringify("<p>page")),
      bytes: 7,
      truncated: false,
      redirects: [],
      fetchedAt: Date.UTC(2026, 10, 20),
      ...(extract && { candidates: [{ source: "og" as const, name: "Page" }] }),
    }),
};
