import { z } from "zod";
import { decisionsSchema, JOB_LIMITS, jobChangeSchema, jobRowsSchema, newJobSchema, ROW_STATES } from "../../../company/jobs";
import { reply, type SessionEndpoint } from "../../session/session-endpoint";
import { wholeNumber } from "./numbers";
import { makerOf, removerOf } from "./people";

const pageSchema = z.strictObject({
  from: wholeNumber(0, JOB_LIMITS.rows).default(0),
  limit: wholeNumber(1, JOB_LIMITS.rowsAnAnswer).default(100),
  state: z.enum(ROW_STATES, `expected one of ${ROW_STATES.join(", ")}`).optional(),
});

const JOBS: SessionEndpoint = {
  path: "/api/workspace/jobs",
  methods: {
    GET: { role: "member", handle: async ({ services }) => ({ data: await services.workspace.jobs.list() }) },
    POST: { role: "member", handle: async ({ services, session, body }) => reply(await services.workspace.jobs.create(await body(newJobSchema), makerOf(session)), { status: 201 }) },
  },
};

const JOB: SessionEndpoint = {
  path: "/api/workspace/jobs/{id}",
  methods: {
    GET: { role: "member", handle: ({ services, param }) => services.workspace.jobs.get(param("id")) },
    PATCH: { role: "member", handle: async ({ services, param, body }) => services.workspace.jobs.change(param("id"), await body(jobChangeSchema)) },
    DELETE: { role: "member", handle: ({ services, session, param }) => services.workspace.jobs.remove(param("id"), removerOf(session)) },
  },
};

const JOB_ROWS: SessionEndpoint = {
  path: "/api/workspace/jobs/{id}/rows",
  methods: {
    GET: {
      role: "member",
      async handle({ services, param, query }) {
        const { from, limit, state } = query(pageSchema);
        const { rows, next } = await services.workspace.jobs.rows(param("id"), from, limit, state);
        return { data: rows, next };
      },
    },
    POST: { role: "member", handle: async ({ services, param, body }) => services.workspace.jobs.addRows(param("id"), await body(jobRowsSchema)) },
  },
};

const DECISIONS: SessionEndpoint = {
  path: "/api/workspace/jobs/{id}/decisions",
  methods: {
    POST: { role: "member", handle: async ({ services, session, param, body }) => services.workspace.jobs.decide(param("id"), (await body(decisionsSchema)).decisions, makerOf(session)) },
  },
};

export const JOB_ENDPOINTS: readonly SessionEndpoint[] = [JOBS, JOB, JOB_ROWS, DECISIONS];
