import { Skeleton } from "../ui/skeleton";

/** The table before its first rows, in their size: nothing jumps when they come. */
export function TableSkeleton() {
  return (
    <div className="min-h-0 flex-1 overflow-hidden bg-panel" aria-hidden="true">
      <div className="h-8 border-b border-line" />
      {Array.from({ length: 16 }, (_none, index) => (
        <div key={index} className="flex h-[2.3125rem] items-center gap-6 border-b border-line-soft px-4">
          <Skeleton className="size-4" />
          <Skeleton className={["h-3 w-52", "h-3 w-40", "h-3 w-60"][index % 3] ?? "h-3 w-40"} />
          <Skeleton className="hidden h-3 w-28 sm:block" />
          <Skeleton className="hidden h-3 w-40 md:block" />
          <Skeleton className="ml-auto hidden h-3 w-16 lg:block" />
          <Skeleton className="hidden h-3 w-16 lg:block" />
        </div>
      ))}
    </div>
  );
}
