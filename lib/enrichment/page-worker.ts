/** A thread that reads pages, one after another. */
import { parentPort } from "node:worker_threads";
import { type ReadRequest, readPageText } from "./page-text";

parentPort?.on("message", (request: ReadRequest) => {
  const page = readPageText(request);
  parentPort?.postMessage(page, [page.htmlJson.buffer]);
});
