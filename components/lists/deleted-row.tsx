import { Button } from "../ui/button";

interface DeletedRowProps {
  readonly name: string;
  readonly columns: number;
  readonly onUndo: () => void;
}

/** In the place of a row that was deleted, for as long as that can be taken back. */
export function DeletedRow({ name, columns, onUndo }: DeletedRowProps) {
  return (
    <tr>
      <td colSpan={columns} className="h-11 border-b border-line-soft text-ink-soft">
        <span role="status" className="inline-flex flex-wrap items-center gap-2">
          “{name}” is deleted.
          <Button size="sm" autoFocus onClick={onUndo}>
            Undo
          </Button>
        </span>
      </td>
    </tr>
  );
}
