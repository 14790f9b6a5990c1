/** Writes one export in a thread of its own. The page posts which one, and that it is to stop; everything else is in the browser's database and told over the channel. */
import { openChannel } from "../channel";
import { lockOf } from "../job";
import { ExportWork } from "./export-work";
import { Stopped } from "./stopped";

export type WorkerMessage = { readonly kind: "done" | "ended"; readonly id: string };
export type WorkerOrder =
  /** `begin` unless somebody works on it; `resume` as soon as whoever did has ended. */
  { readonly kind: "begin" | "resume"; readonly id: string } | { readonly kind: "pause" | "cancel" };

/** From the first: somebody may stop it while this script still loads, or before the lock is there. */
const stop = new AbortController();

onmessage = ({ data: order }: MessageEvent<WorkerOrder>) => {
  if (order.kind === "begin" || order.kind === "resume") begin(order.id, order.kind === "resume");
  else stop.abort(new Stopped(order.kind));
};

function begin(id: string, waits: boolean): void {
  const channel = openChannel((message) => {
    if (message.id === id && (message.kind === "pause" || message.kind === "cancel")) stop.abort(new Stopped(message.kind));
  });
  void navigator.locks
    .request(lockOf(id), { ifAvailable: !waits }, async (lock) => {
      // Another tab works on it.
      if (lock === null) return;
      if (await new ExportWork(id, channel.send, stop.signal).run()) tell({ kind: "done", id });
    })
    .finally(() => {
      channel.close();
      tell({ kind: "ended", id });
    });
}

function tell(message: WorkerMessage): void {
  postMessage(message);
}
