import { bandValue, type BandedFilterName, type Band, type CodeGroup } from "../../../company/facets";
import type { Family } from "../format";
import { RANGE_FILTERS } from "../query/filter-sets";
import { unite } from "../query/unite";
import type { GenerationReader } from "../reader";
import { Bitmap, type DocumentView } from "../roaring";
import { ValueColumn } from "./value-column";

/** What counting uses again and again of one generation, made when it is first needed. */
export class FacetSets {
  private readonly made = new Map<string, DocumentView>();
  private readonly columns = new Map<Family, ValueColumn>();

  constructor(private readonly reader: GenerationReader) {}

  /** The documents that have any term of a family. */
  known(family: Family): DocumentView {
    return this.once(`known ${family}`, () => {
      const section = this.reader.section(family);
      return unite(Array.from({ length: section.size }, (_, at) => section.exact(section.term(at))));
    });
  }

  /** The documents with any of a group's codes. */
  group(family: Family, { code, members }: CodeGroup): DocumentView {
    return this.once(`group ${family} ${code}`, () => unite(members.map((member) => this.reader.section(family).exact(member))));
  }

  /** The documents whose value lies in a band. */
  band(filter: BandedFilterName, band: Band): DocumentView {
    return this.once(`band ${filter} ${bandValue(band)}`, () => this.reader.range(RANGE_FILTERS[filter]).within(band));
  }

  column(family: Family): ValueColumn {
    let column = this.columns.get(family);
    if (!column) {
      column = new ValueColumn(this.reader.section(family), this.reader.all);
      this.columns.set(family, column);
    }
    return column;
  }

  private once(name: string, make: () => DocumentView): DocumentView {
    let set = this.made.get(name);
    if (!set) {
      set = make();
      if (set instanceof Bitmap && !set.isFrozen) set.runOptimize();
      this.made.set(name, set);
    }
    return set;
  }
}
