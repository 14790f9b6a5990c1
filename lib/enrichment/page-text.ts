import type { Candidate, ExplainedCandidate, PageLink } from "../company/website";
import { explainCandidates, extractCandidates } from "./candidates";
import { type PageBytes, readText } from "./charset/read-text";

/** What a reading thread is asked; the bytes are given away, not copied. */
export interface ReadRequest extends Omit<PageBytes, "hostname"> {
  readonly url: string;
  /** What to look for: nothing, candidates, or candidates with what they were found by and the links to where more may stand. */
  readonly find: "nothing" | "candidates" | "explained";
}

export interface PageReading {
  readonly charset: string;
  /** The text as a JSON string in UTF-8. */
  readonly htmlJson: Uint8Array<ArrayBuffer>;
  readonly candidates?: readonly (Candidate | ExplainedCandidate)[];
  readonly links?: readonly PageLink[];
}

/** Makes text of a page's bytes and finds the companies in it: the part of a fetch that computes. */
export function readPageText({ url, find, ...page }: ReadRequest): PageReading {
  const pageUrl = new URL(url);
  const { text, encoding } = readText({ ...page, hostname: pageUrl.hostname });
  const htmlJson = new TextEncoder().encode(JSON.stringify(text));
  return { charset: encoding, htmlJson, ...found(text, pageUrl, find) };
}

function found(text: string, pageUrl: URL, find: ReadRequest["find"]): Pick<PageReading, "candidates" | "links"> {
  if (find === "nothing") return {};
  if (find === "candidates") return { candidates: extractCandidates(text, pageUrl) };
  const { candidates, links } = explainCandidates(text, pageUrl);
  const url = pageUrl.href;
  return { candidates: candidates.map(({ candidate, explanations }) => ({ ...candidate, explanations: explanations.map((explanation) => ({ ...explanation, url })) })), links };
}
