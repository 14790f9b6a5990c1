import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dial } from "./dial";
import { hasOpenssl, startSecureSite, type Site } from "./testing/sites";

const signal = (): AbortSignal => new AbortController().signal;

describe("dialling", () => {
  it("goes on to the next address at once when one refuses, and is refused when all do", async () => {
    const server = createServer((socket) => socket.end());
    await new Promise<void>((listens) => server.listen(0, "127.0.0.3", listens));
    const { port } = server.address() as AddressInfo;
    const started = performance.now();
    const socket = await dial({ hostname: "a.example", addresses: ["127.0.0.1", "127.0.0.2", "127.0.0.3"], port, tls: false }, signal());
    expect(socket.remoteAddress).toBe("127.0.0.3");
    // Waiting out both head starts would take longer.
    expect(performance.now() - started).toBeLessThan(500);
    socket.destroy();
    await expect(dial({ hostname: "a.example", addresses: ["127.0.0.1", "127.0.0.2"], port, tls: false }, signal())).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await new Promise((closed) => server.close(closed));
  });

  it("ends with the signal's reason, before and while it connects", async () => {
    const reason = new Error("enough");
    await expect(dial({ hostname: "a.example", addresses: ["127.0.0.1"], port: 9, tls: false }, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

/** A certificate can be vouched for only when a process starts, so that these dial in processes of their own. */
describe.skipIf(!hasOpenssl)("dialling with TLS", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "dial-"));
  const named: (string | false)[] = [];
  let site: Site;
  beforeAll(async () => {
    const secure = await startSecureSite("good.example", (request, response) => {
      named.push("servername" in request.socket ? (request.socket.servername as string) : false);
      response.end("ok");
    });
    site = secure;
    writeFileSync(path.join(folder, "ca.pem"), secure.certificate);
    await build({ entryPoints: ["lib/enrichment/dial.ts"], bundle: true, platform: "node", format: "esm", outfile: path.join(folder, "dial.mjs"), logLevel: "silent" });
  });
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  function dialFrom(hostname: string): Promise<string> {
    const script = `import { dial } from "./dial.mjs"; dial({ hostname: "${hostname}", addresses: ["127.0.0.1"], port: ${site.port}, tls: true }, new AbortController().signal).then((socket) => { socket.write("GET / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n"); socket.on("data", (data) => process.stdout.write(data)); }, (error) => console.log(error.code));`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], { cwd: folder, env: { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, "ca.pem") }, stdio: ["ignore", "pipe", "inherit"] });
    return new Promise((resolve) => {
      let text = "";
      child.stdout.setEncoding("utf8").on("data", (data: string) => (text += data));
      child.once("close", () => resolve(text));
    });
  }

  it("connects to the address, names the host, and takes a certificate that is the host's", async () => {
    expect(await dialFrom("good.example")).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(named).toEqual(["good.example"]);
  });

  it("takes no other host's certificate", async () => {
    expect(await dialFrom("other.example")).toBe("ERR_TLS_CERT_ALTNAME_INVALID\n");
    expect(named).toEqual(["good.example"]);
  });
});
