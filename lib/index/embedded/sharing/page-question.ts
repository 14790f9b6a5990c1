import type { SearchMatch } from "../../../company/company-index";
import type { Operations } from "../messages";
import type { LoadedGeneration } from "../reader";
import type { Board } from "./board";

export type PageArguments = Operations["page"]["arguments"];
export type PageAnswer = Operations["page"]["answer"];

/** What the helper is told. */
export type HelperOrder = { readonly kind: "attach"; readonly loaded: LoadedGeneration } | { readonly kind: "detach"; readonly generation: string } | { readonly kind: "end" };

interface PageQuestion {
  readonly generation: string;
  readonly page: PageArguments;
}

/** The readings of a search as numbers: their places here. */
const MATCHES: readonly (SearchMatch | undefined)[] = [undefined, "number", "email", "domain", "name", "wide"];

export function writeQuestion(question: PageQuestion): string {
  return JSON.stringify(question);
}

/** Reads what `writeQuestion` of this very program wrote. */
export function readQuestion(text: string): PageQuestion {
  return JSON.parse(text) as PageQuestion;
}

/** @returns false when the board has no room for it. */
export function answerOnBoard(board: Board, place: number, { total, match, count, json }: PageAnswer): boolean {
  return board.answer(place, [total, MATCHES.indexOf(match), count], json);
}

export function answerFromBoard(board: Board, place: number): PageAnswer {
  const [total = 0, match = 0, count = 0] = board.numbers(place, 3);
  return { total, match: MATCHES[match], count, json: board.bytesOf(place) };
}
