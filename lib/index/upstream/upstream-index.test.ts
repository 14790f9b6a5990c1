import { systemClock } from "../../clock";
import type { CompanyRecord } from "../../company/record";
import { startApi } from "../../http/testing/api-server";
import { describeCompanyIndex } from "../company-index.contract";
import type { OpenedIndex } from "../contract/scroll.contract";
import { createReferenceIndex } from "../reference-index";
import { openUpstreamIndex } from "./index";
import { startOtherService } from "./testing/other-service";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeCompanyIndex("this very service as the upstream", async (records: readonly CompanyRecord[]): Promise<OpenedIndex> => {
  const api = await startApi({ index: createReferenceIndex(records) });
  const index = await openUpstreamIndex({ baseUrl: new URL(api.origin), apiKey: api.key, clock: systemClock, log });
  return {
    index,
    close: async () => {
      await index.close();
      await api.close();
    },
  };
});

describeCompanyIndex("a service with the other envelope as the upstream", async (records: readonly CompanyRecord[]): Promise<OpenedIndex> => {
  const other = await startOtherService(records);
  const index = await openUpstreamIndex({ baseUrl: new URL(other.url), apiKey: other.key, clock: systemClock, log });
  return {
    index,
    close: async () => {
      await index.close();
      await other.close();
    },
  };
});
