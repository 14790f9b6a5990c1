import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UPSTREAM_LIMITS } from "./limits";
import { Transport } from "./transport";

const OPENSSL: string = "openssl";
const hasOpenssl = spawnSync(OPENSSL, ["version"]).status === 0;

// Needs the program openssl to make a certificate.
describe.skipIf(!hasOpenssl)("an upstream over https", () => {
  let folder: string;
  let origin: string;
  let asked = 0;
  let end: () => Promise<unknown>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "tls-"));
    const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
    const made = spawnSync(OPENSSL, ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "1", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]);
    expect(made.status, made.stderr.toString()).toBe(0);
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
      asked += 1;
      response.writeHead(200, { "Content-Type": "application/json" }).end("[]");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    origin = `https://localhost:${(server.address() as AddressInfo).port}`;
    end = () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    };
  });
  afterAll(async () => {
    await end();
    rmSync(folder, { recursive: true });
  });

  it("whose certificate nobody vouches for is sent nothing, not even the key", async () => {
    const transport = new Transport(new URL(origin), "fm_operator", UPSTREAM_LIMITS);
    await expect(transport.get("/api/cities?search=a", 5000)).rejects.toMatchObject({ kind: "unreachable", message: expect.stringMatching(/self.signed certificate/) as string });
    expect(asked).toBe(0);
    transport.close();
  });
});
