import { listChangeSchema, listIdsSchema, newListSchema } from "../../../company/workspace";
import { reply, type SessionEndpoint } from "../../session/session-endpoint";
import { makerOf, removerOf } from "./people";

const LISTS: SessionEndpoint = {
  path: "/api/workspace/lists",
  methods: {
    GET: { role: "member", handle: async ({ services }) => ({ data: await services.workspace.lists.list() }) },
    POST: { role: "member", handle: async ({ services, session, body }) => reply(await services.workspace.lists.create(await body(newListSchema), makerOf(session)), { status: 201 }) },
  },
};

const LIST: SessionEndpoint = {
  path: "/api/workspace/lists/{id}",
  methods: {
    GET: { role: "member", handle: ({ services, param }) => services.workspace.lists.get(param("id")) },
    PATCH: { role: "member", handle: async ({ services, param, body }) => services.workspace.lists.rename(param("id"), (await body(listChangeSchema)).name) },
    DELETE: { role: "member", handle: ({ services, session, param }) => services.workspace.lists.remove(param("id"), removerOf(session)) },
  },
};

const LIST_IDS: SessionEndpoint = {
  path: "/api/workspace/lists/{id}/ids",
  methods: {
    GET: { role: "member", handle: ({ services, param }) => services.workspace.lists.ids(param("id")) },
    POST: { role: "member", handle: async ({ services, param, body }) => services.workspace.lists.changeIds(param("id"), await body(listIdsSchema)) },
  },
};

export const LIST_ENDPOINTS: readonly SessionEndpoint[] = [LISTS, LIST, LIST_IDS];
