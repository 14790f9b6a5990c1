"use client";

import { lazy } from "react";

const MissingPage = lazy(() => import("./missing-page").then((module) => ({ default: module.MissingPage })));

/** Every page brings along what stands in for one that is missing: this much of it, the rest is loaded where it is shown. */
export function MissingPagePlace() {
  return <MissingPage />;
}
