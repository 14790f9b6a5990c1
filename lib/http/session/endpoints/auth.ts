import { z } from "zod";
import type { SignedIn, SignInRefusal } from "../../../accounts/people/people";
import { SESSION_LIFE } from "../../../accounts/people/sessions";
import { ServiceError } from "../../../errors";
import { sessionCookie } from "../cookie";
import { sessionOf, type OpenPageEndpoint } from "../pipeline";
import { reply, type Visit } from "../session-endpoint";

/** Longer ones are nobody's; what is allowed for a new one is checked where it is set. */
const password = z.string().max(1000);
const token = z.string().max(200);

/** Hands the browser its session. */
function signedIn({ request }: Visit, { token: sent, session: { person } }: SignedIn): unknown {
  return reply({ person }, { headers: sessionCookie(request, sent, SESSION_LIFE / 1000) });
}

/** @throws ServiceError that tells of a refused password. */
export function refuse(refusal: SignInRefusal, wrong: string): never {
  if (refusal.refused === "wrong") throw new ServiceError("sign_in_failed", wrong);
  const seconds = Math.max(1, Math.ceil(refusal.retryAfterMs / 1000));
  throw new ServiceError("too_many_attempts", `Too many failed attempts. Try again in ${seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`, { retryAfterSeconds: seconds });
}

const SIGN_IN: OpenPageEndpoint = {
  path: "/api/auth/sign-in",
  methods: {
    POST: {
      async handle(visit) {
        const credentials = await visit.body(z.strictObject({ email: z.string().max(1000), password }));
        const result = await visit.services.accounts.people.signIn(credentials, visit.by);
        return "refused" in result ? refuse(result, "The e-mail address or the password is wrong.") : signedIn(visit, result);
      },
    },
  },
};

/** Signing out twice is no mistake. */
const SIGN_OUT: OpenPageEndpoint = {
  path: "/api/auth/sign-out",
  methods: {
    POST: {
      async handle({ services, request, by }) {
        const session = await sessionOf(request, services);
        if (session) await services.accounts.people.endSession(session.person.id, session.id, { ...by, personId: session.person.id });
        return reply({}, { headers: sessionCookie(request, "", 0) });
      },
    },
  },
};

const LINK: OpenPageEndpoint = {
  path: "/api/auth/link",
  methods: {
    POST: {
      async handle({ services, body }) {
        const { kind, role, email, by, expiresAt } = await services.accounts.people.lookAtLink((await body(z.strictObject({ token }))).token);
        return { kind, role, email, by, expiresAt };
      },
    },
  },
};

const JOIN: OpenPageEndpoint = {
  path: "/api/auth/join",
  methods: {
    POST: {
      async handle(visit) {
        const { token: link, ...person } = await visit.body(z.strictObject({ token, email: z.string().max(1000), name: z.string().max(1000), password }));
        return signedIn(visit, await visit.services.accounts.people.join(link, person, visit.by));
      },
    },
  },
};

const RESET: OpenPageEndpoint = {
  path: "/api/auth/reset",
  methods: {
    POST: {
      async handle(visit) {
        const sent = await visit.body(z.strictObject({ token, password }));
        return signedIn(visit, await visit.services.accounts.people.resetPassword(sent.token, sent.password, visit.by));
      },
    },
  },
};

/** All there is below `/api/auth/`. */
export const AUTH_ENDPOINTS: readonly OpenPageEndpoint[] = [SIGN_IN, SIGN_OUT, LINK, JOIN, RESET];
