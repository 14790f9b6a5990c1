/** How much the people of a workspace keep at most. */
export const WORKSPACE_LIMITS = {
  searches: 1000,
  lists: 500,
  /** Companies in one list. */
  listIds: 100_000,
  exports: 10_000,
  /** IDs in one request. */
  idsARequest: 10_000,
  /** IDs in one answer. */
  idsAnAnswer: 100_000,
  /** Of a query string, in bytes: what a request could carry. */
  queryLength: 48 * 1024,
} as const;
