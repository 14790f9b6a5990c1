/** A thread that answers pages from the board, beside the thread that asks. It has no event loop: when there is nothing to do it sleeps. */
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { GenerationReader } from "../reader";
import { Operator } from "../operations";
import { Board } from "./board";
import { answerOnBoard, readQuestion, type HelperOrder } from "./page-question";

const board = new Board(workerData as SharedArrayBuffer);
const operators = new Map<string, Operator>();

for (let news = board.news; obeyAll(); news = board.news) {
  for (let place = board.take(); place !== undefined; place = board.take()) answer(place);
  board.waitForNews(news);
}

/** @returns false when the thread shall end. */
function obeyAll(): boolean {
  for (let order = receiveMessageOnPort(parentPort!); order; order = receiveMessageOnPort(parentPort!)) if (!obey(order.message as HelperOrder)) return false;
  return true;
}

function obey(order: HelperOrder): boolean {
  if (order.kind === "attach") {
    operators.set(order.loaded.manifest.generation, new Operator(new GenerationReader(order.loaded)));
  } else if (order.kind === "detach") {
    operators.get(order.generation)?.close();
    operators.delete(order.generation);
  }
  return order.kind !== "end";
}

function answer(place: number): void {
  try {
    const { generation, page } = readQuestion(board.question(place));
    const answered = operators.get(generation)?.pageAtOnce(page);
    if (answered === undefined || !answerOnBoard(board, place, answered)) board.leave(place);
  } catch {
    // Whoever gets it next meets the same failure, and can report it.
    board.leave(place);
  }
  if (board.askerWaits) parentPort!.postMessage(undefined);
}
