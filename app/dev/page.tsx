import type { Metadata } from "next";
import { ControlSamples } from "../../components/shell/samples/control-samples";
import { StateSamples } from "../../components/shell/samples/state-samples";
import { PageFrame } from "../../components/shell/page-frame";

export const metadata: Metadata = { title: "Primitives" };

/** Every primitive, to look at in light and dark. */
export default function PrimitivesPage() {
  return (
    <PageFrame title="Primitives" lead="What the pages are made of. docs/design-system.md says which to use for what.">
      <div className="grid gap-4 lg:grid-cols-2">
        <ControlSamples />
        <StateSamples />
      </div>
    </PageFrame>
  );
}
