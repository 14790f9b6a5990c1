/** A thread that speaks HTTP beside the main thread, on the same socket: it answers searches and exports with a key by itself and passes everything else on. */
import { MessageChannel, parentPort, workerData, type MessagePort } from "node:worker_threads";
import { splitTarget } from "../../http/message";
import { openRecordsServices } from "../../services/records-services";
import { readSettings } from "../../settings";
import { clientAddress } from "../client-address";
import { listen } from "../listen";
import { toForwarder } from "./forward";
import type { Order, ThreadInput, Word } from "./messages";
import { PortStream } from "./port-stream";
import { Questions } from "./questions";

/** How late the main thread hears of what was answered, in milliseconds. */
const REPORT = 1000;
/** Log lines of so many characters are handed over at once. */
const MANY_LINES = 16_384;

const main = parentPort!;
const tell = (word: Word, transfer: readonly (ArrayBuffer | MessagePort)[] = []): void => main.postMessage(word, transfer);

const settings = readSettings(process.env);
const questions = new Questions(tell);
let lines = "";

const services = await openRecordsServices(settings, {
  index: questions,
  write: (line) => {
    lines += line;
    if (lines.length > MANY_LINES) report();
  },
});
const server = await listen({
  at: { descriptor: (workerData as ThreadInput).descriptor },
  // Sessions end from one request to the next: only the thread that ends them knows at once.
  handlerOf: (target, { headers }) => (headers["x-api-key"] === undefined ? undefined : services.handlers.get(splitTarget(target).path)),
  clientAddress: clientAddress(settings.trustedProxies),
  others: toForwarder(({ socket }) => {
    const { port1, port2 } = new MessageChannel();
    tell({ kind: "connection", port: port2, address: socket.remoteAddress }, [port2]);
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
    case "answer":
      questions.settle(order);
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
