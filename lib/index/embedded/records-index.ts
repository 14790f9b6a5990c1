import type { CompanyIndex, CompanyPage, IndexStatus, ScrollBatch } from "../../company/company-index";
import { PagesAtOnce } from "./pages-at-once";
import { matched, noIndex, statusOf } from "./parts-of-answers";
import type { LoadedGeneration } from "./reader";

/** As much of an index as searches and exports need, in a thread beside the one that has the index: it answers what takes microseconds and passes the rest on. */
export class RecordsIndex implements Pick<CompanyIndex, "status" | "page" | "scroll"> {
  private readonly atOnce = new PagesAtOnce();
  private serving: IndexStatus | undefined;

  /** @param whole the index itself, wherever it is. */
  constructor(private readonly whole: Pick<CompanyIndex, "page" | "scroll">) {}

  /** Answers from this generation from now on; undefined: from none. */
  serve(loaded: LoadedGeneration | undefined): void {
    this.serving = loaded && statusOf(loaded.manifest);
    this.atOnce.serve(loaded);
  }

  status(): IndexStatus | undefined {
    return this.serving;
  }

  async page(...[query, page, projection]: Parameters<CompanyIndex["page"]>): Promise<CompanyPage> {
    if (!this.serving) throw noIndex();
    const answer = this.atOnce.page({ query, ...page, projection });
    if (!answer) return this.whole.page(query, page, projection);
    const { total, match, count, json } = answer;
    return { total, ...matched(match), records: { count, json } };
  }

  scroll(...asked: Parameters<CompanyIndex["scroll"]>): Promise<ScrollBatch> {
    return this.whole.scroll(...asked);
  }
}
