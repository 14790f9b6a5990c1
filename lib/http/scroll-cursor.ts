import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { Clock } from "../clock";
import type { ScrollPosition } from "../company/company-index";
import { isEmptyQuery, ParameterError, parseQuery, queryKey, writeQuery, type CompanyQuery } from "../company/query";
import { ServiceError } from "../errors";
import { MAX_SCROLL_ID } from "./paging";

/** A cursor's life, in milliseconds since it was issued. */
const LIFE = 8 * 60 * 1000;
/** Shorter payloads gain nothing from compression, in bytes. */
const WORTH_COMPRESSING = 400;

const PLAIN = 1;
const DEFLATED = 2;
const MAC_LENGTH = 32;
/** Base64url carries three bytes in four characters; format byte and signature go off. */
const MAX_PAYLOAD = (MAX_SCROLL_ID / 4) * 3 - MAC_LENGTH - 1;

/** Where a scroll goes on. */
export interface ScrollPoint {
  readonly query: CompanyQuery;
  readonly generation: string;
  readonly position: ScrollPosition;
  /** The scroll's name in the audit log. */
  readonly exportId: string;
  /** Records of all batches so far. */
  readonly delivered: number;
}

/**
 * Time issued, generation, position, the query (as parameters, or, where it is too long for a cursor, as the hash of its key), the export's ID, and the
 * records delivered.
 */
const payloadSchema = z.tuple([z.number(), z.string(), z.array(z.union([z.number(), z.string()])), z.union([z.array(z.tuple([z.string(), z.string()])), z.string()]), z.string(), z.number()]);

/**
 * Scroll cursors: format byte, JSON (deflated where long), HMAC-SHA256; base64url. The server remembers nothing, so that any process
 * continues any scroll, and the same cursor sent again gives the same batch. The subscription is part of what is signed, not of what
 * is sent: another subscription's cursor fails like a forged one.
 */
export class ScrollCursors {
  /** @param secret the same for all processes and restarts. */
  constructor(
    readonly secret: Uint8Array,
    readonly clock: Clock,
  ) {}

  /** The cursor that continues at a point, issued now to a subscription. */
  issue(point: ScrollPoint, subscriptionId: string): string {
    const whole = this.#encode(point, writeQuery(point.query));
    const body = whole.length <= MAX_PAYLOAD + 1 ? whole : this.#encode(point, hashOf(point.query));
    return Buffer.concat([body, this.#sign(body, subscriptionId)]).toString("base64url");
  }

  /**
   * Where a cursor goes on.
   * @param sent the filters that came along with it; an empty query when none did.
   * @throws ServiceError `scroll_invalid` (damaged, forged, another subscription's), `scroll_expired`, or `scroll_mismatch` when other filters
   *   came along, or none with a cursor whose query was too long to be inside.
   */
  read(scrollId: string, subscriptionId: string, sent: CompanyQuery): ScrollPoint {
    const bytes = Buffer.from(scrollId, "base64url");
    const body = bytes.subarray(0, -MAC_LENGTH);
    // Decoding overlooks stray characters and bits: only what we wrote ourselves reads back as the same text.
    const whole = bytes.length > MAC_LENGTH + 1 && bytes.toString("base64url") === scrollId;
    if (!whole || !timingSafeEqual(bytes.subarray(-MAC_LENGTH), this.#sign(body, subscriptionId))) throw invalid();
    const [issuedAt, generation, position, query, exportId, delivered] = decode(body);
    if (this.clock.now() - issuedAt >= LIFE) throw new ServiceError("scroll_expired", "scrollId: it was issued more than 8 minutes ago; start again with useScroll=true and no scrollId.", { parameter: "scrollId" });
    return { generation, position, exportId, delivered, query: typeof query === "string" ? repeated(query, sent) : unchanged(stored(query), sent) };
  }

  #encode(point: ScrollPoint, query: z.input<typeof payloadSchema>[3] | ReturnType<typeof writeQuery>): Buffer {
    const json = Buffer.from(JSON.stringify([this.clock.now(), point.generation, point.position, query, point.exportId, point.delivered]));
    return json.length < WORTH_COMPRESSING ? Buffer.concat([Buffer.of(PLAIN), json]) : Buffer.concat([Buffer.of(DEFLATED), deflateRawSync(json)]);
  }

  #sign(body: Uint8Array, subscriptionId: string): Buffer {
    return createHmac("sha256", this.secret).update(`${subscriptionId}\0`).update(body).digest();
  }
}

function decode(body: Buffer): z.infer<typeof payloadSchema> {
  const payload = body.subarray(1);
  const json = body[0] === DEFLATED ? inflateRawSync(payload) : payload;
  const read = payloadSchema.safeParse(JSON.parse(json.toString()));
  // Issued before an update that writes cursors otherwise.
  if (!read.success) throw invalid();
  return read.data;
}

function stored(parameters: readonly (readonly [string, string])[]): CompanyQuery {
  const grouped = new Map<string, string[]>();
  for (const [name, value] of parameters) grouped.set(name, [...(grouped.get(name) ?? []), value]);
  try {
    return parseQuery(grouped);
  } catch (error) {
    // Issued before an update that reads filters otherwise.
    if (error instanceof ParameterError) throw invalid();
    throw error;
  }
}

function unchanged(query: CompanyQuery, sent: CompanyQuery): CompanyQuery {
  if (isEmptyQuery(sent) || queryKey(sent) === queryKey(query)) return query;
  throw mismatch("the filters sent with it are not those the scroll began with; leave them out or send the same.");
}

function repeated(hash: string, sent: CompanyQuery): CompanyQuery {
  if (hashOf(sent) === hash) return sent;
  throw mismatch("this scroll's filters are too long for a cursor; send the same filters again with each scrollId.");
}

function hashOf(query: CompanyQuery): string {
  return createHash("sha256").update(queryKey(query)).digest("base64url");
}

function mismatch(reason: string): ServiceError {
  return new ServiceError("scroll_mismatch", `scrollId: ${reason}`, { parameter: "scrollId" });
}

function invalid(): ServiceError {
  return new ServiceError("scroll_invalid", "scrollId: it is damaged or was issued to another subscription; send the latest meta.scrollId unchanged, or start again without one.", { parameter: "scrollId" });
}
