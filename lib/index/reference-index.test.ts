import { describeCompanyIndex } from "./company-index.contract";
import { createReferenceIndex } from "./reference-index";
import type { CompanyIndex } from "../company/company-index";
import type { CompanyRecord } from "../company/record";
import type { OpenedIndex } from "./contract/scroll.contract";

/** Reference indexes one after the other; a scroll goes on in the one it began with. */
function openSwitching(records: readonly CompanyRecord[]): Promise<OpenedIndex> {
  const generations: CompanyIndex[] = [];
  const add = (some: readonly CompanyRecord[]): void => {
    generations.push(createReferenceIndex(some, { generation: `generation-${String(generations.length)}` }));
  };
  const current = (): CompanyIndex => generations.at(-1) ?? createReferenceIndex([]);
  add(records);
  const index: CompanyIndex = {
    guarantees: current().guarantees,
    status: () => current().status(),
    page: (...asked) => current().page(...asked),
    scroll: (query, limit, projection, from) => (generations.find((known) => known.status()?.generation === from?.generation) ?? current()).scroll(query, limit, projection, from),
    facets: (...asked) => current().facets(...asked),
    places: (...asked) => current().places(...asked),
    close: () => Promise.resolve(),
  };
  const switchTo = (some: readonly CompanyRecord[]): Promise<void> => {
    add(some);
    return Promise.resolve();
  };
  return Promise.resolve({ index, switchTo, close: () => index.close() });
}

describeCompanyIndex("the reference", openSwitching);
