import { z } from "zod";
import { deliveredSchema, exportChangeSchema, newExportSchema } from "../../../company/workspace";
import { reply, type SessionEndpoint } from "../../session/session-endpoint";
import { readKeptQuery } from "./canonical-query";
import { wholeNumber } from "./numbers";
import { makerOf, removerOf } from "./people";

const MOST_LISTED = 1000;
const latestSchema = z.strictObject({ limit: wholeNumber(1, MOST_LISTED).default(100) });
const fromSchema = z.strictObject({ from: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0) });

const EXPORTS: SessionEndpoint = {
  path: "/api/workspace/exports",
  methods: {
    GET: { role: "member", handle: async ({ services, query }) => ({ data: await services.workspace.exports.list(query(latestSchema).limit) }) },
    POST: {
      role: "member",
      async handle({ services, session, body }) {
        const record = await body(newExportSchema);
        return reply(await services.workspace.exports.create({ ...record, query: readKeptQuery(record.query).text }, makerOf(session)), { status: 201 });
      },
    },
  },
};

const EXPORT: SessionEndpoint = {
  path: "/api/workspace/exports/{id}",
  methods: {
    GET: { role: "member", handle: ({ services, param }) => services.workspace.exports.get(param("id")) },
    PATCH: { role: "member", handle: async ({ services, session, param, body }) => services.workspace.exports.change(param("id"), await body(exportChangeSchema), makerOf(session)) },
    DELETE: { role: "member", handle: ({ services, session, param }) => services.workspace.exports.remove(param("id"), removerOf(session)) },
  },
};

/** What was delivered: told batch by batch, and given back for leaving it out of later exports. */
const EXPORT_IDS: SessionEndpoint = {
  path: "/api/workspace/exports/{id}/ids",
  methods: {
    GET: { role: "member", handle: ({ services, param, query }) => services.workspace.exports.ids(param("id"), query(fromSchema).from) },
    POST: { role: "member", handle: async ({ services, session, param, body }) => services.workspace.exports.delivered(param("id"), await body(deliveredSchema), makerOf(session)) },
  },
};

export const EXPORT_ENDPOINTS: readonly SessionEndpoint[] = [EXPORTS, EXPORT, EXPORT_IDS];
