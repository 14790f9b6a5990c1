import Link from "next/link";
import { Card } from "../ui/card";
import { Step } from "./steps";

interface TryingCardProps {
  /** Where this service was reached: http://127.0.0.1:3000. */
  readonly origin: string;
}

/** From a key to the first answer. */
export function TryingCard({ origin }: TryingCardProps) {
  return (
    <Card title="Ask the API" note={<Link prefetch={false} href="/docs" className="text-accent-ink hover:underline">API reference</Link>}>
      <ol>
        <Step title="Make a key. It is shown once, as the last line:" command="npm run keys -- create --name my-first-key" what="the command that makes a key" />
        <Step
          title={
            <>
              Put it in place of <code className="font-mono text-label text-ink">KEY</code> and search by name:
            </>
          }
          command={`curl -H "x-api-key: KEY" "${origin}/api/company/search?search=maschinenbau&countryCode=DE"`}
          what="the search command"
        />
        <Step title="Export whole records, here all in Amsterdam:" command={`curl -H "x-api-key: KEY" "${origin}/api/company/export?cityName=Amsterdam&pageSize=1000"`} what="the export command" />
        <Step title="Look up how a city is stored:" command={`curl -H "x-api-key: KEY" "${origin}/api/cities?search=munich"`} what="the look-up command" />
      </ol>
      <p className="mt-3 text-ink-soft">
        Keep keys out of browsers and public repositories. <code className="font-mono text-label text-ink">npm run keys -- list</code> shows what there is, <code className="font-mono text-label text-ink">disable</code> ends one within a second.
      </p>
    </Card>
  );
}
