import type { FacetsAnswer, Place } from "../../company/company-index";
import { queryKey, type CompanyQuery } from "../../company/query";
import { FacetCounter } from "./facets/facet-counter";
import type { Operations, OperationRequest } from "./messages";
import { evaluate, Plan } from "./query/evaluate";
import { RANGE_FILTERS } from "./query/filter-sets";
import type { RankedResult } from "./query/ranked-result";
import type { GenerationReader } from "./reader";

const REMEMBERED_RESULTS = 16;
/** A page of a query over at most so many documents is answered at once. */
const AT_ONCE_DOCUMENTS = 300_000;

type PageArguments = Operations["page"]["arguments"];

/** Answers operations on one generation and remembers the last results, so that the next page or batch need not compute them again. */
export class Operator {
  private readonly results = new Map<string, RankedResult>();
  private counter: FacetCounter | undefined;

  constructor(readonly reader: GenerationReader) {}

  run(request: OperationRequest): Operations[keyof Operations]["answer"] {
    switch (request.operation) {
      case "page":
        return this.page(request.arguments);
      case "scroll":
        return this.scroll(request.arguments);
      case "facets":
        return this.facets(request.arguments);
      case "places":
        return this.places(request.arguments);
    }
  }

  close(): void {
    this.reader.close();
  }

  /** A page whose work is too small to be remembered for the next one; undefined when it is larger. */
  pageAtOnce(page: PageArguments): Operations["page"]["answer"] | undefined {
    const plan = new Plan(this.reader, page.query);
    if (plan.cost > AT_ONCE_DOCUMENTS) return undefined;
    const result = plan.evaluate();
    const answer = this.pageOf(result, page);
    result.dispose();
    return answer;
  }

  private page(page: PageArguments): Operations["page"]["answer"] {
    return this.pageOf(this.result(page.query), page);
  }

  private pageOf(result: RankedResult, { offset, limit, projection, sort }: PageArguments): Operations["page"]["answer"] {
    const documents = sort ? this.reader.range(RANGE_FILTERS[sort.by]).order(sort.descending).slice(result.set, offset, limit) : result.slice(offset, limit);
    return { total: result.total, match: result.match, count: documents.length, json: this.reader.documents.project(documents, projection) };
  }

  private scroll({ query, limit, projection, position }: Operations["scroll"]["arguments"]): Operations["scroll"]["answer"] {
    const result = this.result(query);
    const batch = result.after(position, limit);
    return { match: result.match, count: batch.documents.length, json: this.reader.documents.project(batch.documents, projection), position: batch.position, hasMore: batch.hasMore };
  }

  private facets({ query, requests, repair }: Operations["facets"]["arguments"]): FacetsAnswer {
    this.counter ??= new FacetCounter(this.reader);
    return this.counter.count(query, requests, repair);
  }

  private places({ kind, term, countries, limit }: Operations["places"]["arguments"]): Place[] {
    return this.reader.places.find(kind, term, countries, limit);
  }

  private result(query: CompanyQuery): RankedResult {
    const key = queryKey(query);
    const result = this.results.get(key) ?? evaluate(this.reader, query);
    this.results.delete(key);
    this.results.set(key, result);
    if (this.results.size > REMEMBERED_RESULTS) this.forgetOldest();
    return result;
  }

  private forgetOldest(): void {
    for (const [key, result] of this.results) {
      this.results.delete(key);
      result.dispose();
      return;
    }
  }
}
