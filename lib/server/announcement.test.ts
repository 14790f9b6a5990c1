import path from "node:path";
import { describe, expect, it } from "vitest";
import { announce } from "./announcement";

const STATUS = { generation: "g", companies: 1234, builtAt: "2026-11-20T00:00:00.000Z", registers: [{ code: "brreg", label: "Norway", companies: 1234, rejected: 5, date: "2026-11-19" }] };
const said = (dataDir: string): string => announce({ url: "http://127.0.0.1:3000", dataDir, status: STATUS, demo: false, demoKey: undefined }).join("\n");

describe("the announcement", () => {
  it("names each register with its companies and date", () => {
    expect(said("/data")).toContain("1,234 Norway, 2026-11-19");
  });

  it("tells where the first owner signs in, while there is none", () => {
    const link = "http://127.0.0.1:3000/invite#fml_x";
    expect(announce({ url: "http://127.0.0.1:3000", dataDir: "/data", status: STATUS, demo: false, demoKey: undefined, ownerLink: link })).toContain(`    ${link}`);
    expect(said("/data")).not.toContain("invite");
  });

  it("makes keys in the data folder that serves, whatever it is called", () => {
    expect(said(path.resolve("data"))).toContain("keys -- create --name NAME\n");
    expect(said("/srv/it's here")).toContain(`--data-dir '/srv/it'\\''s here'`);
  });
});
