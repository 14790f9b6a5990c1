import type { Metadata } from "next";
import { cookies } from "next/headers";
import { AppearanceSection } from "../../../../components/settings/appearance-section";
import { readTheme, THEME_COOKIE } from "../../../../components/shell/theme";
import { requirePageSession } from "../../../../lib/services/page-session";

export const metadata: Metadata = { title: "Appearance" };

/** Light or dark. */
export default async function AppearanceRoute() {
  await requirePageSession("/settings/appearance");
  return <AppearanceSection theme={readTheme((await cookies()).get(THEME_COOKIE)?.value)} />;
}
