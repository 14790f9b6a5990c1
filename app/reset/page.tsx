import type { Metadata } from "next";
import { Reset } from "../../components/sign-in/reset";

export const metadata: Metadata = { title: "New password" };

/** Where a reset link leads. */
export default function ResetPage() {
  return <Reset />;
}
