/** The thread that keeps and writes records while another one reads them and collects their streets. */
import { parentPort, workerData } from "node:worker_threads";
import { buffersOf, type FromBuildWorker, type BuildWorkerInput, type ToBuildWorker } from "./build-messages";
import { RecordStore } from "./record-store";

const { scratch, snapshotPath } = workerData as BuildWorkerInput;
const store = new RecordStore(scratch, snapshotPath);
const port = parentPort!;
const send = (message: FromBuildWorker, transfer: readonly ArrayBuffer[] = []): void => port.postMessage(message, [...transfer]);

port.on("message", (message: ToBuildWorker) => {
  if ("block" in message) {
    store.add(Buffer.from(message.block, 0, message.length), message.purpose);
    send({ free: message.block }, [message.block]);
    return;
  }
  const snapshot = store.closeSnapshot();
  const { values, ...sorted } = store.sort((done) => send({ phase: "sort", done }));
  const { documents } = sorted.order;
  send({ documents, values, snapshot }, buffersOf([documents, values]));
  send(store.write(message.folder, sorted, (done) => send({ phase: "write", done })));
});
