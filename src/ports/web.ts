/** Pages of the web. */

export interface WebRequest {
  /** `http:` or `https:`, on the scheme's own port, without user name and password. */
  readonly url: URL;
  /** Bytes of the body, at most, both compressed and unpacked. */
  readonly maxBytes: number;
  /** Milliseconds for everything: name resolution, connection, answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export type WebAnswer =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** The `Content-Type` header; "" when there is none. */
      readonly type: string;
      /** The `Location` header of a redirect, as sent. */
      readonly location?: string;
      /** Unpacked; empty for a redirect. */
      readonly bytes: Buffer;
    }
  /** Not requested: the address is not on the public web. */
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "too_large" }
  | { readonly kind: "timed_out" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string };

/**
 * The public web, one request at a time. A host's name is resolved once, all its addresses must be public, and the
 * connection goes to one of exactly those. A redirect is an answer; the caller decides whether to follow it.
 */
export interface Web {
  /** GET, without cookies or credentials. Never throws for anything a server or a network can do. */
  fetch(request: WebRequest): Promise<WebAnswer>;
}
