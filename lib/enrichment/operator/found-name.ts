/** A company's name in a line of text. */
export interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}
