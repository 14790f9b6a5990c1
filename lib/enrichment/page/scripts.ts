import { writtenSign } from "./written-signs";

const MAX_SCRIPTS = 200;
/** A script is longer that does more than to write a line. */
const MAX_CODE = 600;
const MAX_DATA = { scripts: 5, characters: 600_000 };

/** Collects the texts of scripts that hold no code, JSON-LD and JSON for other scripts, and tells what short ones write. */
export class ScriptReader {
  readonly jsonLd: string[] = [];
  readonly data: string[] = [];
  /** The copyright line that the last script writes into the page; empty for none. */
  written = "";
  private script: string | undefined;
  private kind: "jsonLd" | "data" | "code" = "code";
  private left = MAX_DATA.characters;

  /** Whether the script that is open is one of these. */
  get reading(): boolean {
    return this.script !== undefined;
  }

  open(type: string): void {
    if (/ld\+json/i.test(type)) [this.script, this.kind] = [this.jsonLd.length < MAX_SCRIPTS ? "" : undefined, "jsonLd"];
    else if (/^application\/json/i.test(type)) [this.script, this.kind] = [this.data.length < MAX_DATA.scripts ? "" : undefined, "data"];
    else if (type === "" || /javascript|^module$/i.test(type)) [this.script, this.kind] = ["", "code"];
  }

  text(text: string): void {
    if (this.script !== undefined) this.script = this.kind === "code" && this.script.length + text.length > MAX_CODE ? undefined : this.script + text;
  }

  close(): void {
    const { script, kind } = this;
    this.script = undefined;
    this.written = script !== undefined && kind === "code" ? writtenSign(script) : "";
    if (script === undefined) return;
    if (kind === "jsonLd") this.jsonLd.push(script);
    else if (kind === "data" && (this.left -= script.length) >= 0) this.data.push(script);
  }
}
