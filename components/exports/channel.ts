/** How the tabs of a browser and the workers in them talk about exports. */

export type Stage = "preparing" | "writing" | "replaying" | "packing" | "waiting";

export type ExportMessage =
  /** `done` of `total`: companies, or bytes while packing; while waiting, the seconds and why. */
  | { readonly kind: "progress"; readonly id: string; readonly stage: Stage; readonly done: number; readonly total: number; readonly why?: string }
  /** What is kept about an export has changed, or is gone. */
  | { readonly kind: "changed"; readonly id: string }
  /** For whoever works on it. */
  | { readonly kind: "pause" | "cancel"; readonly id: string };

/** Of the browser's own; what is sent does not come back to the sender. */
export function openChannel(onMessage?: (message: ExportMessage) => void): { readonly send: (message: ExportMessage) => void; readonly close: () => void } {
  const channel = new BroadcastChannel("firmament.exports");
  if (onMessage !== undefined) channel.onmessage = (event: MessageEvent<ExportMessage>) => onMessage(event.data);
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
