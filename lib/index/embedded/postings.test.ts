import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { Postings } from "./postings";
import { Bitmap } from "./roaring";

it("the empty posting list outlives every garbage collection", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const none = new Postings(new SharedArrayBuffer(64)).set([0, 0]);
  for (let i = 0; i < 50; i++) {
    collect();
    for (let k = 0; k < 200; k++) {
      expect(new Bitmap(none).orInPlace(new Bitmap([k, 70_000 * k])).size).toBe(k === 0 ? 1 : 2);
      expect(Bitmap.andNot(new Bitmap([k]), none).size).toBe(1);
    }
  }
});
