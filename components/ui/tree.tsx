"use client";

import { ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { cx } from "./cx";

export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /** Made when the branch is first opened. */
  readonly children?: () => readonly TreeNode[];
}

interface TreeProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  /** Open from the start. */
  readonly open?: ReadonlySet<string>;
}

/** Things within things. Every branch is a button that opens it; what is inside comes next in the tab order. */
export function Tree({ label, nodes, open }: TreeProps) {
  return <Branch label={label} nodes={nodes} open={open ?? new Set()} />;
}

function Branch({ label, nodes, open, nested = false }: { readonly label: string; readonly nodes: readonly TreeNode[]; readonly open: ReadonlySet<string>; readonly nested?: boolean }) {
  return (
    <ul aria-label={label} className={cx(nested && "ml-2 border-l border-line-soft pl-2")}>
      {nodes.map((node) => (
        <Leaf key={node.id} node={node} open={open} />
      ))}
    </ul>
  );
}

function Leaf({ node, open }: { readonly node: TreeNode; readonly open: ReadonlySet<string> }) {
  const [isOpen, setOpen] = useState(open.has(node.id));
  return (
    <li>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">{node.content}</div>
        {node.children === undefined ? (
          <span className="w-6 shrink-0" />
        ) : (
          <button type="button" aria-expanded={isOpen} aria-label={`${isOpen ? "Close" : "Open"} ${node.label}`} onClick={() => setOpen(!isOpen)} className="inline-flex size-6 shrink-0 items-center justify-center rounded text-ink-faint hover:bg-hover hover:text-ink">
            <ChevronRight size={14} aria-hidden="true" className={cx("transition-transform", isOpen && "rotate-90")} />
          </button>
        )}
      </div>
      {isOpen && node.children !== undefined && <Branch label={node.label} nodes={node.children()} open={open} nested />}
    </li>
  );
}
