/** Writes one export in a thread of its own. The page posts the export's ID; everything else is in the browser's database and told over the channel. */
import { openChannel } from "../channel";
import { lockOf } from "../job";
import { ExportWork } from "./export-work";
import { Stopped } from "./stopped";

export type WorkerMessage = { readonly kind: "done" | "ended"; readonly id: string };

function tell(message: WorkerMessage): void {
  postMessage(message);
}

onmessage = (event: MessageEvent<string>) => {
  const id = event.data;
  void navigator.locks
    .request(lockOf(id), { ifAvailable: true }, async (lock) => {
      // Another tab works on it.
      if (lock === null) return;
      const stop = new AbortController();
      const channel = openChannel((message) => {
        if (message.id === id && (message.kind === "pause" || message.kind === "cancel")) stop.abort(new Stopped(message.kind));
      });
      try {
        if (await new ExportWork(id, channel.send, stop.signal).run()) tell({ kind: "done", id });
      } finally {
        channel.close();
      }
    })
    .finally(() => tell({ kind: "ended", id }));
};
