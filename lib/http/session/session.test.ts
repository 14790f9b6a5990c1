import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type ApiServer } from "../testing/api-server";
import { membersBrowser, openBrowser, ownersBrowser, PASSWORD, type Browser } from "./testing/pages";

let api: ApiServer;
let owner: Browser;
let member: Browser;
beforeAll(async () => {
  api = await startApi();
  owner = await ownersBrowser(api);
  member = await membersBrowser(api.origin, owner);
});
afterAll(() => api.close());

const SEARCH = "/api/company/search?search=a";

describe("a request of the API with a session", () => {
  it("runs on the workspace's subscription, in the same pipeline as a key's, counted under the person", async () => {
    const before = (await owner.send("GET", "/api/workspace/usage")).body["data"] as { requests: number }[];
    const answer = await member.send("GET", SEARCH);
    expect([answer.status, answer.headers.get("ratelimit-policy")]).toEqual([200, expect.stringContaining("50") as string]);
    expect((await member.send("GET", "/api/company/search?nothing=a")).status).toBe(400);
    const { data } = (await owner.send("GET", "/api/workspace/usage")).body as { data: unknown[] };
    expect(data).toHaveLength(before.length + 1);
    expect(data).toContainEqual({ day: "2026-11-20", endpoint: "/api/company/search", requests: 1, by: expect.stringMatching(/^per_/) as string, name: "Max Member" });
    expect((await api.accounts.totals("sub_workspace")).monthRequests).toBe(1);
  });

  it("is refused with the subscription's state when the operator suspends it", async () => {
    await api.accounts.changeSubscription("Workspace", { state: "suspended" });
    expect(await member.send("GET", SEARCH)).toMatchObject({ status: 403, body: { code: "subscription_inactive", subscriptionStatus: "suspended" } });
    await api.accounts.changeSubscription("Workspace", { state: "active" });
  });

  it("from another site, or from nowhere known, is refused", async () => {
    for (const site of ["cross-site", "same-site", "none"]) expect((await owner.send("GET", SEARCH, undefined, { "sec-fetch-site": site })).body["code"]).toBe("cross_origin");
    const { status, body } = await api.get(SEARCH, { cookie: owner.cookie });
    expect([status, body]).toMatchObject([403, { code: "cross_origin" }]);
    expect((await api.get(SEARCH, { cookie: owner.cookie, origin: "https://evil.example" })).status).toBe(403);
    expect((await api.get(SEARCH, { cookie: owner.cookie, referer: `http://evil.example/${api.origin}` })).status).toBe(403);
  });

  it("of a browser that does not say where it comes from is believed by Origin or Referer", async () => {
    expect((await api.get(SEARCH, { cookie: owner.cookie, origin: api.origin })).status).toBe(200);
    expect((await api.get(SEARCH, { cookie: owner.cookie, referer: `${api.origin}/companies?search=a` })).status).toBe(200);
    expect((await api.get(SEARCH, { cookie: owner.cookie, "x-forwarded-host": "data.example.com", referer: "https://data.example.com/" })).status).toBe(200);
  });

  it("that carries a key as well is the key's, even when the key is wrong", async () => {
    const used = await api.accounts.totals("sub_workspace");
    expect((await api.get(SEARCH, { cookie: owner.cookie, "x-api-key": api.key })).status).toBe(200);
    expect((await owner.send("GET", SEARCH, undefined, { "x-api-key": "fm_wrong" })).body).toEqual({ message: "Unauthorized", statusCode: 401 });
    expect(await api.accounts.totals("sub_workspace")).toEqual(used);
  });

  it("gets the 401 of a missing key when the session is unknown or ran out", async () => {
    const unknown = `firmament_session=fms_${"a".repeat(43)}`;
    expect((await api.get(SEARCH, { cookie: unknown, "sec-fetch-site": "same-origin" })).body).toEqual({ message: "Unauthorized", statusCode: 401 });
  });
});

describe("an endpoint of the pages", () => {
  it("refuses what is not signed in, from elsewhere, by another method, or not for members", async () => {
    expect(await openBrowser(api.origin).send("GET", "/api/workspace/people")).toMatchObject({ status: 401, body: { code: "signed_out" } });
    expect(await api.get("/api/workspace/people")).toMatchObject({ status: 403, body: { code: "cross_origin" } });
    const wrong = await owner.send("PATCH", "/api/workspace/people");
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"]);
    expect(await member.send("POST", "/api/workspace/invites", {})).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await owner.send("GET", "/api/auth/list-sessions")).status).toBe(404);
  });

  it("names what is wrong with a body", async () => {
    expect(await owner.send("POST", "/api/workspace/keys", { name: 5 })).toMatchObject({ status: 400, body: { code: "invalid_body", parameter: "name" } });
    expect((await owner.send("POST", "/api/workspace/keys", { name: "a" }, { "content-type": "text/plain" })).body["code"]).toBe("not_json");
    expect((await owner.send("POST", "/api/workspace/keys", "x".repeat(1 << 20))).body["code"]).toBe("body_too_large");
    expect((await owner.send("GET", "/api/workspace/usage?from=yesterday")).body).toMatchObject({ code: "invalid_parameter", parameter: "from" });
  });

  it("takes an e-mail and password, and tells of a wrong one nothing more", async () => {
    const browser = openBrowser(api.origin);
    const unknown = await browser.send("POST", "/api/auth/sign-in", { email: "nobody@example.com", password: PASSWORD });
    const wrong = await browser.send("POST", "/api/auth/sign-in", { email: "owner@example.com", password: "another password" });
    expect([unknown.status, unknown.text]).toEqual([401, wrong.text]);
    expect((await browser.send("POST", "/api/auth/sign-in", { email: " Owner@Example.com ", password: PASSWORD })).body).toMatchObject({ person: { name: "Olive Owner", role: "owner" } });
    expect((await browser.send("GET", "/api/workspace/session")).body).toMatchObject({ person: { email: "owner@example.com" }, subscription: { name: "Workspace", state: "active" } });
    expect((await browser.send("POST", "/api/auth/sign-out")).status).toBe(200);
    expect(browser.cookie).toBe("");
  });
});

describe("the cookie", () => {
  const signIn = async (headers: Readonly<Record<string, string>>): Promise<string> =>
    (await openBrowser(api.origin).send("POST", "/api/auth/sign-in", { email: "owner@example.com", password: PASSWORD }, headers)).headers.get("set-cookie") ?? "";

  it("is for this host alone and out of the reach of scripts and other sites", async () => {
    expect(await signIn({})).toMatch(/^firmament_session=fms_\w{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });

  it("has the protected name where the browser came over https, and no other counts there", async () => {
    const https = { "x-forwarded-proto": "https" };
    const cookie = await signIn(https);
    expect(cookie).toMatch(/^__Secure-firmament_session=fms_\w{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
    const [secure = ""] = cookie.split(";");
    const ask = async (sent: string, headers: Readonly<Record<string, string>>): Promise<number> => (await api.get(SEARCH, { cookie: sent, "sec-fetch-site": "same-origin", ...headers })).status;
    expect(await ask(secure, https)).toBe(200);
    expect(await ask(secure.replace("__Secure-", ""), https)).toBe(401);
    expect(await ask(secure, {})).toBe(401);
  });
});

describe("wrong passwords", () => {
  it("are slowed down with Retry-After, and the right one waits too", async () => {
    await api.accounts.people.join((await api.accounts.people.invite({ role: "member" }, {})).token, { email: "slow@example.com", name: "Slow", password: PASSWORD }, {});
    const signIn = (password: string) => openBrowser(api.origin).send("POST", "/api/auth/sign-in", { email: "slow@example.com", password });
    for (let i = 0; i < 5; i += 1) expect((await signIn("wrong password")).body["code"]).toBe("sign_in_failed");
    const slowed = await signIn(PASSWORD);
    expect([slowed.status, slowed.headers.get("retry-after"), slowed.body["code"]]).toEqual([429, "1", "too_many_attempts"]);
    api.time.now += 1000;
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it("take as long for an e-mail that nobody has", async () => {
    const time = async (email: string): Promise<number> => {
      const begun = performance.now();
      await openBrowser(api.origin).send("POST", "/api/auth/sign-in", { email, password: "wrong password" });
      return performance.now() - begun;
    };
    const [known, unknown] = [await time("member@example.com"), await time("unheard-of@example.com")];
    // Hashing takes tens of milliseconds, everything else two or three.
    expect(Math.min(known, unknown)).toBeGreaterThan(Math.max(known, unknown) / 4);
  });
});

describe("the workspace's keys", () => {
  it("are made, disabled and enabled by an owner, shown once, and no others are", async () => {
    const made = await owner.send("POST", "/api/workspace/keys", { name: "crm" });
    const { key, id } = made.body as { key: string; id: string };
    expect(made.status).toBe(201);
    expect((await api.get(SEARCH, { "x-api-key": key })).status).toBe(200);
    const listed = await owner.send("GET", "/api/workspace/keys");
    expect(listed.body["data"]).toMatchObject([{ id, name: "crm", lastFour: key.slice(-4), disabled: false }]);
    for (const target of ["keys", "usage", "session", "sessions", "people", "invites"]) expect((await owner.send("GET", `/api/workspace/${target}`)).text).not.toMatch(/f(m|ms|ml)_\w{20}/);
    expect(JSON.stringify([api.log, await api.accounts.listAudit(1000)])).not.toMatch(/f(m|ms|ml)_\w{20}/);
    expect((await owner.send("PATCH", `/api/workspace/keys/${id}`, { disabled: true })).body["disabled"]).toBe(true);
    expect((await api.get(SEARCH, { "x-api-key": key })).status).toBe(403);
    expect((await owner.send("POST", "/api/workspace/keys", { name: "crm" })).body).toMatchObject({ code: "conflict" });
    const foreign = (await api.accounts.listKeys()).find(({ name }) => name === "tests");
    expect((await owner.send("PATCH", `/api/workspace/keys/${foreign?.id ?? ""}`, { disabled: true })).status).toBe(404);
    expect((await api.accounts.listAudit(1000)).find(({ action }) => action === "key.disabled")?.actor).toMatch(/^per_/);
  });
});

describe("people", () => {
  it("change their password, see their sessions and end one", async () => {
    const browser = openBrowser(api.origin);
    await browser.send("POST", "/api/auth/sign-in", { email: "member@example.com", password: PASSWORD }, { "user-agent": "Second browser" });
    const { data } = (await member.send("GET", "/api/workspace/sessions")).body as { data: { id: string; agent: string; current: boolean }[] };
    expect(data.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = data.find(({ current }) => !current);
    expect(other?.agent).toBe("Second browser");
    expect((await owner.send("DELETE", `/api/workspace/sessions/${other?.id ?? ""}`)).status).toBe(404);
    expect((await member.send("DELETE", `/api/workspace/sessions/${other?.id ?? ""}`)).status).toBe(200);
    expect((await browser.send("GET", SEARCH)).status).toBe(401);
    expect((await member.send("POST", "/api/workspace/password", { current: "wrong", password: "another good one" })).body["code"]).toBe("sign_in_failed");
    expect((await member.send("POST", "/api/workspace/password", { current: PASSWORD, password: "short" })).body).toMatchObject({ code: "invalid_body", parameter: "password" });
    expect((await member.send("POST", "/api/workspace/password", { current: PASSWORD, password: "another good one" })).status).toBe(200);
  });

  it("change their own name, and others see it", async () => {
    expect(await member.send("PATCH", "/api/workspace/profile", { name: " " })).toMatchObject({ status: 400, body: { code: "invalid_body", parameter: "name" } });
    expect(await member.send("PATCH", "/api/workspace/profile", { name: "Max Mustermann" })).toMatchObject({ status: 200, body: { person: { email: "member@example.com", name: "Max Mustermann", role: "member" } } });
    expect((await owner.send("GET", "/api/workspace/people")).body["data"]).toContainEqual(expect.objectContaining({ name: "Max Mustermann" }));
    await member.send("PATCH", "/api/workspace/profile", { name: "Max Member" });
  });

  it("are never without an owner, and whoever is removed is out at once", async () => {
    const { data } = (await owner.send("GET", "/api/workspace/people")).body as { data: { id: string; role: string; email: string }[] };
    const idOf = (email: string): string => data.find((person) => person.email === email)?.id ?? "";
    expect(await owner.send("PATCH", `/api/workspace/people/${idOf("owner@example.com")}`, { role: "member" })).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await owner.send("DELETE", `/api/workspace/people/${idOf("owner@example.com")}`)).status).toBe(409);
    expect((await owner.send("DELETE", `/api/workspace/people/${idOf("member@example.com")}`)).status).toBe(200);
    expect((await member.send("GET", SEARCH)).body).toEqual({ message: "Unauthorized", statusCode: 401 });
  });

  it("are told what is the matter with a link", async () => {
    const { body } = await owner.send("POST", "/api/workspace/invites", { role: "member", email: "new@example.com" });
    const browser = openBrowser(api.origin);
    const join = { token: body["token"], email: "new@example.com", name: "New", password: PASSWORD };
    expect((await browser.send("POST", "/api/auth/link", { token: body["token"] })).body).toMatchObject({ kind: "invite", email: "new@example.com", by: "Olive Owner" });
    expect((await browser.send("POST", "/api/auth/join", join)).status).toBe(200);
    expect(await browser.send("POST", "/api/auth/join", { ...join, email: "second@example.com" })).toMatchObject({ status: 410, body: { code: "link_invalid", error: expect.stringContaining("used already") as string } });
    const late = await owner.send("POST", "/api/workspace/invites", { role: "member" });
    api.time.now += 7 * 86_400_000;
    expect(await browser.send("POST", "/api/auth/link", { token: late.body["token"] })).toMatchObject({ status: 410, body: { error: expect.stringContaining("ran out") as string } });
  });
});
