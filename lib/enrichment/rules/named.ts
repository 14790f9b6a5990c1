/** How many lines above a number its company's name may stand. */
export const LINES_ABOVE = 16;

/** A company beside a number. */
export interface Named {
  readonly name: string;
  /** Whether its sentence says that it is somebody else. */
  readonly isOthers?: boolean;
  readonly city?: string;
  /** Whether it is a partnership's general partner, who is registered apart. */
  readonly isPartner?: boolean;
  /** Whether the page states it behind a label ("Company name:"). */
  readonly isStated?: boolean;
  /** Whether nothing but its place says that it is a name: no legal form, and nothing that goes with the page. */
  readonly isGuess?: boolean;
  /** Whether it stands in the number's line, before it. */
  readonly together?: boolean;
  /** Whether it is all of its line, at the head of the particulars that the number ends. */
  readonly isHead?: boolean;
}

export function withCity(name: string, city: string | undefined): Named {
  return city === undefined ? { name } : { name, city };
}
