import type { KeyedEndpoint } from "../endpoint";
import { FOLLOW_PARAMETER, fetchCharge, readFollow, spareRequests } from "./follow";
import { readUrl, URL_PARAMETER } from "./page-url";
import { companyFields } from "./website-company-fields";

const PATH = "/api/website/company";

/** Looks for the company behind a website. */
export const WEBSITE_COMPANY: KeyedEndpoint = {
  path: PATH,
  access: "key",
  summary: "Find a website's company",
  description:
    "Fetches a page as `/api/website/html` does, finds the companies that it names, and looks for them among the companies here: by number and country, else by name and country, and by the website itself. Each company found has a score and the reasons for it. `verdict`: `match` when it is surely one company, which is then in `company`; `review` when somebody has to look; `none` when nothing is near. A wrong match is worse than none: in doubt it is `review`. Counts as one request, with `follow=imprint` as two.",
  parameters: [URL_PARAMETER, FOLLOW_PARAMETER],
  answer: "WebsiteCompanyAnswer",
  codes: new Map([["url", "invalid_url"]]),
  charge: fetchCharge(PATH),
  start:
    ({ websites, websiteCompanies }) =>
    (parameters, { keyId, subscription }, { gone }) => {
      const url = readUrl(parameters);
      const follow = readFollow(parameters);
      const fields = companyFields(subscription);
      websites.check(url);
      return async () => {
        const resolution = await websiteCompanies.resolve({ url, follow, fields, keyId, signal: gone?.() ?? new AbortController().signal });
        return { json: JSON.stringify(resolution), spare: spareRequests(resolution.followed) };
      };
    },
};
