import { createSocket } from "node:dgram";

/** What a name has; a list of both kinds of addresses, another name, or how its servers misbehave. */
export type NameRecord = readonly string[] | { readonly alias: string } | "silent" | "fails";

export interface NameServer {
  /** Address with port, for `FETCH_NAME_SERVERS`. */
  readonly address: string;
  /** What the names have; names not there do not exist. May be changed meanwhile. */
  readonly names: Map<string, NameRecord>;
  /** Every name asked for, once for each kind of address. */
  readonly asked: string[];
  close(): Promise<void>;
}

const A = 1;
const CNAME = 5;
const AAAA = 28;

/** A name server on loopback over UDP. @see https://www.rfc-editor.org/rfc/rfc1035#section-4 */
export async function startNameServer(names: Readonly<Record<string, NameRecord>>): Promise<NameServer> {
  const socket = createSocket("udp4");
  const records = new Map(Object.entries(names));
  const asked: string[] = [];
  socket.on("message", (query, from) => {
    const { name, end } = nameAt(query, 12);
    const type = query.readUInt16BE(end);
    asked.push(name);
    const answers = answersTo(records, name, type);
    if (answers === "silent") return;
    const failed = answers === "fails" ? 2 : answers === undefined ? 3 : 0;
    const found = Array.isArray(answers) ? answers : [];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | failed, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...found]), from.port, from.address);
  });
  await new Promise<void>((bound) => socket.bind(0, "127.0.0.1", bound));
  return { address: `127.0.0.1:${socket.address().port}`, names: records, asked, close: () => new Promise((closed) => socket.close(closed)) };
}

function nameAt(query: Buffer, start: number): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

function answersTo(records: ReadonlyMap<string, NameRecord>, name: string, type: number): Buffer[] | "silent" | "fails" | undefined {
  const record = records.get(name);
  if (record === undefined || record === "silent" || record === "fails") return record;
  if ("alias" in record) {
    const further = answersTo(records, record.alias, type);
    return Array.isArray(further) ? [resource(name, CNAME, encodeName(record.alias)), ...further] : further;
  }
  return record.filter((address) => address.includes(":") === (type === AAAA)).map((address) => resource(name, type, address.includes(":") ? sixteen(address) : Buffer.from(address.split(".").map(Number))));
}

function resource(name: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type === AAAA || type === CNAME ? type : A, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(1, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodeName(name), fixed, data]);
}

function encodeName(name: string): Buffer {
  return Buffer.concat([...name.split(".").map((label) => Buffer.from([label.length, ...Buffer.from(label, "latin1")])), Buffer.from([0])]);
}

/** @param address eight groups, `::` for some of them. */
function sixteen(address: string): Buffer {
  const [left = "", right] = address.split("::");
  const groups = (text: string): string[] => (text === "" ? [] : text.split(":"));
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  return Buffer.from([...groups(left), ...Array.from({ length: missing }, () => "0"), ...groups(right ?? "")].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]));
}
