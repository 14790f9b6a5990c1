import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANSWERED, Board, LEFT, OPEN } from "./board";

describe("Board", () => {
  it("hands every question to one taker, oldest first, and brings the answer back, however often its places come round", () => {
    const asker = new Board();
    const takers = [new Board(asker.memory), new Board(asker.memory)];
    for (let round = 0; round < 500; round++) {
      const places = ["München", "株式会社", `${round}`].map((question) => {
        const place = asker.next;
        expect(asker.ask(question)).toBe(true);
        return place;
      });
      const taken = places.map((_, i) => takers[i % 2]!.take());
      expect(taken).toEqual(places);
      expect(takers[0]!.take()).toBeUndefined();
      expect(places.map((place) => takers[0]!.question(place))).toEqual(["München", "株式会社", `${round}`]);
      expect(asker.state(places[0]!)).toBe(OPEN);
      expect(takers[1]!.answer(places[0]!, [round, -1, 7], Buffer.from(`answer ${round}`))).toBe(true);
      takers[0]!.leave(places[1]!);
      expect([asker.state(places[0]!), asker.state(places[1]!)]).toEqual([ANSWERED, LEFT]);
      expect([...asker.numbers(places[0]!, 3)]).toEqual([round, -1, 7]);
      expect(asker.bytesOf(places[0]!).toString()).toBe(`answer ${round}`);
    }
  });

  it("refuses a question or an answer that has no room, and is as before", () => {
    const board = new Board();
    expect(board.ask("a".repeat(100_000))).toBe(false);
    expect(board.untaken).toBe(0);
    board.ask("short");
    const place = board.take()!;
    expect(board.answer(place, [], new Uint8Array(1 << 20))).toBe(false);
    expect(board.state(place)).toBe(OPEN);
  });

  it("keeps any text and any bytes as they are", () => {
    const board = new Board();
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.uint8Array({ maxLength: 2000 }), (question, answer) => {
        board.ask(question);
        const place = board.take()!;
        expect(board.question(place)).toBe(question);
        board.answer(place, [], answer);
        expect(new Uint8Array(board.bytesOf(place))).toEqual(answer);
      }),
    );
  });
});
