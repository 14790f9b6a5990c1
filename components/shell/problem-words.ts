import { ApiError } from "../../lib/client/api-error";

/** A failure as a person is told of it. */
export interface Told {
  readonly title: string;
  /** What happened in detail, and what to do. */
  readonly text: string;
  /** Whether trying the same once more may help. */
  readonly retry: boolean;
  /** A page that leads on. */
  readonly link?: { readonly href: string; readonly label: string };
}

/**
 * A failed request in plain words. The one place that knows what each answer of the service means to a person.
 * @param here the path and query of the page, to come back to after signing in.
 * @param count writes a number for the reader.
 */
export function toldOf(error: Error, here: string, count: (value: number) => string): Told {
  if (!(error instanceof ApiError)) return { title: "That failed on this page", text: error.message, retry: true };
  const { status, code, message, details } = error;
  switch (status) {
    case 0:
      return { title: "The service cannot be reached", text: "Check the connection, then try again. Nothing is lost.", retry: true };
    case 400:
      return { title: "This request cannot be read", text: message, retry: false };
    case 401:
      return { title: "You are signed out", text: "Sign in, and this page comes back as it is.", retry: false, link: { href: `/sign-in?${new URLSearchParams({ next: here }).toString()}`, label: "Sign in" } };
    case 403:
      return refused(error);
    case 404:
      return { title: "This is not here any more", text: message, retry: false };
    case 429: {
      if (code === "quota_exhausted") return { title: "This month's quota is used up", text: quota(error, count), retry: false, link: { href: "/settings/usage", label: "See usage" } };
      const { retryAfter } = details;
      return { title: "Too many requests at once", text: `Others in this workspace are busy too. Try again ${retryAfter === undefined ? "in a moment" : `in ${count(retryAfter)} s`}.`, retry: true };
    }
    case 503:
      return code === "no_index"
        ? { title: "The data are being switched", text: "No data are loaded at the moment. The Data page says how to load some.", retry: true, link: { href: "/data", label: "Data" } }
        : { title: "The service is busy", text: message, retry: true };
    default:
      return { title: "That failed on the server's side", text: message, retry: true };
  }
}

function refused({ code, message, details: { body = {} } }: ApiError): Told {
  const state = body["subscriptionStatus"];
  if (typeof state === "string") return { title: "The subscription is not active", text: `Its state is “${state}”. Whoever runs this service can change that.`, retry: true };
  if (code === "forbidden") return { title: "Only owners may do this", text: message, retry: false };
  return { title: "The service refuses this", text: message, retry: false };
}

function quota({ message, details: { body = {} } }: ApiError, count: (value: number) => string): string {
  const used = body["requestsUsed"] ?? body["searchesUsed"];
  const limit = body["requestsLimit"] ?? body["searchesLimit"];
  return typeof used === "number" && typeof limit === "number" ? `${count(used)} of ${count(limit)} requests. It starts anew on the first of the month (UTC).` : message;
}
