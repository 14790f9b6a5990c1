import { z } from "zod";
import type { Accounts, KeyDetails } from "../../../accounts/accounts";
import { dayOf } from "../../../accounts/calendar";
import { ROLES } from "../../../accounts/people/people";
import { WORKSPACE } from "../../../accounts/people/rows";
import { ServiceError } from "../../../errors";
import { reply, type SessionEndpoint } from "../session-endpoint";

const role = z.enum(ROLES);

const PEOPLE: SessionEndpoint = {
  path: "/api/workspace/people",
  methods: { GET: { role: "member", handle: async ({ services }) => ({ data: await services.accounts.people.list() }) } },
};

const PERSON: SessionEndpoint = {
  path: "/api/workspace/people/{id}",
  methods: {
    PATCH: { role: "owner", handle: async ({ services, by, param, body }) => services.accounts.people.setRole(param("id"), (await body(z.strictObject({ role }))).role, by) },
    DELETE: { role: "owner", handle: ({ services, by, param }) => services.accounts.people.remove(param("id"), by) },
  },
};

/** The token is in the answer that makes it and nowhere else: the page makes the link `/invite#TOKEN` of it. */
const INVITES: SessionEndpoint = {
  path: "/api/workspace/invites",
  methods: {
    GET: { role: "owner", handle: async ({ services }) => ({ data: await services.accounts.people.listInvites() }) },
    POST: {
      role: "owner",
      handle: async ({ services, by, body }) => reply(await services.accounts.people.invite(await body(z.strictObject({ role: role.default("member"), email: z.string().max(1000).optional() })), by), { status: 201 }),
    },
  },
};

const INVITE: SessionEndpoint = {
  path: "/api/workspace/invites/{id}",
  methods: { DELETE: { role: "owner", handle: ({ services, by, param }) => services.accounts.people.revokeInvite(param("id"), by) } },
};

const KEYS: SessionEndpoint = {
  path: "/api/workspace/keys",
  methods: {
    GET: { role: "owner", handle: async ({ services }) => ({ data: (await keysOf(services.accounts)).map(shown) }) },
    POST: {
      role: "owner",
      async handle({ services, by, body }) {
        const { name } = await body(z.strictObject({ name: z.string().max(1000) }));
        const { key, details } = await services.accounts.createKey({ name, subscription: WORKSPACE }, by);
        return reply({ ...shown(details), key }, { status: 201 });
      },
    },
  },
};

const KEY: SessionEndpoint = {
  path: "/api/workspace/keys/{id}",
  methods: {
    PATCH: {
      role: "owner",
      async handle({ services, by, param, body }) {
        const { disabled } = await body(z.strictObject({ disabled: z.boolean() }));
        const id = param("id");
        if (!(await keysOf(services.accounts)).some((key) => key.id === id)) throw new ServiceError("not_found", "The workspace has no such key.");
        return shown(await services.accounts.setDisabled(id, disabled, by));
      },
    },
  },
};

async function keysOf(accounts: Pick<Accounts, "listKeys">): Promise<readonly KeyDetails[]> {
  return (await accounts.listKeys()).filter(({ subscription }) => subscription.id === WORKSPACE);
}

/** A key, as the pages show it. */
function shown({ id, name, lastFour, disabled, createdAt, lastUsedAt }: KeyDetails) {
  return { id, name, lastFour, disabled, createdAt, lastUsedAt };
}

const day = z.iso.date("expected a day such as 2026-11-01");

const USAGE: SessionEndpoint = {
  path: "/api/workspace/usage",
  methods: {
    GET: {
      role: "member",
      async handle({ services: { accounts, clock }, query, session: { subscription } }) {
        const asked = query(z.strictObject({ from: day.optional(), to: day.optional() }));
        const today = dayOf(clock.now());
        const { from = `${today.slice(0, 8)}01`, to = today } = asked;
        const totals = await accounts.totals(WORKSPACE);
        return { meta: { ...totals, subscription: subscription.name, subscriptionStatus: subscription.state, ratePerSecond: subscription.ratePerSecond, from, to }, data: await accounts.people.usage(from, to) };
      },
    },
  },
};

/** The workspace's people, invitations, keys and use. */
export const WORKSPACE_ENDPOINTS: readonly SessionEndpoint[] = [PEOPLE, PERSON, INVITES, INVITE, KEYS, KEY, USAGE];
