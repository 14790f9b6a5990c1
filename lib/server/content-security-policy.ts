import { randomBytes } from "node:crypto";

/** A value that no page can have foreseen, for one answer: 128 random bits, base64. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * What a page may load and run: its own files, and the inline scripts that carry this answer's nonce. Styles may be inline, because
 * components position themselves with them.
 * @see https://www.w3.org/TR/CSP3/#strict-dynamic-usage
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // Without it, browsers differ in whether the script rule lets the pages start their own workers.
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}
