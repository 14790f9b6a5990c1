import type { Logger } from "pino";
import type { Clock } from "../clock";
import type { Websites } from "../company/website";
import { PageFetcher } from "../enrichment/page-fetcher";
import { UpstreamWebsites } from "../index/upstream/websites";
import type { Settings } from "../settings";

export interface OpenWebsites extends Websites {
  close(): Promise<void> | void;
}

/** What fetches pages by the settings: the other service where data come from one, else this process. Says what is allowed beyond the usual. */
export function openWebsites({ fetch, upstream }: Pick<Settings, "fetch" | "upstream">, clock: Clock, log: Pick<Logger, "warn">): OpenWebsites {
  if (upstream) return new UpstreamWebsites(upstream.baseUrl, upstream.apiKey());
  const { allow, ports, nameServers } = fetch;
  if (allow.length > 0) log.warn({ allow }, "FETCH_ALLOW: every key can read what websites at these addresses show");
  if (ports.length > 0) log.warn({ ports }, "FETCH_PORTS: pages are fetched from these ports too");
  if (nameServers.length > 0) log.warn({ nameServers }, "FETCH_NAME_SERVERS: these decide where page fetches go");
  return new PageFetcher({ ...fetch, clock });
}
