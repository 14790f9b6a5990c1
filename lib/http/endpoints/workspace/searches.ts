import type { CompanyQuery } from "../../../company/query";
import { newSearchSchema, searchChangeSchema, type SavedSearch } from "../../../company/workspace";
import { ServiceError } from "../../../errors";
import type { ApiServices } from "../../endpoint";
import { reply, type SessionEndpoint } from "../../session/session-endpoint";
import { readKeptSearch } from "./canonical-query";
import { makerOf, removerOf } from "./people";

const SEARCHES: SessionEndpoint = {
  path: "/api/workspace/searches",
  methods: {
    GET: { role: "member", handle: async ({ services }) => ({ data: await services.workspace.searches.list() }) },
    POST: {
      role: "member",
      async handle({ services, session, body }) {
        const search = await body(newSearchSchema);
        const { query, text } = readKeptSearch(search.query);
        const { id } = await services.workspace.searches.create({ ...search, query: text }, makerOf(session));
        return reply(await counted(services, id, query), { status: 201 });
      },
    },
  },
};

const SEARCH: SessionEndpoint = {
  path: "/api/workspace/searches/{id}",
  methods: {
    GET: { role: "member", handle: ({ services, param }) => services.workspace.searches.get(param("id")) },
    PATCH: {
      role: "member",
      async handle({ services, param, body }) {
        const change = await body(searchChangeSchema);
        if (change.query === undefined) return services.workspace.searches.change(param("id"), change);
        const { query, text } = readKeptSearch(change.query);
        const { id } = await services.workspace.searches.change(param("id"), { ...change, query: text });
        return counted(services, id, query);
      },
    },
    DELETE: { role: "member", handle: ({ services, session, param }) => services.workspace.searches.remove(param("id"), removerOf(session)) },
  },
};

/** Counts it anew. */
const COUNT: SessionEndpoint = {
  path: "/api/workspace/searches/{id}/count",
  methods: {
    POST: {
      role: "member",
      async handle({ services, param }) {
        const { id, query } = await services.workspace.searches.get(param("id"));
        return counted(services, id, readKeptSearch(query).query);
      },
    },
  },
};

export const SEARCH_ENDPOINTS: readonly SessionEndpoint[] = [SEARCHES, SEARCH, COUNT];

/** The search with what it finds now; without a count while no data are there. */
async function counted({ index, workspace }: Pick<ApiServices, "index" | "workspace">, id: string, query: CompanyQuery): Promise<SavedSearch> {
  const generation = index.status()?.generation;
  if (generation === undefined) return workspace.searches.get(id);
  try {
    const { total } = await index.page(query, { offset: 0, limit: 0 }, { fields: ["ID"] });
    return await workspace.searches.counted(id, total, generation);
  } catch (error) {
    if (error instanceof ServiceError && error.code === "no_index") return workspace.searches.get(id);
    throw error;
  }
}
