import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextPage } from "./next-page";

describe("the page after signing in", () => {
  it("is the one that was asked for", () => {
    expect(nextPage("/companies?search=a%20b&page=2#top")).toBe("/companies?search=a%20b&page=2#top");
    expect(nextPage(undefined)).toBe("/");
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "\\\\evil.example", "/.//evil.example", "javascript:alert(1)", "evil", "", "/sign-in?next=/"])("is never elsewhere: %j", (asked) => {
    expect(nextPage(asked)).toBe("/");
  });

  it("is of this service, whatever is asked", () => {
    fc.assert(fc.property(fc.webUrl({ withQueryParameters: true }).chain((url) => fc.constantFrom(url, url.slice(6), `/${url}`, `/\\${url}`)), (asked) => new URL(nextPage(asked), "https://own.example").host === "own.example"));
    fc.assert(fc.property(fc.string(), (text) => new URL(nextPage(`/${text}`), "https://own.example").host === "own.example"));
  });
});
