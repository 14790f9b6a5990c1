import type { Metadata } from "next";
import { MissingPagePlace } from "../components/shell/missing-page-place";

export const metadata: Metadata = { title: "Not found" };

/** For addresses that lead nowhere. */
export default function NotFound() {
  return <MissingPagePlace />;
}
