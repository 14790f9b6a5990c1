/** A value, or a promise of it where the store is another process. */
export type Awaitable<T> = T | Promise<T>;
