/** Questions that may wait at once; a power of two, so that numbers that run over still find their place. */
const PLACES = 64;
/** The longest question and the longest answer that have room, in bytes. */
const QUESTION_BYTES = 4 << 10;
const ANSWER_BYTES = 16 << 10;

/** Words shared by all: how many questions were asked and taken, how often there was something to look at, who sleeps. */
const ASKED = 0;
const TAKEN = 1;
const NEWS = 2;
const ASKER_WAITS = 3;
const COMMON_WORDS = 16;

/** Words of each place. */
const STATE = 0;
const QUESTION_LENGTH = 1;
const ANSWER_LENGTH = 2;
const NUMBERS = 3;
const PLACE_WORDS = 8;
const WORDS_BYTES = (COMMON_WORDS + PLACES * PLACE_WORDS) * Int32Array.BYTES_PER_ELEMENT;

/** What became of a question. */
export const OPEN = 0;
export const ANSWERED = 1;
/** Whoever took it will not answer it: it is left to somebody else. */
export const LEFT = 2;

/**
 * Questions and answers in memory that threads share: one thread asks, every thread takes the oldest question that nobody has taken. To ask or
 * to answer is to write some bytes; a message between threads costs more than most answers.
 */
export class Board {
  private readonly words: Int32Array;
  private readonly bytes: Buffer;

  /** @param memory of another thread's board, to share it. */
  constructor(readonly memory: SharedArrayBuffer = new SharedArrayBuffer(WORDS_BYTES + PLACES * (QUESTION_BYTES + ANSWER_BYTES))) {
    this.words = new Int32Array(memory, 0, WORDS_BYTES / Int32Array.BYTES_PER_ELEMENT);
    this.bytes = Buffer.from(memory, WORDS_BYTES);
  }

  /** The place of the next question; what was asked there before must have been read. */
  get next(): number {
    return this.words[ASKED]! & (PLACES - 1);
  }

  /** @returns false when there is no room for so long a question. */
  ask(question: string): boolean {
    // A UTF-16 unit is at most three bytes of UTF-8.
    if (question.length * 3 > QUESTION_BYTES) return false;
    const place = this.next;
    const word = wordOf(place);
    this.words[word + QUESTION_LENGTH] = this.bytes.write(question, questionAt(place), "utf8");
    Atomics.store(this.words, word + STATE, OPEN);
    Atomics.add(this.words, ASKED, 1);
    return true;
  }

  /** Takes the oldest question. @returns its place, or undefined when all are taken. */
  take(): number | undefined {
    for (;;) {
      const taken = Atomics.load(this.words, TAKEN);
      if (taken === Atomics.load(this.words, ASKED)) return undefined;
      if (Atomics.compareExchange(this.words, TAKEN, taken, (taken + 1) | 0) === taken) return taken & (PLACES - 1);
    }
  }

  /** Questions that nobody has taken. */
  get untaken(): number {
    return (Atomics.load(this.words, ASKED) - Atomics.load(this.words, TAKEN)) | 0;
  }

  question(place: number): string {
    const start = questionAt(place);
    return this.bytes.toString("utf8", start, start + this.words[wordOf(place) + QUESTION_LENGTH]!);
  }

  /** @param numbers of the answer, beside its bytes; at most five. @returns false when there is no room for so long an answer. */
  answer(place: number, numbers: readonly number[], bytes: Uint8Array): boolean {
    if (bytes.length > ANSWER_BYTES) return false;
    const word = wordOf(place);
    this.bytes.set(bytes, answerAt(place));
    this.words.set(numbers, word + NUMBERS);
    this.words[word + ANSWER_LENGTH] = bytes.length;
    Atomics.store(this.words, word + STATE, ANSWERED);
    return true;
  }

  leave(place: number): void {
    Atomics.store(this.words, wordOf(place) + STATE, LEFT);
  }

  state(place: number): number {
    return Atomics.load(this.words, wordOf(place) + STATE);
  }

  numbers(place: number, count: number): Int32Array {
    const start = wordOf(place) + NUMBERS;
    return this.words.subarray(start, start + count);
  }

  /** A copy of an answer's bytes. */
  bytesOf(place: number): Buffer {
    const start = answerAt(place);
    return Buffer.from(this.bytes.subarray(start, start + this.words[wordOf(place) + ANSWER_LENGTH]!));
  }

  /** Tells threads that wait for news that there are some. */
  announce(): void {
    Atomics.add(this.words, NEWS, 1);
    Atomics.notify(this.words, NEWS);
  }

  /** How often there were news, to wait for the next ones. */
  get news(): number {
    return Atomics.load(this.words, NEWS);
  }

  /** Blocks the thread until there are news after those. */
  waitForNews(after: number): void {
    Atomics.wait(this.words, NEWS, after);
  }

  /** Whether the asking thread waits to be woken when there is an answer. */
  get askerWaits(): boolean {
    return Atomics.load(this.words, ASKER_WAITS) === 1;
  }

  set askerWaits(waits: boolean) {
    Atomics.store(this.words, ASKER_WAITS, waits ? 1 : 0);
  }
}

function wordOf(place: number): number {
  return COMMON_WORDS + place * PLACE_WORDS;
}

function questionAt(place: number): number {
  return place * (QUESTION_BYTES + ANSWER_BYTES);
}

function answerAt(place: number): number {
  return questionAt(place) + QUESTION_BYTES;
}
