import { ButtonLink } from "../ui/button";
import { AuthFrame } from "./auth-frame";

interface BrokenLinkProps {
  /** What became of the link, and what to do. */
  readonly message: string;
}

/** In place of the form that a link leads to. */
export function BrokenLink({ message }: BrokenLinkProps) {
  return (
    <AuthFrame title="This link cannot be used">
      <p role="alert">{message}</p>
      <ButtonLink href="/sign-in" size="lg" className="mt-5 w-full">
        Go to sign-in
      </ButtonLink>
    </AuthFrame>
  );
}
