/** Somebody paused or cancelled the export. */
export class Stopped extends Error {
  constructor(readonly kind: "pause" | "cancel") {
    super(kind);
    this.name = "Stopped";
  }
}
