import type { CompanyId } from "../../company/record";
import type { DemoCountry } from "./country";
import type { NumberMaker } from "./numbers/scheme";
import { Random } from "./random";
import { DEMO_CODE } from "./record";

/** An ID that was given out, and the part of it that is the register's own. */
export interface GivenId {
  readonly id: CompanyId;
  readonly recordId: string;
}

/** What one run of the demo register has given out: IDs in order, official numbers by country, and chance. */
export class Ledger {
  readonly random: Random;
  private readonly makers = new Map<DemoCountry, NumberMaker>();
  private given = 0;

  constructor(private readonly seed: number) {
    this.random = new Random(seed);
  }

  /** Records so far. */
  get count(): number {
    return this.given;
  }

  /** The next ID: `demo-00000001` and so on. */
  nextId(): GivenId {
    this.given += 1;
    const recordId = String(this.given).padStart(8, "0");
    return { id: `${DEMO_CODE}-${recordId}`, recordId };
  }

  /** The country's official numbers. */
  readonly numbersOf = (country: DemoCountry): NumberMaker => {
    let maker = this.makers.get(country);
    if (!maker) {
      maker = country.numbers(Math.abs(this.seed) % 1_000_003);
      this.makers.set(country, maker);
    }
    return maker;
  };
}
