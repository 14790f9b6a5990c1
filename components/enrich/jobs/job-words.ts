import type { Job, RowState } from "../../../lib/company/jobs";
import type { BadgeTone } from "../../ui/badge";

/** A job's state as people say it. */
export const JOB_WORDS: Readonly<Record<Job["state"], { readonly label: string; readonly tone: BadgeTone }>> = {
  receiving: { label: "Not sent whole", tone: "caution" },
  running: { label: "Running", tone: "accent" },
  paused: { label: "Paused", tone: "caution" },
  done: { label: "Done", tone: "positive" },
  cancelled: { label: "Cancelled", tone: "plain" },
};

export type ShownState = Exclude<RowState, "waiting">;

/** The results' parts, in the order in which people look at them. */
export const SHOWN_STATES: readonly { readonly state: ShownState; readonly label: string; readonly what: string }[] = [
  { state: "match", label: "Sure", what: "One company, surely. Take it out with N where you know better." },
  { state: "review", label: "To review", what: "Several companies may be the one, or one is not sure enough." },
  { state: "none", label: "None", what: "The sites name no company, or none that is loaded here." },
  { state: "failed", label: "Failed", what: "The sites could not be read." },
];
