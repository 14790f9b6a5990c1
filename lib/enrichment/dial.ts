import { connect, isIPv6, type Socket } from "node:net";
import { connect as secure, type TLSSocket } from "node:tls";
import { brokenOff, reasonOf } from "./failures";

export interface DialTarget {
  /** What a certificate has to be for. */
  readonly hostname: string;
  /** Checked ones, at least one; connected to as they are, without any lookup. */
  readonly addresses: readonly string[];
  readonly port: number;
  readonly tls: boolean;
}

/** How long an address is waited for before the next one is tried beside it, in milliseconds (RFC 8305, section 8). */
const HEAD_START = 250;
/** Of very many addresses, these many are tried. */
const MOST_ADDRESSES = 8;

/**
 * Connects to the first of the addresses that answers.
 * @param signal ends the attempt, and afterwards the connection.
 * @throws the system's error of the last address that failed, or the signal's reason.
 */
export async function dial({ hostname, addresses, port, tls }: DialTarget, signal: AbortSignal): Promise<Socket> {
  const socket = await firstConnection(inTurns(addresses).slice(0, MOST_ADDRESSES), port, signal);
  const ended = (): void => void socket.destroy();
  signal.addEventListener("abort", ended, { once: true });
  socket.once("close", () => signal.removeEventListener("abort", ended));
  return tls ? handshake(socket, hostname, signal) : socket;
}

/** IPv4 and IPv6 in turns: where one of the networks does not work, the second attempt is on the other. */
function inTurns(addresses: readonly string[]): readonly string[] {
  const [four, six] = [addresses.filter((address) => !isIPv6(address)), addresses.filter((address) => isIPv6(address))];
  return Array.from({ length: Math.max(four.length, six.length) }, (_, at) => [four[at], six[at]]).flat().filter((address) => address !== undefined);
}

/** @see https://www.rfc-editor.org/rfc/rfc8305#section-5 */
function firstConnection(addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const open = new Set<Socket>();
    let next = 0;
    const timer = setInterval(attempt, HEAD_START);
    const finish = (): void => {
      clearInterval(timer);
      signal.removeEventListener("abort", aborted);
      for (const socket of open) socket.destroy();
    };
    const aborted = (): void => {
      finish();
      reject(reasonOf(signal));
    };
    signal.addEventListener("abort", aborted, { once: true });
    if (signal.aborted) aborted();
    else attempt();

    function attempt(): void {
      const host = addresses[next];
      if (host === undefined) return;
      next += 1;
      // Without Nagle's wait; nothing else is sent than one request.
      const socket = connect({ host, port, noDelay: true, autoSelectFamily: false });
      open.add(socket);
      socket.once("connect", () => {
        open.delete(socket);
        finish();
        resolve(socket);
      });
      socket.on("error", (error) => {
        if (!open.delete(socket)) return;
        if (next < addresses.length) {
          timer.refresh();
          attempt();
        } else if (open.size === 0) {
          finish();
          reject(error);
        }
      });
    }
  });
}

function handshake(socket: Socket, hostname: string, signal: AbortSignal): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    // Said expressly: neither an environment variable nor a default makes a certificate valid.
    const encrypted = secure({ socket, servername: hostname, rejectUnauthorized: true, minVersion: "TLSv1.2", ALPNProtocols: ["http/1.1"] });
    encrypted.once("secureConnect", () => resolve(encrypted));
    encrypted.on("error", (error: Error) => reject(signal.aborted ? reasonOf(signal) : error));
    encrypted.once("close", () => reject(signal.aborted ? reasonOf(signal) : brokenOff()));
  });
}
