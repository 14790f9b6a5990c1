const MAX_SCRIPTS = 200;
const MAX_DATA = { scripts: 5, characters: 600_000 };

/** Collects the texts of scripts that hold no code: JSON-LD, and JSON for other scripts. */
export class ScriptReader {
  readonly jsonLd: string[] = [];
  readonly data: string[] = [];
  private script: string | undefined;
  private isData = false;
  private left = MAX_DATA.characters;

  /** Whether the script that is open is one of these. */
  get reading(): boolean {
    return this.script !== undefined;
  }

  open(type: string): void {
    if (/ld\+json/i.test(type) && this.jsonLd.length < MAX_SCRIPTS) [this.script, this.isData] = ["", false];
    else if (/^application\/json/i.test(type) && this.data.length < MAX_DATA.scripts) [this.script, this.isData] = ["", true];
  }

  text(text: string): void {
    if (this.script !== undefined) this.script += text;
  }

  close(): void {
    if (this.script === undefined) return;
    if (!this.isData) this.jsonLd.push(this.script);
    else if ((this.left -= this.script.length) >= 0) this.data.push(this.script);
    this.script = undefined;
  }
}
