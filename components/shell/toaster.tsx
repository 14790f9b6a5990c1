"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { onToast, type Toast } from "../ui/toast";

const Toasts = lazy(() => import("./toasts").then((module) => ({ default: module.Toasts })));

/** Where toasts appear; what shows them is loaded by the first one. */
export function Toaster() {
  const [first, setFirst] = useState<Toast>();
  useEffect(() => (first === undefined ? onToast(setFirst) : undefined), [first]);
  if (first === undefined) return null;
  return (
    <Suspense>
      <Toasts first={first} />
    </Suspense>
  );
}
