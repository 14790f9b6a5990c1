import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createServer as createNetServer, type AddressInfo, type Server as NetServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

// A program of the system, not a package.
const OPENSSL: string = "openssl";

/** Whether secure sites can be started. */
export const hasOpenssl = spawnSync(OPENSSL, ["version"]).status === 0;

export interface Site {
  readonly port: number;
  close(): Promise<void>;
}

async function listening(server: NetServer, sockets: Set<Socket>): Promise<Site> {
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** A website on loopback. */
export function startSite(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Site> {
  return listening(createServer(answer), new Set());
}

/** A website that answers by bytes of its own. */
export function startRawSite(answer: (socket: Socket, request: string) => void): Promise<Site> {
  return listening(
    createNetServer((socket) => {
      socket.once("data", (data) => answer(socket, data.toString("latin1")));
    }),
    new Set(),
  );
}

/** A website over TLS, with a certificate that only its maker vouches for. */
export async function startSecureSite(hostname: string, answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Site & { readonly certificate: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const made = spawnSync(OPENSSL, ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "1", "-subj", `/CN=${hostname}`, "-addext", `subjectAltName=DNS:${hostname}`]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  const certificate = readFileSync(cert, "utf8");
  const server: Server = createSecureServer({ key: readFileSync(key), cert: certificate }, answer);
  rmSync(folder, { recursive: true });
  return { ...(await listening(server, new Set())), certificate };
}
