/** What the page says about its country, for labels and shapes that several countries share. */
export interface NumberContext {
  /** ISO code of the country that domain or language point to. */
  readonly country: string | undefined;
  /** The last part of the host's name. */
  readonly tld: string;
  /** The line above, where the number may be all of this one. */
  readonly above?: () => string | undefined;
  /** The text around the number: its line and the neighbouring ones. */
  readonly around: () => string;
}
