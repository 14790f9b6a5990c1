import { connect, type Socket } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const PATIENCE = 8000;

/** Opens a connection. */
export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.on("error", reject);
  });
}

/** Everything that comes on a connection until the other side closes it. */
export function received(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const text = (): string => Buffer.concat(pieces).toString();
    socket.on("data", (piece: Buffer) => pieces.push(piece));
    socket.on("close", () => resolve(text()));
    socket.on("error", () => undefined);
    socket.setTimeout(PATIENCE, () => {
      socket.destroy();
      reject(new Error(`The connection was not closed; so far: ${text().slice(0, 500)}`));
    });
  });
}

/** Sends pieces as they are, one after another, on a connection of their own. @returns the answers until the server closes it. */
export async function send(port: number, ...pieces: readonly (string | Uint8Array)[]): Promise<readonly RawAnswer[]> {
  const socket = await open(port);
  const all = received(socket);
  for (const piece of pieces) await new Promise<void>((written) => socket.write(piece, () => written()));
  return parse(await all);
}

/** A request that closes its connection. */
export function request(method: string, target: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = { Host: "test", Connection: "close", ...headers };
  return [`${method} ${target} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n");
}

/** Answers that follow each other, each with its Content-Length (without one, all that is left is its body). */
function parse(text: string): readonly RawAnswer[] {
  if (text === "") return [];
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]));
  const rest = text.slice(end + 4);
  const length = rest.startsWith("HTTP/1.1 ") ? 0 : Number(headers["content-length"] ?? rest.length);
  return [{ status: Number(first.split(" ")[1]), headers, body: rest.slice(0, length) }, ...parse(rest.slice(length))];
}
