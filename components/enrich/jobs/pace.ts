/** How far a job was at a moment, in milliseconds since the epoch. */
export interface Sample {
  readonly at: number;
  readonly done: number;
}

/** How far back is looked, and how long a look takes at least, in milliseconds. */
const WINDOW = 60_000;
const LEAST = 2500;

/** The samples that still tell something, with one more. A job that was begun anew or went back starts over. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1);
  return last !== undefined && sample.done < last.done ? [sample] : [...samples.filter(({ at }) => sample.at - at <= WINDOW), sample];
}

/** Rows a second over the last minute; undefined until that can be said. */
export function paceOf(samples: readonly Sample[]): number | undefined {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < LEAST || last.done === first.done) return undefined;
  return ((last.done - first.done) * 1000) / (last.at - first.at);
}

/** A length of time as people say it. @param seconds at least 0. */
export function timeInWords(seconds: number): string {
  if (seconds < 60) return "less than a minute";
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `about ${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `about ${hours} h` : `about ${Math.round(hours / 24)} days`;
}
