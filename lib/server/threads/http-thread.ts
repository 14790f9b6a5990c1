/** A thread that speaks HTTP beside the main thread, on the same socket: it answers searches with a key by itself and passes everything else on. */
import { MessageChannel, parentPort, workerData } from "node:worker_threads";
import { ServiceError } from "../../errors";
import { splitTarget } from "../../http/message";
import { openSearchServices, SEARCH_PATH } from "../../services/search-services";
import { readSettings } from "../../settings";
import { clientAddress } from "../client-address";
import { listen } from "../listen";
import { toForwarder } from "./forward";
import type { Failure, Order, PageAnswer, PageArguments, ThreadInput, Word } from "./messages";
import { PortStream } from "./port-stream";

/** How late the main thread hears of what was answered, in milliseconds. */
const REPORT = 1000;
/** Log lines of so many characters are handed over at once. */
const MANY_LINES = 16_384;

const main = parentPort!;
const tell = (word: Word): void => main.postMessage(word);

const settings = readSettings(process.env);
const asked = new Map<number, (answer: PageAnswer | Failure) => void>();
let nextId = 1;
let lines = "";

const services = await openSearchServices(settings, {
  askIndex: (...page) => askMain(page),
  write: (line) => {
    lines += line;
    if (lines.length > MANY_LINES) report();
  },
});
const server = await listen({
  at: { descriptor: (workerData as ThreadInput).descriptor },
  // Sessions end from one request to the next: only the thread that ends them knows at once.
  handlerOf: (target, { headers }) => (headers["x-api-key"] !== undefined && splitTarget(target).path === SEARCH_PATH ? services.search : undefined),
  clientAddress: clientAddress(settings.trustedProxies),
  others: toForwarder(({ socket }) => {
    const { port1, port2 } = new MessageChannel();
    main.postMessage({ kind: "connection", port: port2, address: socket.remoteAddress } satisfies Word, [port2]);
    return new PortStream(port1);
  }),
});
const reporting = setInterval(report, REPORT);

main.on("message", (order: Order) => void obey(order));

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case "serve":
      services.serve(order.loaded);
      return;
    case "page":
      asked.get(order.id)?.(order.answer);
      return;
    case "settle":
      // What cannot be written now is kept; whoever asks meets the same failure.
      await services.settle().catch(() => undefined);
      report();
      break;
    case "drain":
      await server.drain(order.patience);
      break;
    case "close":
      clearInterval(reporting);
      await services.close();
      report();
      break;
  }
  tell({ kind: "done", id: order.id });
}

function report(): void {
  const counts = services.metrics.take();
  if (counts.endpoints.size === 0 && lines === "") return;
  tell({ kind: "report", counts, lines });
  lines = "";
}

async function askMain(page: PageArguments): Promise<PageAnswer> {
  const id = nextId++;
  const answer = await new Promise<PageAnswer | Failure>((resolve) => {
    asked.set(id, resolve);
    tell({ kind: "page", id, page });
  });
  asked.delete(id);
  if (!("message" in answer)) return answer;
  const { code, message, retryAfterSeconds } = answer;
  throw code === undefined ? new Error(message) : new ServiceError(code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}
