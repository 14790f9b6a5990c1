import type { Metadata } from "next";
import { DocsNav } from "../../components/docs/docs-nav";
import { EndpointSection } from "../../components/docs/endpoint-section";
import { Introduction } from "../../components/docs/introduction";
import { SchemaSection } from "../../components/docs/schema-section";
import { apiDescription } from "../../lib/services/overview";
import { requestOrigin } from "../origin";
import { signedInPerson } from "../signed-in-person";

export const metadata: Metadata = { title: "API reference" };

/** The API for readers: the same definitions that the service answers by and that `/openapi.json` serves. */
export default async function DocsPage() {
  const { info, paths, components } = apiDescription();
  const { schemas } = components;
  const endpoints = Object.entries(paths).map(([path, { get }]) => ({ path, operation: get }));
  const first = endpoints[0];
  const [origin, person] = await Promise.all([requestOrigin(), signedInPerson()]);
  return (
    <div className="mx-auto grid max-w-7xl px-4 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <DocsNav
        sections={[
          { title: "Using the API", links: [{ href: "#content", label: "Introduction", code: false }] },
          { title: "Endpoints", links: endpoints.map(({ path, operation }) => ({ href: `#${operation.operationId}`, label: path, code: true })) },
          { title: "Bodies", links: Object.keys(schemas).map((name) => ({ href: `#schema-${name}`, label: name, code: true })) },
        ]}
      />
      <main id="content" className="min-w-0 scroll-mt-16 py-6 lg:pl-8">
        <Introduction version={info.version} description={info.description} origin={origin} />
        <div className="mt-8 space-y-8">
          {endpoints.map(({ path, operation }, index) => (
            <EndpointSection key={path} path={path} operation={operation} schemas={schemas} origin={origin} signedIn={person !== undefined} earlier={index > 0 ? first : undefined} />
          ))}
        </div>
        <section aria-labelledby="bodies" className="mt-8 border-t border-line pt-6">
          <h2 id="bodies" className="text-title">
            Bodies
          </h2>
          {Object.entries(schemas).map(([name, schema]) => (
            <SchemaSection key={name} name={name} schema={schema} />
          ))}
        </section>
      </main>
    </div>
  );
}
