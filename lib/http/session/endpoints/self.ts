import { z } from "zod";
import { sessionCookie } from "../cookie";
import { reply, type SessionEndpoint } from "../session-endpoint";
import { refuse } from "./auth";

/** Who is signed in, and what the workspace's subscription allows. */
const SESSION: SessionEndpoint = {
  path: "/api/workspace/session",
  methods: {
    GET: {
      role: "member",
      handle: ({ session: { id, person, subscription } }) => ({ id, person, subscription: { name: subscription.name, state: subscription.state, package: subscription.package, searchFields: subscription.searchFields } }),
    },
  },
};

const SESSIONS: SessionEndpoint = {
  path: "/api/workspace/sessions",
  methods: {
    GET: {
      role: "member",
      handle: async ({ services, session }) => ({ data: (await services.accounts.people.listSessions(session.person.id)).map((listed) => ({ ...listed, current: listed.id === session.id })) }),
    },
    /** Everywhere, this browser included. */
    DELETE: {
      role: "member",
      handle: async ({ services, session, by, request }) => reply({ ended: await services.accounts.people.endSessions(session.person.id, by) }, { headers: sessionCookie(request, "", 0) }),
    },
  },
};

const ONE_SESSION: SessionEndpoint = {
  path: "/api/workspace/sessions/{id}",
  methods: {
    DELETE: { role: "member", handle: ({ services, session, by, param }) => services.accounts.people.endSession(session.person.id, param("id"), by) },
  },
};

const PASSWORD: SessionEndpoint = {
  path: "/api/workspace/password",
  methods: {
    POST: {
      role: "member",
      async handle({ services, session, by, body }) {
        const passwords = await body(z.strictObject({ current: z.string().max(1000), password: z.string().max(1000) }));
        const refusal = await services.accounts.people.changePassword(session, passwords, by);
        if (refusal) refuse(refusal, "The present password is wrong.");
      },
    },
  },
};

const PROFILE: SessionEndpoint = {
  path: "/api/workspace/profile",
  methods: {
    PATCH: {
      role: "member",
      handle: async ({ services, session, by, body }) => ({ person: await services.accounts.people.rename(session.person.id, (await body(z.strictObject({ name: z.string().max(1000) }))).name, by) }),
    },
  },
};

/** What everybody who is signed in does about themselves. */
export const SELF_ENDPOINTS: readonly SessionEndpoint[] = [SESSION, SESSIONS, ONE_SESSION, PASSWORD, PROFILE];
