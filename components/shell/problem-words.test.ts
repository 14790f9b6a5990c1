import { describe, expect, it } from "vitest";
import { ApiError } from "../../lib/client/api-error";
import { toldOf } from "./problem-words";

const told = (details: ConstructorParameters<typeof ApiError>[1], message = "The service's words.") => toldOf(new ApiError(message, details), "/lists?a=1", String);

describe("a failed request is told so that somebody knows what to do", () => {
  it("signed out: the way back leads to this page", () => {
    expect(told({ status: 401, code: "signed_out" }).link).toEqual({ href: "/sign-in?next=%2Flists%3Fa%3D1", label: "Sign in" });
  });

  it("refused: an inactive subscription names its state, what only owners may do does not blame the subscription", () => {
    expect(told({ status: 403, code: "subscription_inactive", body: { subscriptionStatus: "suspended" } })).toMatchObject({ title: "The subscription is not active", text: expect.stringContaining("“suspended”") as string, retry: true });
    expect(told({ status: 403, code: "forbidden" })).toMatchObject({ title: "Only owners may do this", text: "The service's words.", retry: false });
    expect(told({ status: 403, code: "cross_origin" }).title).not.toMatch(/subscription|owner/i);
  });

  it("a used-up quota has its two numbers and leads to the usage; too many at once says how long to wait", () => {
    expect(told({ status: 429, code: "quota_exhausted", body: { requestsUsed: 100, requestsLimit: 100 } })).toMatchObject({ text: expect.stringContaining("100 of 100") as string, retry: false, link: { href: "/settings/usage" } });
    expect(told({ status: 429, code: "rate_limited", retryAfter: 90 })).toMatchObject({ text: expect.stringContaining("in 90 s") as string, retry: true });
  });

  it("without data it leads to the page that says how to load some", () => {
    expect(told({ status: 503, code: "no_index" }).link?.href).toBe("/data");
    expect(told({ status: 503, code: "overloaded" })).toMatchObject({ text: "The service's words.", retry: true });
  });

  it("everything else can be told, too", () => {
    for (const status of [0, 400, 404, 409, 414, 500, 502, 504]) expect(told({ status }).title).not.toBe("");
    expect(toldOf(new Error("broken"), "/", String)).toMatchObject({ text: "broken", retry: true });
  });
});
