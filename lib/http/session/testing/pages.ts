import type { ApiServer } from "../../testing/api-server";

/** What a page of this service does: it sends its browser's cookie, and says that it comes from the same origin. */
export interface Browser {
  readonly cookie: string;
  send(method: string, target: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<PageAnswer>;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: { readonly [name: string]: unknown };
}

export const PASSWORD = "correct horse battery";

/** A browser that is not signed in, until an answer gives it a cookie. @param cookie one that it was given before. */
export function openBrowser(origin: string, cookie = ""): Browser {
  return {
    get cookie() {
      return cookie;
    },
    async send(method, target, body, headers = {}) {
      const response = await fetch(origin + target, {
        method,
        headers: { "sec-fetch-site": "same-origin", ...(cookie === "" ? {} : { cookie }), ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const set = response.headers.get("set-cookie");
      if (set !== null) cookie = /Max-Age=0/.test(set) ? "" : (set.split(";")[0] ?? "");
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as PageAnswer["body"] };
    },
  };
}

/** The browser of the first owner, owner@example.com, signed in. */
export async function ownersBrowser({ origin, accounts }: Pick<ApiServer, "origin" | "accounts">): Promise<Browser> {
  const { token } = await accounts.people.createOwnerLink({});
  const browser = openBrowser(origin);
  const { status, text } = await browser.send("POST", "/api/auth/join", { token, email: "owner@example.com", name: "Olive Owner", password: PASSWORD });
  if (status !== 200) throw new Error(`The owner could not join: ${text}`);
  return browser;
}

/** The browser of a second person, member@example.com, invited by the owner. */
export async function membersBrowser(origin: string, owner: Browser): Promise<Browser> {
  const { body } = await owner.send("POST", "/api/workspace/invites", { role: "member" });
  const browser = openBrowser(origin);
  const { status, text } = await browser.send("POST", "/api/auth/join", { token: body["token"], email: "member@example.com", name: "Max Member", password: PASSWORD });
  if (status !== 200) throw new Error(`The member could not join: ${text}`);
  return browser;
}
