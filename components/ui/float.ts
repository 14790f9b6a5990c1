/** What every panel that floats above the page looks like. */
export const FLOAT_CLASS = "z-float animate-float rounded-card bg-raised text-body text-ink shadow-float outline-none";

/** A line of a menu or list inside one. What is disabled has an empty attribute in radix-ui, and `true` in cmdk, whose others have `false`. */
export const FLOAT_ITEM_CLASS =
  "flex min-h-7 w-full items-center gap-2 rounded-control px-2 py-1 text-left outline-none select-none data-highlighted:bg-hover data-[selected=true]:bg-hover data-[disabled='']:pointer-events-none data-[disabled='']:opacity-50 data-[disabled=true]:pointer-events-none data-[disabled=true]:opacity-50";
