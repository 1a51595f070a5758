/** Pages of the web. */

export interface WebRequest {
  /** `http:` or `https:`, on the scheme's own port, without user name and password. */
  readonly url: URL;
  /** Most bytes of the body, both as it is sent and as it is unpacked. */
  readonly maxBytes: number;
  /** Milliseconds for everything: name, connection, answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export type WebAnswer =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** The `Content-Type` header; "" when there is none. */
      readonly type: string;
      /** The `Location` header of a redirect, as it was sent. */
      readonly location?: string;
      /** Unpacked; empty for a redirect. */
      readonly bytes: Buffer;
    }
  /** Not asked: the address is not one of the public web. */
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "too_large" }
  | { readonly kind: "timed_out" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string };

/**
 * The public web, one request at a time. A host's name is resolved once, every address it has must be public, and the
 * connection goes to one of those very addresses. A redirect is an answer: whether to follow it is the caller's to say.
 */
export interface Web {
  /** GET, without cookies or credentials. Never throws for what a server or a network can do. */
  fetch(request: WebRequest): Promise<WebAnswer>;
}
