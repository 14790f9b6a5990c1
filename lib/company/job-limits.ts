/** How much a job and its file hold at most: `cellLength` in characters. */
export const JOB_LIMITS = { jobs: 200, rows: 50_000, rowsARequest: 5000, rowsAnAnswer: 1000, columns: 200, cellLength: 5000 } as const;
