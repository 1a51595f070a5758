/**
 * What `@actions/core` imports for its OIDC call. Remit asks for no OIDC token, and GitHub's own client costs 100 ms and
 * 31 MB when it is loaded (docs/adr/0004-dependencies.md).
 */
export class HttpClient {
  constructor() {
    throw new Error("This bundle has no HTTP client for @actions/core: Remit asks for no OIDC token.");
  }
}

export class BearerCredentialHandler {}
