import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { systemClock } from "../../../clock";
import { type ApiServer, startApi } from "../../../http/testing/api-server";
import { openUpstreamIndex } from "../index";
import type { UpstreamLimits } from "../limits";

/** Answers one request of the upstream; `nth` counts from 1, the first look aside. */
export type Script = (request: IncomingMessage, response: ServerResponse, nth: number) => void;

export interface Front {
  /** This service, which takes its data from a scripted one. */
  readonly api: ApiServer;
  readonly upstream: { readonly origin: string; readonly key: string; /** Requests so far, the first look aside. */ readonly asked: readonly IncomingMessage[]; play(script: Script): void; /** Nobody listens there from then on. */ end(): Promise<void> };
  /** Every log line and every answer so far, as text. */
  told(): string;
  close(): Promise<void>;
}

/** Impatient enough for tests. */
export const HASTY: Partial<UpstreamLimits> = { answerWithin: 400, silence: 400, deadline: 3000, maxBody: 1 << 20, firstDelay: 5, longestWait: 1500 };

/** An answer in JSON. */
export function send(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** A page of companies of that many IDs. */
export function page(...ids: readonly string[]): unknown {
  return { meta: { totalCount: ids.length, currentPage: 1, totalPages: 1, pageSize: 25 }, data: { records: ids.map((ID) => ({ ID, "Company Name": `Company ${ID}`, Country: "Norway", City: "Oslo" })) } };
}

/** A batch of a scroll, the last without a cursor. */
export function batch(ids: readonly string[], scrollId?: string): unknown {
  return { meta: { pageSize: 25, hasMoreRecords: scrollId !== undefined, scrollId, recordCount: ids.length }, data: { records: ids.map((ID) => ({ ID, "Company Name": `Company ${ID}` })) } };
}

/** This service in front of one that does what the script says. */
export async function startFront(limits: Partial<UpstreamLimits> = HASTY): Promise<Front> {
  const key = `fm_upstream_${"k".repeat(40)}`;
  const asked: IncomingMessage[] = [];
  let script: Script = (_, response) => send(response, 200, page("a-1"));
  const server = createServer({ maxHeaderSize: 64 << 10 }, (request, response) => {
    if (request.url === "/api/company/search?page=1&pageSize=1") {
      send(response, 200, page("look"));
      return;
    }
    asked.push(request);
    script(request, response, asked.length);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: unknown[] = [];
  const note = (details: object, message: string): void => void lines.push(printable(details), message);
  const index = await openUpstreamIndex({ baseUrl: new URL(origin), apiKey: key, clock: systemClock, log: { info: note, warn: note, error: note }, limits });
  const api = await startApi({ index });
  const answers: unknown[] = [];
  return {
    api: {
      ...api,
      async get(target, headers) {
        const answer = await api.get(target, headers);
        answers.push(answer.text, [...answer.headers]);
        return answer;
      },
    },
    upstream: { origin, key, asked, play: (next) => (script = next), end },
    told: () => JSON.stringify([lines, answers, api.log.map(printable)]),
    async close() {
      await index.close();
      await api.close();
      await end();
    },
  };

  async function end(): Promise<void> {
    server.closeAllConnections();
    if (server.listening) await new Promise((closed) => server.close(closed));
  }
}

/** With everything that an error holds, its causes included, as a log would print it. */
function printable(value: unknown): unknown {
  if (value instanceof Error) return { message: value.message, stack: value.stack, cause: printable(value.cause), ...(printable(Object.fromEntries(Object.entries(value))) as object) };
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, printable(member)]));
}
