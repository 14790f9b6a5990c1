"use client";

import { cx } from "../ui/cx";
import { usePreferences } from "./preferences";

/** Keeps the room of the pictures until they are loaded. */
export function PicturesPlace() {
  const { pictures } = usePreferences();
  return pictures === "none" ? null : <div className={cx("border-b border-line bg-panel", pictures === "map" ? "h-72" : "hidden h-[10.75rem] md:block")} />;
}
