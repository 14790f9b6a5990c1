import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequest, BrowserContext } from "@playwright/test";
import { startNameServer, type NameServer } from "../lib/enrichment/testing/name-server";
import { startSite, type Site } from "../lib/enrichment/testing/sites";

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** What a website of a test answers. */
type Answer = { readonly html: string } | { readonly redirect: string } | { readonly pdf: true };

const E2E_DATA_DIR = process.env.E2E_DATA_DIR ?? "build/e2e-data";

/** Websites on loopback with a name server of their own, and the service on a copy of the tests' data, allowed to fetch from there. */
export class Websites {
  /** How long each answer takes, in milliseconds. */
  slow = 0;
  readonly #answers: Map<string, Answer>;
  #process: ChildProcess | undefined;
  #session: Session | undefined;

  private constructor(
    private readonly names: NameServer,
    private readonly site: Site,
    answers: Map<string, Answer>,
    private readonly dataDir: string,
    private readonly port: number,
  ) {
    this.#answers = answers;
  }

  static async open(requests: APIRequest): Promise<Websites> {
    const answers = new Map<string, Answer>();
    const delay = { of: (): number => 0 };
    const site = await startSite((request, response) => {
      const answer = answers.get((request.headers.host ?? "").replace(/:\d+$/, ""));
      setTimeout(() => {
        if (answer === undefined) response.writeHead(404, { "content-type": "text/html" }).end("<title>Nothing here</title>");
        else if ("redirect" in answer) response.writeHead(302, { location: answer.redirect }).end();
        else if ("pdf" in answer) response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
        else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer.html);
      }, delay.of());
    });
    const dataDir = await mkdtemp(path.join(tmpdir(), "enrich-tests-"));
    await cp(path.join(E2E_DATA_DIR, "index"), path.join(dataDir, "index"), { recursive: true });
    const websites = new Websites(await startNameServer({}), site, answers, dataDir, await freePort());
    delay.of = () => websites.slow;
    await websites.start();
    websites.#session = await websites.join(requests);
    return websites;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Makes a website. @returns its address: its port is none of the usual ones. */
  add(host: string, answer: Answer): string {
    this.#answers.set(host, answer);
    return this.name(host, "127.0.0.1");
  }

  /** A host that leads to an address, whatever is there. @returns the website's address. */
  name(host: string, address: string): string {
    this.names.names.set(host, [address]);
    return `http://${host}:${this.site.port}/`;
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: this.port.toString(), HOST: "127.0.0.1", DATA_DIR: this.dataDir, FETCH_ALLOW: "127.0.0.0/8", FETCH_PORTS: this.site.port.toString(), FETCH_NAME_SERVERS: this.names.address };
    this.#process = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "ignore" });
    for (let tried = 0; !(await isUp(this.origin)); tried += 1) {
      if (tried > 300 || this.#process.exitCode !== null) throw new Error("The service did not start.");
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Ends the service in order, as `systemctl stop` does. */
  async stop(): Promise<void> {
    const ended = this.#process && this.#process.exitCode === null ? once(this.#process, "exit") : undefined;
    this.#process?.kill("SIGTERM");
    await ended;
  }

  /** Of the workspace's first person. */
  get session(): Session {
    if (this.#session === undefined) throw new Error("Nobody has joined.");
    return this.#session;
  }

  private async join(requests: APIRequest): Promise<Session> {
    const made = JSON.parse(execFileSync(process.execPath, ["build/cli.mjs", "people", "owner-link", "--json", "--data-dir", this.dataDir], { encoding: "utf8" })) as { readonly url: string };
    const browser = await requests.newContext({ baseURL: this.origin, extraHTTPHeaders: { "sec-fetch-site": "same-origin" } });
    const answer = await browser.post("/api/auth/join", { data: { token: new URL(made.url).hash.slice(1), email: "enricher@example.com", name: "Erin Enricher", password: "correct horse battery" } });
    if (!answer.ok()) throw new Error(`Joining failed: ${await answer.text()}`);
    const session = await browser.storageState();
    await browser.dispose();
    return session;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.site.close();
    await this.names.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(({ ok }) => ok, () => false);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
