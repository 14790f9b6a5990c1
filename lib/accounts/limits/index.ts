import type { Settings } from "../../settings";
import { fallBack, type FallbackLog } from "./fallback";
import type { RateLimiter } from "./rate-limiter";
import { openRedisRateLimiter } from "./redis-rate-limiter";
import { rememberRefusals } from "./remembered-refusals";
import { openSqliteRateLimiter } from "./sqlite-rate-limiter";

/**
 * The limiter that the settings ask for: of this machine's processes, through a file of the data folder, or with `redisUrl` of all
 * machines on one Redis. A Redis that is away does not keep the service from starting.
 * @param log hears when Redis goes and comes back.
 * @throws Error when the data folder cannot be written.
 */
export async function createRateLimiter(settings: Pick<Settings, "dataDir" | "redisUrl">, log: FallbackLog): Promise<RateLimiter> {
  const own = openSqliteRateLimiter(settings);
  if (settings.redisUrl === undefined) return rememberRefusals(own);
  const shared = await openRedisRateLimiter(settings.redisUrl);
  return rememberRefusals(fallBack({ shared, own, log }));
}
