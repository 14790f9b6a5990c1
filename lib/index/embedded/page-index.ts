import type { CompanyIndex, CompanyPage, IndexStatus } from "../../company/company-index";
import { PagesAtOnce } from "./pages-at-once";
import { matched, noIndex, statusOf } from "./parts-of-answers";
import type { LoadedGeneration } from "./reader";

/** As much of an index as searches need, in a thread beside the one that has the index: it answers what takes microseconds and passes the rest on. */
export class PageIndex implements Pick<CompanyIndex, "status" | "page"> {
  private readonly atOnce = new PagesAtOnce();
  private serving: IndexStatus | undefined;

  /** @param ask the whole index. */
  constructor(private readonly ask: CompanyIndex["page"]) {}

  /** Answers from this generation from now on; undefined: from none. */
  serve(loaded: LoadedGeneration | undefined): void {
    this.serving = loaded && statusOf(loaded.manifest);
    this.atOnce.serve(loaded);
  }

  status(): IndexStatus | undefined {
    return this.serving;
  }

  async page(...[query, { offset, limit, sort }, projection]: Parameters<CompanyIndex["page"]>): Promise<CompanyPage> {
    if (!this.serving) throw noIndex();
    const answer = this.atOnce.page({ query, offset, limit, projection, sort });
    if (!answer) return this.ask(query, { offset, limit, sort }, projection);
    const { total, match, count, json } = answer;
    return { total, ...matched(match), records: { count, json } };
  }
}
