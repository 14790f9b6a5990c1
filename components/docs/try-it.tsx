"use client";

import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "../ui/button";

const TryForm = lazy(() => import("./try-form").then((module) => ({ default: module.TryForm })));

interface TryItProps {
  readonly path: string;
  readonly operationId: string;
  /** The parameters that there are. */
  readonly names: readonly string[];
  /** What the form begins with. */
  readonly example: readonly (readonly [name: string, value: string])[];
  /** Whether it takes somebody who is signed in, and nobody is. */
  readonly closed: boolean;
}

/** Opens a form that sends requests to an endpoint. */
export function TryIt({ path, operationId, names, example, closed }: TryItProps) {
  const [open, setOpen] = useState(false);
  if (closed) {
    return (
      <ButtonLink size="sm" href={`/sign-in?${new URLSearchParams({ next: `/docs#${operationId}` }).toString()}`}>
        Sign in to try it
      </ButtonLink>
    );
  }
  const button = (
    <Button size="sm" aria-expanded={open} aria-label={`Try ${path}`} onClick={() => setOpen(!open)}>
      Try it
    </Button>
  );
  return (
    <>
      {button}
      {open && (
        <Suspense>
          <TryForm path={path} operationId={operationId} names={names} example={example} />
        </Suspense>
      )}
    </>
  );
}
