"use strict";

exports.id = 2337;

exports.ids = [ 2337 ];

exports.modules = {
  87485: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    var string = (function string(params) {
      return core._coercedString(schemas.ZodString, params);
    });
    var number = (function number(params) {
      return api.qG(classic_schemas.rSt, params);
    });
    __webpack_require__.d(__webpack_exports__, {
      D_: () => UnauthorizedError,
      j2: () => auth,
      eH: () => extractWWWAuthenticateParams
    });
    let index_node_crypto;
    index_node_crypto = globalThis.crypto?.webcrypto ?? globalThis.crypto ?? Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 77598, 19)).then(m => m.webcrypto);
    async function getRandomValues(size) {
      return (await index_node_crypto).getRandomValues(new Uint8Array(size));
    }
    async function random(size) {
      const mask = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
      const evenDistCutoff = Math.pow(2, 8) - Math.pow(2, 8) % mask.length;
      let result = "";
      while (result.length < size) {
        const randomBytes = await getRandomValues(size - result.length);
        for (const randomByte of randomBytes) {
          if (randomByte < evenDistCutoff) {
            result += mask[randomByte % mask.length];
          }
        }
      }
      return result;
    }
    async function generateVerifier(length) {
      return await random(length);
    }
    async function generateChallenge(code_verifier) {
      const buffer = await (await index_node_crypto).subtle.digest("SHA-256", (new TextEncoder).encode(code_verifier));
      return btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\//g, "_").replace(/\+/g, "-").replace(/=/g, "");
    }
    async function pkceChallenge(length) {
      if (!length) length = 43;
      if (length < 43 || length > 128) {
        throw `Expected a length between 43 and 128. Received ${length}.`;
      }
      const verifier = await generateVerifier(length);
      const challenge = await generateChallenge(verifier);
      return {
        code_verifier: verifier,
        code_challenge: challenge
      };
    }
    async function verifyChallenge(code_verifier, expectedChallenge) {
      const actualChallenge = await generateChallenge(code_verifier);
      return actualChallenge === expectedChallenge;
    }
    var types = __webpack_require__(330);
    var classic_schemas = __webpack_require__(15649);
    const ZodIssueCode = {
      invalid_type: "invalid_type",
      too_big: "too_big",
      too_small: "too_small",
      invalid_format: "invalid_format",
      not_multiple_of: "not_multiple_of",
      unrecognized_keys: "unrecognized_keys",
      invalid_union: "invalid_union",
      invalid_key: "invalid_key",
      invalid_element: "invalid_element",
      invalid_value: "invalid_value",
      custom: "custom"
    };
    function setErrorMap(map) {
      core.config({
        customError: map
      });
    }
    function getErrorMap() {
      return core.config().customError;
    }
    var ZodFirstPartyTypeKind;
    (function(ZodFirstPartyTypeKind) {})(ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {}));
    var core_core = __webpack_require__(88532);
    var api = __webpack_require__(43759);
    function coerce_boolean(params) {
      return core._coercedBoolean(schemas.ZodBoolean, params);
    }
    function bigint(params) {
      return core._coercedBigint(schemas.ZodBigInt, params);
    }
    function date(params) {
      return core._coercedDate(schemas.ZodDate, params);
    }
    const SafeUrlSchema = classic_schemas.OZ5().superRefine((val, ctx) => {
      if (!URL.canParse(val)) {
        ctx.addIssue({
          code: ZodIssueCode.custom,
          message: "URL must be parseable",
          fatal: true
        });
        return core_core.tm;
      }
    }).refine(url => {
      const u = new URL(url);
      return u.protocol !== "javascript:" && u.protocol !== "data:" && u.protocol !== "vbscript:";
    }, {
      message: "URL cannot use javascript:, data:, or vbscript: scheme"
    });
    const OAuthProtectedResourceMetadataSchema = classic_schemas._H3({
      resource: classic_schemas.YjP().url(),
      authorization_servers: classic_schemas.YOg(SafeUrlSchema).optional(),
      jwks_uri: classic_schemas.YjP().url().optional(),
      scopes_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      bearer_methods_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      resource_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      resource_name: classic_schemas.YjP().optional(),
      resource_documentation: classic_schemas.YjP().optional(),
      resource_policy_uri: classic_schemas.YjP().url().optional(),
      resource_tos_uri: classic_schemas.YjP().url().optional(),
      tls_client_certificate_bound_access_tokens: classic_schemas.zMY().optional(),
      authorization_details_types_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      dpop_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      dpop_bound_access_tokens_required: classic_schemas.zMY().optional()
    });
    const auth_OAuthMetadataSchema = classic_schemas._H3({
      issuer: classic_schemas.YjP(),
      authorization_endpoint: SafeUrlSchema,
      token_endpoint: SafeUrlSchema,
      registration_endpoint: SafeUrlSchema.optional(),
      scopes_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      response_types_supported: classic_schemas.YOg(classic_schemas.YjP()),
      response_modes_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      grant_types_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      token_endpoint_auth_methods_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      token_endpoint_auth_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      service_documentation: SafeUrlSchema.optional(),
      revocation_endpoint: SafeUrlSchema.optional(),
      revocation_endpoint_auth_methods_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      revocation_endpoint_auth_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      introspection_endpoint: classic_schemas.YjP().optional(),
      introspection_endpoint_auth_methods_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      introspection_endpoint_auth_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      code_challenge_methods_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      client_id_metadata_document_supported: classic_schemas.zMY().optional()
    });
    const OpenIdProviderMetadataSchema = classic_schemas._H3({
      issuer: classic_schemas.YjP(),
      authorization_endpoint: SafeUrlSchema,
      token_endpoint: SafeUrlSchema,
      userinfo_endpoint: SafeUrlSchema.optional(),
      jwks_uri: SafeUrlSchema,
      registration_endpoint: SafeUrlSchema.optional(),
      scopes_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      response_types_supported: classic_schemas.YOg(classic_schemas.YjP()),
      response_modes_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      grant_types_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      acr_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      subject_types_supported: classic_schemas.YOg(classic_schemas.YjP()),
      id_token_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()),
      id_token_encryption_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      id_token_encryption_enc_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      userinfo_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      userinfo_encryption_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      userinfo_encryption_enc_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      request_object_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      request_object_encryption_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      request_object_encryption_enc_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      token_endpoint_auth_methods_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      token_endpoint_auth_signing_alg_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      display_values_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      claim_types_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      claims_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      service_documentation: classic_schemas.YjP().optional(),
      claims_locales_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      ui_locales_supported: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      claims_parameter_supported: classic_schemas.zMY().optional(),
      request_parameter_supported: classic_schemas.zMY().optional(),
      request_uri_parameter_supported: classic_schemas.zMY().optional(),
      require_request_uri_registration: classic_schemas.zMY().optional(),
      op_policy_uri: SafeUrlSchema.optional(),
      op_tos_uri: SafeUrlSchema.optional(),
      client_id_metadata_document_supported: classic_schemas.zMY().optional()
    });
    const OpenIdProviderDiscoveryMetadataSchema = classic_schemas.Ikc({
      ...OpenIdProviderMetadataSchema.shape,
      ...auth_OAuthMetadataSchema.pick({
        code_challenge_methods_supported: true
      }).shape
    });
    const OAuthTokensSchema = classic_schemas.Ikc({
      access_token: classic_schemas.YjP(),
      id_token: classic_schemas.YjP().optional(),
      token_type: classic_schemas.YjP(),
      expires_in: number().optional(),
      scope: classic_schemas.YjP().optional(),
      refresh_token: classic_schemas.YjP().optional(),
      issuer: classic_schemas.YjP().optional().catch(undefined)
    }).strip();
    const OAuthErrorResponseSchema = classic_schemas.Ikc({
      error: classic_schemas.YjP(),
      error_description: classic_schemas.YjP().optional(),
      error_uri: classic_schemas.YjP().optional()
    });
    const OptionalSafeUrlSchema = SafeUrlSchema.optional().or(classic_schemas.euz("").transform(() => undefined));
    const OAuthClientMetadataSchema = classic_schemas.Ikc({
      redirect_uris: classic_schemas.YOg(SafeUrlSchema),
      token_endpoint_auth_method: classic_schemas.YjP().optional(),
      grant_types: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      response_types: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      client_name: classic_schemas.YjP().optional(),
      client_uri: SafeUrlSchema.optional(),
      logo_uri: OptionalSafeUrlSchema,
      scope: classic_schemas.YjP().optional(),
      contacts: classic_schemas.YOg(classic_schemas.YjP()).optional(),
      tos_uri: OptionalSafeUrlSchema,
      policy_uri: classic_schemas.YjP().optional(),
      jwks_uri: SafeUrlSchema.optional(),
      jwks: classic_schemas.bzn().optional(),
      software_id: classic_schemas.YjP().optional(),
      software_version: classic_schemas.YjP().optional(),
      software_statement: classic_schemas.YjP().optional()
    }).strip();
    const OAuthClientInformationSchema = classic_schemas.Ikc({
      client_id: classic_schemas.YjP(),
      client_secret: classic_schemas.YjP().optional(),
      client_id_issued_at: classic_schemas.aig().optional(),
      client_secret_expires_at: classic_schemas.aig().optional(),
      issuer: classic_schemas.YjP().optional().catch(undefined)
    }).strip();
    const OAuthClientInformationFullSchema = OAuthClientMetadataSchema.merge(OAuthClientInformationSchema);
    const OAuthClientRegistrationErrorSchema = classic_schemas.Ikc({
      error: classic_schemas.YjP(),
      error_description: classic_schemas.YjP().optional()
    }).strip();
    const OAuthTokenRevocationRequestSchema = classic_schemas.Ikc({
      token: classic_schemas.YjP(),
      token_type_hint: classic_schemas.YjP().optional()
    }).strip();
    function resourceUrlFromServerUrl(url) {
      const resourceURL = typeof url === "string" ? new URL(url) : new URL(url.href);
      resourceURL.hash = "";
      return resourceURL;
    }
    function checkResourceAllowed({requestedResource: requestedResource, configuredResource: configuredResource}) {
      const requested = typeof requestedResource === "string" ? new URL(requestedResource) : new URL(requestedResource.href);
      const configured = typeof configuredResource === "string" ? new URL(configuredResource) : new URL(configuredResource.href);
      if (requested.origin !== configured.origin) {
        return false;
      }
      if (requested.pathname.length < configured.pathname.length) {
        return false;
      }
      const requestedPath = requested.pathname.endsWith("/") ? requested.pathname : requested.pathname + "/";
      const configuredPath = configured.pathname.endsWith("/") ? configured.pathname : configured.pathname + "/";
      return requestedPath.startsWith(configuredPath);
    }
    class OAuthError extends Error {
      constructor(message, errorUri) {
        super(message);
        this.errorUri = errorUri;
        this.name = this.constructor.name;
      }
      toResponseObject() {
        const response = {
          error: this.errorCode,
          error_description: this.message
        };
        if (this.errorUri) {
          response.error_uri = this.errorUri;
        }
        return response;
      }
      get errorCode() {
        return this.constructor.errorCode;
      }
    }
    class InvalidRequestError extends OAuthError {}
    InvalidRequestError.errorCode = "invalid_request";
    class InvalidClientError extends OAuthError {}
    InvalidClientError.errorCode = "invalid_client";
    class InvalidGrantError extends OAuthError {}
    InvalidGrantError.errorCode = "invalid_grant";
    class UnauthorizedClientError extends OAuthError {}
    UnauthorizedClientError.errorCode = "unauthorized_client";
    class UnsupportedGrantTypeError extends OAuthError {}
    UnsupportedGrantTypeError.errorCode = "unsupported_grant_type";
    class InvalidScopeError extends OAuthError {}
    InvalidScopeError.errorCode = "invalid_scope";
    class AccessDeniedError extends OAuthError {}
    AccessDeniedError.errorCode = "access_denied";
    class ServerError extends OAuthError {}
    ServerError.errorCode = "server_error";
    class TemporarilyUnavailableError extends OAuthError {}
    TemporarilyUnavailableError.errorCode = "temporarily_unavailable";
    class UnsupportedResponseTypeError extends OAuthError {}
    UnsupportedResponseTypeError.errorCode = "unsupported_response_type";
    class UnsupportedTokenTypeError extends OAuthError {}
    UnsupportedTokenTypeError.errorCode = "unsupported_token_type";
    class InvalidTokenError extends OAuthError {}
    InvalidTokenError.errorCode = "invalid_token";
    class MethodNotAllowedError extends OAuthError {}
    MethodNotAllowedError.errorCode = "method_not_allowed";
    class TooManyRequestsError extends OAuthError {}
    TooManyRequestsError.errorCode = "too_many_requests";
    class InvalidClientMetadataError extends OAuthError {}
    InvalidClientMetadataError.errorCode = "invalid_client_metadata";
    class InsufficientScopeError extends OAuthError {}
    InsufficientScopeError.errorCode = "insufficient_scope";
    class InvalidTargetError extends OAuthError {}
    InvalidTargetError.errorCode = "invalid_target";
    class CustomOAuthError extends OAuthError {
      constructor(customErrorCode, message, errorUri) {
        super(message, errorUri);
        this.customErrorCode = customErrorCode;
      }
      get errorCode() {
        return this.customErrorCode;
      }
    }
    const OAUTH_ERRORS = {
      [InvalidRequestError.errorCode]: InvalidRequestError,
      [InvalidClientError.errorCode]: InvalidClientError,
      [InvalidGrantError.errorCode]: InvalidGrantError,
      [UnauthorizedClientError.errorCode]: UnauthorizedClientError,
      [UnsupportedGrantTypeError.errorCode]: UnsupportedGrantTypeError,
      [InvalidScopeError.errorCode]: InvalidScopeError,
      [AccessDeniedError.errorCode]: AccessDeniedError,
      [ServerError.errorCode]: ServerError,
      [TemporarilyUnavailableError.errorCode]: TemporarilyUnavailableError,
      [UnsupportedResponseTypeError.errorCode]: UnsupportedResponseTypeError,
      [UnsupportedTokenTypeError.errorCode]: UnsupportedTokenTypeError,
      [InvalidTokenError.errorCode]: InvalidTokenError,
      [MethodNotAllowedError.errorCode]: MethodNotAllowedError,
      [TooManyRequestsError.errorCode]: TooManyRequestsError,
      [InvalidClientMetadataError.errorCode]: InvalidClientMetadataError,
      [InsufficientScopeError.errorCode]: InsufficientScopeError,
      [InvalidTargetError.errorCode]: InvalidTargetError
    };
    var transport = __webpack_require__(70996);
    class UnauthorizedError extends Error {
      constructor(message) {
        super(message ?? "Unauthorized");
      }
    }
    function isClientAuthMethod(method) {
      return [ "client_secret_basic", "client_secret_post", "none" ].includes(method);
    }
    const AUTHORIZATION_CODE_RESPONSE_TYPE = "code";
    const AUTHORIZATION_CODE_CHALLENGE_METHOD = "S256";
    function selectClientAuthMethod(clientInformation, supportedMethods) {
      const hasClientSecret = clientInformation.client_secret !== undefined;
      if ("token_endpoint_auth_method" in clientInformation && clientInformation.token_endpoint_auth_method && isClientAuthMethod(clientInformation.token_endpoint_auth_method) && (supportedMethods.length === 0 || supportedMethods.includes(clientInformation.token_endpoint_auth_method))) {
        return clientInformation.token_endpoint_auth_method;
      }
      if (supportedMethods.length === 0) {
        return hasClientSecret ? "client_secret_basic" : "none";
      }
      if (hasClientSecret && supportedMethods.includes("client_secret_basic")) {
        return "client_secret_basic";
      }
      if (hasClientSecret && supportedMethods.includes("client_secret_post")) {
        return "client_secret_post";
      }
      if (supportedMethods.includes("none")) {
        return "none";
      }
      return hasClientSecret ? "client_secret_post" : "none";
    }
    function applyClientAuthentication(method, clientInformation, headers, params) {
      const {client_id: client_id, client_secret: client_secret} = clientInformation;
      switch (method) {
       case "client_secret_basic":
        applyBasicAuth(client_id, client_secret, headers);
        return;

       case "client_secret_post":
        applyPostAuth(client_id, client_secret, params);
        return;

       case "none":
        applyPublicAuth(client_id, params);
        return;

       default:
        throw new Error(`Unsupported client authentication method: ${method}`);
      }
    }
    function applyBasicAuth(clientId, clientSecret, headers) {
      if (!clientSecret) {
        throw new Error("client_secret_basic authentication requires a client_secret");
      }
      const credentials = btoa(`${clientId}:${clientSecret}`);
      headers.set("Authorization", `Basic ${credentials}`);
    }
    function applyPostAuth(clientId, clientSecret, params) {
      params.set("client_id", clientId);
      if (clientSecret) {
        params.set("client_secret", clientSecret);
      }
    }
    function applyPublicAuth(clientId, params) {
      params.set("client_id", clientId);
    }
    async function parseErrorResponse(input) {
      const statusCode = input instanceof Response ? input.status : undefined;
      const body = input instanceof Response ? await input.text() : input;
      try {
        const result = OAuthErrorResponseSchema.parse(JSON.parse(body));
        const {error: error, error_description: error_description, error_uri: error_uri} = result;
        const errorClass = OAUTH_ERRORS[error] || ServerError;
        return new errorClass(error_description || "", error_uri);
      } catch (error) {
        const redirect = input instanceof Response ? (0, transport.ge)(input, input.url) : undefined;
        const errorMessage = `${statusCode ? `HTTP ${statusCode}: ` : ""}${redirect ?? `Invalid OAuth error response: ${error}. Raw body: ${body}`}`;
        return new ServerError(errorMessage);
      }
    }
    function issuersMatch(a, b) {
      let [x, y] = [ a, b ];
      try {
        [x, y] = [ new URL(a).href, new URL(b).href ];
      } catch {}
      return x === y || x.endsWith("/") && x.slice(0, -1) === y || y.endsWith("/") && y.slice(0, -1) === x;
    }
    function discardIfIssuerMismatch(stored, issuer) {
      if (!stored) return undefined;
      if (typeof stored.issuer !== "string") return stored.issuer == null ? stored : {
        ...stored,
        issuer: undefined
      };
      return issuersMatch(stored.issuer, issuer) ? stored : undefined;
    }
    const TokenResponseSchema = OAuthTokensSchema.omit({
      issuer: true
    });
    const RegistrationResponseSchema = OAuthClientInformationFullSchema.omit({
      issuer: true
    });
    function boundElsewhereError(stored, issuer) {
      return new Error(`OAuth client information is bound to authorization server ${stored.issuer} and is not presented to ${issuer}. ` + "Clear the stored client information, or correct `expectedIssuer`, if the authorization server has moved.");
    }
    async function auth(provider, options) {
      try {
        return await authInternal(provider, options);
      } catch (error) {
        if (error instanceof InvalidClientError || error instanceof UnauthorizedClientError) {
          await (provider.invalidateCredentials?.("all"));
          return await authInternal(provider, options);
        } else if (error instanceof InvalidGrantError) {
          await (provider.invalidateCredentials?.("tokens"));
          return await authInternal(provider, options);
        }
        throw error;
      }
    }
    async function authInternal(provider, {serverUrl: serverUrl, authorizationCode: authorizationCode, scope: scope, resourceMetadataUrl: resourceMetadataUrl, fetchFn: fetchFn}) {
      const cachedState = await (provider.discoveryState?.());
      let resourceMetadata;
      let authorizationServerUrl;
      let metadata;
      let effectiveResourceMetadataUrl = resourceMetadataUrl;
      if (!effectiveResourceMetadataUrl && cachedState?.resourceMetadataUrl) {
        effectiveResourceMetadataUrl = new URL(cachedState.resourceMetadataUrl);
      }
      if (cachedState?.authorizationServerUrl) {
        authorizationServerUrl = cachedState.authorizationServerUrl;
        resourceMetadata = cachedState.resourceMetadata;
        metadata = cachedState.authorizationServerMetadata ?? await discoverAuthorizationServerMetadata(authorizationServerUrl, {
          fetchFn: fetchFn
        });
        if (!resourceMetadata) {
          try {
            resourceMetadata = await discoverOAuthProtectedResourceMetadata(serverUrl, {
              resourceMetadataUrl: effectiveResourceMetadataUrl
            }, fetchFn);
          } catch {}
        }
        if (metadata !== cachedState.authorizationServerMetadata || resourceMetadata !== cachedState.resourceMetadata) {
          await (provider.saveDiscoveryState?.({
            authorizationServerUrl: String(authorizationServerUrl),
            resourceMetadataUrl: effectiveResourceMetadataUrl?.toString(),
            resourceMetadata: resourceMetadata,
            authorizationServerMetadata: metadata
          }));
        }
      } else {
        const serverInfo = await discoverOAuthServerInfo(serverUrl, {
          resourceMetadataUrl: effectiveResourceMetadataUrl,
          fetchFn: fetchFn
        });
        authorizationServerUrl = serverInfo.authorizationServerUrl;
        metadata = serverInfo.authorizationServerMetadata;
        resourceMetadata = serverInfo.resourceMetadata;
        await (provider.saveDiscoveryState?.({
          authorizationServerUrl: String(authorizationServerUrl),
          resourceMetadataUrl: effectiveResourceMetadataUrl?.toString(),
          resourceMetadata: resourceMetadata,
          authorizationServerMetadata: metadata
        }));
      }
      const issuer = String(authorizationServerUrl);
      const selectedResource = await selectResourceURL(serverUrl, provider, resourceMetadata);
      const resource = selectedResource && resourceMetadata && !provider.validateResourceURL ? resourceMetadata.resource : selectedResource;
      const resolvedScope = scope || resourceMetadata?.scopes_supported?.join(" ") || provider.clientMetadata.scope;
      const storedClientInformation = await Promise.resolve(provider.clientInformation());
      let clientInformation = discardIfIssuerMismatch(storedClientInformation, issuer);
      const canRegisterAgain = provider.saveClientInformation !== undefined && !!provider.redirectUrl;
      if (storedClientInformation && !clientInformation && !canRegisterAgain) {
        throw boundElsewhereError(storedClientInformation, issuer);
      }
      const unstampedClientInformation = clientInformation?.issuer == null ? clientInformation : undefined;
      const bindClientInformation = async () => {
        try {
          if (unstampedClientInformation) await (provider.saveClientInformation?.({
            ...unstampedClientInformation,
            issuer: issuer
          }));
        } catch {}
      };
      if (!clientInformation) {
        if (authorizationCode !== undefined) {
          throw new Error("Existing OAuth client information is required when exchanging an authorization code");
        }
        const supportsUrlBasedClientId = metadata?.client_id_metadata_document_supported === true;
        const clientMetadataUrl = provider.clientMetadataUrl;
        if (clientMetadataUrl && !isHttpsUrl(clientMetadataUrl)) {
          throw new InvalidClientMetadataError(`clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${clientMetadataUrl}`);
        }
        const shouldUseUrlBasedClientId = supportsUrlBasedClientId && clientMetadataUrl;
        if (shouldUseUrlBasedClientId) {
          clientInformation = {
            client_id: clientMetadataUrl,
            issuer: issuer
          };
          await (provider.saveClientInformation?.(clientInformation));
        } else {
          if (!provider.saveClientInformation) {
            throw new Error("OAuth client information must be saveable for dynamic registration");
          }
          const fullInformation = await registerClient(authorizationServerUrl, {
            metadata: metadata,
            clientMetadata: provider.clientMetadata,
            scope: resolvedScope,
            fetchFn: fetchFn
          });
          clientInformation = {
            ...fullInformation,
            issuer: issuer
          };
          await provider.saveClientInformation(clientInformation);
        }
      }
      const nonInteractiveFlow = !provider.redirectUrl;
      if (authorizationCode !== undefined || nonInteractiveFlow) {
        const tokens = await fetchToken(provider, authorizationServerUrl, {
          metadata: metadata,
          resource: resource,
          authorizationCode: authorizationCode,
          fetchFn: fetchFn
        });
        await bindClientInformation();
        await provider.saveTokens({
          ...tokens,
          issuer: issuer
        });
        return "AUTHORIZED";
      }
      const tokens = discardIfIssuerMismatch(await provider.tokens(), issuer);
      if (tokens?.refresh_token && tokens.issuer == null) {
        console.warn("[mcp-sdk] stored OAuth tokens have no 'issuer' property (saved by an earlier version, or by a provider that " + "does not keep it) and are used as-is; make sure your OAuthClientProvider stores what saveTokens() and " + "saveClientInformation() receive unchanged.");
      }
      if (tokens?.refresh_token) {
        try {
          const newTokens = await refreshAuthorization(authorizationServerUrl, {
            metadata: metadata,
            clientInformation: clientInformation,
            refreshToken: tokens.refresh_token,
            resource: resource,
            addClientAuthentication: provider.addClientAuthentication,
            fetchFn: fetchFn
          });
          await bindClientInformation();
          await provider.saveTokens({
            ...newTokens,
            issuer: issuer
          });
          return "AUTHORIZED";
        } catch (error) {
          if (!(error instanceof OAuthError) || error instanceof ServerError) {} else {
            throw error;
          }
        }
      }
      const state = provider.state ? await provider.state() : undefined;
      const {authorizationUrl: authorizationUrl, codeVerifier: codeVerifier} = await startAuthorization(authorizationServerUrl, {
        metadata: metadata,
        clientInformation: clientInformation,
        state: state,
        redirectUrl: provider.redirectUrl,
        scope: resolvedScope,
        resource: resource
      });
      await provider.saveCodeVerifier(codeVerifier);
      await provider.redirectToAuthorization(authorizationUrl);
      return "REDIRECT";
    }
    function isHttpsUrl(value) {
      if (!value) return false;
      try {
        const url = new URL(value);
        return url.protocol === "https:" && url.pathname !== "/";
      } catch {
        return false;
      }
    }
    async function selectResourceURL(serverUrl, provider, resourceMetadata) {
      const defaultResource = resourceUrlFromServerUrl(serverUrl);
      if (provider.validateResourceURL) {
        return await provider.validateResourceURL(defaultResource, resourceMetadata?.resource);
      }
      if (!resourceMetadata) {
        return undefined;
      }
      if (!checkResourceAllowed({
        requestedResource: defaultResource,
        configuredResource: resourceMetadata.resource
      })) {
        throw new Error(`Protected resource ${resourceMetadata.resource} does not match expected ${defaultResource} (or origin)`);
      }
      return new URL(resourceMetadata.resource);
    }
    function extractWWWAuthenticateParams(res) {
      const authenticateHeader = res.headers.get("WWW-Authenticate");
      if (!authenticateHeader) {
        return {};
      }
      const [type, scheme] = authenticateHeader.split(" ");
      if (type.toLowerCase() !== "bearer" || !scheme) {
        return {};
      }
      const resourceMetadataMatch = extractFieldFromWwwAuth(res, "resource_metadata") || undefined;
      let resourceMetadataUrl;
      if (resourceMetadataMatch) {
        try {
          resourceMetadataUrl = new URL(resourceMetadataMatch);
        } catch {}
      }
      const scope = extractFieldFromWwwAuth(res, "scope") || undefined;
      const error = extractFieldFromWwwAuth(res, "error") || undefined;
      return {
        resourceMetadataUrl: resourceMetadataUrl,
        scope: scope,
        error: error
      };
    }
    function extractFieldFromWwwAuth(response, fieldName) {
      const wwwAuthHeader = response.headers.get("WWW-Authenticate");
      if (!wwwAuthHeader) {
        return null;
      }
      const pattern = new RegExp(`${fieldName}=(?:"([^"]+)"|([^\\s,]+))`);
      const match = wwwAuthHeader.match(pattern);
      if (match) {
        return match[1] || match[2];
      }
      return null;
    }
    function extractResourceMetadataUrl(res) {
      const authenticateHeader = res.headers.get("WWW-Authenticate");
      if (!authenticateHeader) {
        return undefined;
      }
      const [type, scheme] = authenticateHeader.split(" ");
      if (type.toLowerCase() !== "bearer" || !scheme) {
        return undefined;
      }
      const regex = /resource_metadata="([^"]*)"/;
      const match = regex.exec(authenticateHeader);
      if (!match) {
        return undefined;
      }
      try {
        return new URL(match[1]);
      } catch {
        return undefined;
      }
    }
    async function discoverOAuthProtectedResourceMetadata(serverUrl, opts, fetchFn = fetch) {
      const response = await discoverMetadataWithFallback(serverUrl, "oauth-protected-resource", fetchFn, {
        protocolVersion: opts?.protocolVersion,
        metadataUrl: opts?.resourceMetadataUrl
      });
      if (!response || response.status === 404) {
        await (response?.body?.cancel());
        throw new Error(`Resource server does not implement OAuth 2.0 Protected Resource Metadata.`);
      }
      if (!response.ok) {
        await (response.body?.cancel());
        throw new Error(`HTTP ${response.status} trying to load well-known OAuth protected resource metadata.`);
      }
      return OAuthProtectedResourceMetadataSchema.parse(await response.json());
    }
    async function fetchWithCorsRetry(url, headers, fetchFn = fetch) {
      try {
        return await (0, transport.yP)(fetchFn)(url, {
          headers: headers
        });
      } catch (error) {
        if (error instanceof TypeError) {
          if (headers) {
            return fetchWithCorsRetry(url, undefined, fetchFn);
          } else {
            return undefined;
          }
        }
        throw error;
      }
    }
    function buildWellKnownPath(wellKnownPrefix, pathname = "", options = {}) {
      if (pathname.endsWith("/")) {
        pathname = pathname.slice(0, -1);
      }
      return options.prependPathname ? `${pathname}/.well-known/${wellKnownPrefix}` : `/.well-known/${wellKnownPrefix}${pathname}`;
    }
    async function tryMetadataDiscovery(url, protocolVersion, fetchFn = fetch) {
      const headers = {
        "MCP-Protocol-Version": protocolVersion
      };
      return await fetchWithCorsRetry(url, headers, fetchFn);
    }
    function shouldAttemptFallback(response, pathname) {
      return !response || !response.ok && response.status < 500 && pathname !== "/";
    }
    async function discoverMetadataWithFallback(serverUrl, wellKnownType, fetchFn, opts) {
      const issuer = new URL(serverUrl);
      const protocolVersion = opts?.protocolVersion ?? types.LATEST_PROTOCOL_VERSION;
      let url;
      if (opts?.metadataUrl) {
        url = new URL(opts.metadataUrl);
      } else {
        const wellKnownPath = buildWellKnownPath(wellKnownType, issuer.pathname);
        url = new URL(wellKnownPath, opts?.metadataServerUrl ?? issuer);
        url.search = issuer.search;
      }
      let response = await tryMetadataDiscovery(url, protocolVersion, fetchFn);
      if (!opts?.metadataUrl && shouldAttemptFallback(response, issuer.pathname)) {
        const rootUrl = new URL(`/.well-known/${wellKnownType}`, issuer);
        response = await tryMetadataDiscovery(rootUrl, protocolVersion, fetchFn);
      }
      return response;
    }
    async function discoverOAuthMetadata(issuer, {authorizationServerUrl: authorizationServerUrl, protocolVersion: protocolVersion} = {}, fetchFn = fetch) {
      if (typeof issuer === "string") {
        issuer = new URL(issuer);
      }
      if (!authorizationServerUrl) {
        authorizationServerUrl = issuer;
      }
      if (typeof authorizationServerUrl === "string") {
        authorizationServerUrl = new URL(authorizationServerUrl);
      }
      protocolVersion ?? (protocolVersion = LATEST_PROTOCOL_VERSION);
      const response = await discoverMetadataWithFallback(authorizationServerUrl, "oauth-authorization-server", fetchFn, {
        protocolVersion: protocolVersion,
        metadataServerUrl: authorizationServerUrl
      });
      if (!response || response.status === 404) {
        await (response?.body?.cancel());
        return undefined;
      }
      if (!response.ok) {
        await (response.body?.cancel());
        throw new Error(`HTTP ${response.status} trying to load well-known OAuth metadata`);
      }
      return OAuthMetadataSchema.parse(await response.json());
    }
    function buildDiscoveryUrls(authorizationServerUrl) {
      const url = typeof authorizationServerUrl === "string" ? new URL(authorizationServerUrl) : authorizationServerUrl;
      const hasPath = url.pathname !== "/";
      const urlsToTry = [];
      if (!hasPath) {
        urlsToTry.push({
          url: new URL("/.well-known/oauth-authorization-server", url.origin),
          type: "oauth"
        });
        urlsToTry.push({
          url: new URL(`/.well-known/openid-configuration`, url.origin),
          type: "oidc"
        });
        return urlsToTry;
      }
      let pathname = url.pathname;
      if (pathname.endsWith("/")) {
        pathname = pathname.slice(0, -1);
      }
      urlsToTry.push({
        url: new URL(`/.well-known/oauth-authorization-server${pathname}`, url.origin),
        type: "oauth"
      });
      urlsToTry.push({
        url: new URL(`/.well-known/openid-configuration${pathname}`, url.origin),
        type: "oidc"
      });
      urlsToTry.push({
        url: new URL(`${pathname}/.well-known/openid-configuration`, url.origin),
        type: "oidc"
      });
      return urlsToTry;
    }
    async function discoverAuthorizationServerMetadata(authorizationServerUrl, {fetchFn: fetchFn = fetch, protocolVersion: protocolVersion = types.LATEST_PROTOCOL_VERSION} = {}) {
      const headers = {
        "MCP-Protocol-Version": protocolVersion,
        Accept: "application/json"
      };
      const urlsToTry = buildDiscoveryUrls(authorizationServerUrl);
      for (const {url: endpointUrl, type: type} of urlsToTry) {
        const response = await fetchWithCorsRetry(endpointUrl, headers, fetchFn);
        if (!response) {
          continue;
        }
        if (!response.ok) {
          await (response.body?.cancel());
          if (response.status < 500) {
            continue;
          }
          throw new Error(`HTTP ${response.status} trying to load ${type === "oauth" ? "OAuth" : "OpenID provider"} metadata from ${endpointUrl}`);
        }
        if (type === "oauth") {
          return auth_OAuthMetadataSchema.parse(await response.json());
        } else {
          return OpenIdProviderDiscoveryMetadataSchema.parse(await response.json());
        }
      }
      return undefined;
    }
    async function discoverOAuthServerInfo(serverUrl, opts) {
      let resourceMetadata;
      let authorizationServerUrl;
      try {
        resourceMetadata = await discoverOAuthProtectedResourceMetadata(serverUrl, {
          resourceMetadataUrl: opts?.resourceMetadataUrl
        }, opts?.fetchFn);
        if (resourceMetadata.authorization_servers && resourceMetadata.authorization_servers.length > 0) {
          authorizationServerUrl = resourceMetadata.authorization_servers[0];
        }
      } catch {}
      if (!authorizationServerUrl) {
        authorizationServerUrl = String(new URL("/", serverUrl));
      }
      const authorizationServerMetadata = await discoverAuthorizationServerMetadata(authorizationServerUrl, {
        fetchFn: opts?.fetchFn
      });
      return {
        authorizationServerUrl: authorizationServerUrl,
        authorizationServerMetadata: authorizationServerMetadata,
        resourceMetadata: resourceMetadata
      };
    }
    function resourceIndicatorToString(resource) {
      return typeof resource === "string" ? resource : resource.href;
    }
    async function startAuthorization(authorizationServerUrl, {metadata: metadata, clientInformation: clientInformation, redirectUrl: redirectUrl, scope: scope, state: state, resource: resource}) {
      let authorizationUrl;
      if (metadata) {
        authorizationUrl = new URL(metadata.authorization_endpoint);
        if (!metadata.response_types_supported.includes(AUTHORIZATION_CODE_RESPONSE_TYPE)) {
          throw new Error(`Incompatible auth server: does not support response type ${AUTHORIZATION_CODE_RESPONSE_TYPE}`);
        }
        if (metadata.code_challenge_methods_supported && !metadata.code_challenge_methods_supported.includes(AUTHORIZATION_CODE_CHALLENGE_METHOD)) {
          throw new Error(`Incompatible auth server: does not support code challenge method ${AUTHORIZATION_CODE_CHALLENGE_METHOD}`);
        }
      } else {
        authorizationUrl = new URL("/authorize", authorizationServerUrl);
      }
      const challenge = await pkceChallenge();
      const codeVerifier = challenge.code_verifier;
      const codeChallenge = challenge.code_challenge;
      authorizationUrl.searchParams.set("response_type", AUTHORIZATION_CODE_RESPONSE_TYPE);
      authorizationUrl.searchParams.set("client_id", clientInformation.client_id);
      authorizationUrl.searchParams.set("code_challenge", codeChallenge);
      authorizationUrl.searchParams.set("code_challenge_method", AUTHORIZATION_CODE_CHALLENGE_METHOD);
      authorizationUrl.searchParams.set("redirect_uri", String(redirectUrl));
      if (state) {
        authorizationUrl.searchParams.set("state", state);
      }
      if (scope) {
        authorizationUrl.searchParams.set("scope", scope);
      }
      if (scope?.includes("offline_access")) {
        authorizationUrl.searchParams.append("prompt", "consent");
      }
      if (resource) {
        authorizationUrl.searchParams.set("resource", resourceIndicatorToString(resource));
      }
      return {
        authorizationUrl: authorizationUrl,
        codeVerifier: codeVerifier
      };
    }
    function prepareAuthorizationCodeRequest(authorizationCode, codeVerifier, redirectUri) {
      return new URLSearchParams({
        grant_type: "authorization_code",
        code: authorizationCode,
        code_verifier: codeVerifier,
        redirect_uri: String(redirectUri)
      });
    }
    async function executeTokenRequest(authorizationServerUrl, {metadata: metadata, tokenRequestParams: tokenRequestParams, clientInformation: clientInformation, addClientAuthentication: addClientAuthentication, resource: resource, fetchFn: fetchFn}) {
      const tokenUrl = metadata?.token_endpoint ? new URL(metadata.token_endpoint) : new URL("/token", authorizationServerUrl);
      const headers = new Headers({
        "Content-Type": "application/x-www-form-urlencoded",
        Accept: "application/json"
      });
      if (resource) {
        tokenRequestParams.set("resource", resourceIndicatorToString(resource));
      }
      if (addClientAuthentication) {
        await addClientAuthentication(headers, tokenRequestParams, tokenUrl, metadata);
      } else if (clientInformation) {
        const supportedMethods = metadata?.token_endpoint_auth_methods_supported ?? [];
        const authMethod = selectClientAuthMethod(clientInformation, supportedMethods);
        applyClientAuthentication(authMethod, clientInformation, headers, tokenRequestParams);
      }
      const response = await (0, transport.yP)(fetchFn ?? fetch)(tokenUrl, {
        method: "POST",
        headers: headers,
        body: tokenRequestParams
      });
      if (!response.ok) {
        throw await parseErrorResponse(response);
      }
      return TokenResponseSchema.parse(await response.json());
    }
    async function exchangeAuthorization(authorizationServerUrl, {metadata: metadata, clientInformation: clientInformation, authorizationCode: authorizationCode, codeVerifier: codeVerifier, redirectUri: redirectUri, resource: resource, addClientAuthentication: addClientAuthentication, fetchFn: fetchFn}) {
      const tokenRequestParams = prepareAuthorizationCodeRequest(authorizationCode, codeVerifier, redirectUri);
      return executeTokenRequest(authorizationServerUrl, {
        metadata: metadata,
        tokenRequestParams: tokenRequestParams,
        clientInformation: clientInformation,
        addClientAuthentication: addClientAuthentication,
        resource: resource,
        fetchFn: fetchFn
      });
    }
    async function refreshAuthorization(authorizationServerUrl, {metadata: metadata, clientInformation: clientInformation, refreshToken: refreshToken, resource: resource, addClientAuthentication: addClientAuthentication, fetchFn: fetchFn}) {
      const tokenRequestParams = new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: refreshToken
      });
      const tokens = await executeTokenRequest(authorizationServerUrl, {
        metadata: metadata,
        tokenRequestParams: tokenRequestParams,
        clientInformation: clientInformation,
        addClientAuthentication: addClientAuthentication,
        resource: resource,
        fetchFn: fetchFn
      });
      return {
        refresh_token: refreshToken,
        ...tokens
      };
    }
    async function fetchToken(provider, authorizationServerUrl, {metadata: metadata, resource: resource, authorizationCode: authorizationCode, fetchFn: fetchFn} = {}) {
      const readClientInformation = async () => {
        const storedClientInformation = await provider.clientInformation();
        const checked = discardIfIssuerMismatch(storedClientInformation, String(authorizationServerUrl));
        if (storedClientInformation && !checked) {
          throw boundElsewhereError(storedClientInformation, String(authorizationServerUrl));
        }
        return checked;
      };
      let clientInformation = await readClientInformation();
      const scope = provider.clientMetadata.scope;
      let tokenRequestParams;
      if (provider.prepareTokenRequest) {
        tokenRequestParams = await provider.prepareTokenRequest(scope);
      }
      if (!tokenRequestParams) {
        if (!authorizationCode) {
          throw new Error("Either provider.prepareTokenRequest() or authorizationCode is required");
        }
        if (!provider.redirectUrl) {
          throw new Error("redirectUrl is required for authorization_code flow");
        }
        const codeVerifier = await provider.codeVerifier();
        tokenRequestParams = prepareAuthorizationCodeRequest(authorizationCode, codeVerifier, provider.redirectUrl);
      }
      clientInformation ?? (clientInformation = await readClientInformation());
      return executeTokenRequest(authorizationServerUrl, {
        metadata: metadata,
        tokenRequestParams: tokenRequestParams,
        clientInformation: clientInformation,
        addClientAuthentication: provider.addClientAuthentication,
        resource: resource,
        fetchFn: fetchFn
      });
    }
    async function registerClient(authorizationServerUrl, {metadata: metadata, clientMetadata: clientMetadata, scope: scope, fetchFn: fetchFn}) {
      let registrationUrl;
      if (metadata) {
        if (!metadata.registration_endpoint) {
          throw new Error("Incompatible auth server: does not support dynamic client registration");
        }
        registrationUrl = new URL(metadata.registration_endpoint);
      } else {
        registrationUrl = new URL("/register", authorizationServerUrl);
      }
      const response = await (0, transport.yP)(fetchFn ?? fetch)(registrationUrl, {
        method: "POST",
        headers: {
          "Content-Type": "application/json"
        },
        body: JSON.stringify({
          ...clientMetadata,
          ...scope !== undefined ? {
            scope: scope
          } : {}
        })
      });
      if (!response.ok) {
        throw await parseErrorResponse(response);
      }
      return RegistrationResponseSchema.parse(await response.json());
    }
  }),
  70996: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      QU: () => fetchLeavingRedirects,
      V6: () => followWithinOrigin,
      dU: () => createFetchWithInit,
      ge: () => unfollowedRedirect,
      qx: () => normalizeHeaders,
      yP: () => fetchWithinOrigin
    });
    function normalizeHeaders(headers) {
      if (!headers) return {};
      if (headers instanceof Headers) {
        return Object.fromEntries(headers.entries());
      }
      if (Array.isArray(headers)) {
        return Object.fromEntries(headers);
      }
      return {
        ...headers
      };
    }
    function createFetchWithInit(baseFetch = fetch, baseInit) {
      if (!baseInit) {
        return baseFetch;
      }
      return async (url, init) => {
        const mergedInit = {
          ...baseInit,
          ...init,
          headers: init?.headers ? {
            ...normalizeHeaders(baseInit.headers),
            ...normalizeHeaders(init.headers)
          } : baseInit.headers
        };
        return baseFetch(url, mergedInit);
      };
    }
    const MAX_REDIRECTS = 5;
    const REDIRECT_STATUSES = [ 301, 302, 303, 307, 308 ];
    function isWithinOrigin(from, to) {
      if (from.protocol === to.protocol && from.hostname === to.hostname && from.port === to.port) {
        return true;
      }
      return from.hostname === to.hostname && from.protocol === "http:" && from.port === "" && to.protocol === "https:" && to.port === "";
    }
    function redirectTarget(response, requestUrl) {
      const location = REDIRECT_STATUSES.includes(response.status) ? response.headers.get("location") : null;
      try {
        return location ? new URL(location, requestUrl) : undefined;
      } catch {
        return undefined;
      }
    }
    function followWithinOrigin(baseFetch, url, init, response, followed = 0) {
      const target = redirectTarget(response, url);
      const keepsMethod = response.status === 307 || response.status === 308 || (init?.method ?? "GET").toUpperCase() === "GET";
      if (!target || followed === MAX_REDIRECTS || !keepsMethod) {
        return undefined;
      }
      const from = new URL(url);
      const addsUserinfo = (target.username || target.password) && (target.username !== from.username || target.password !== from.password);
      if (addsUserinfo || !isWithinOrigin(from, target)) {
        return undefined;
      }
      return Promise.resolve(response.body?.cancel()).then(() => baseFetch(target, {
        ...init,
        redirect: "manual"
      })).then(next => followWithinOrigin(baseFetch, target, init, next, followed + 1) ?? next);
    }
    const followingFetches = new WeakSet;
    function fetchLeavingRedirects(baseFetch) {
      const following = (url, init) => (baseFetch ?? fetch)(url, init);
      followingFetches.add(following);
      return following;
    }
    function fetchWithinOrigin(baseFetch = fetch) {
      if (followingFetches.has(baseFetch)) {
        return baseFetch;
      }
      return (url, init) => {
        if (init?.redirect === "error" || init?.redirect === "manual") {
          return baseFetch(url, init);
        }
        return Promise.resolve(baseFetch(url, {
          ...init,
          redirect: "manual"
        })).then(response => followWithinOrigin(baseFetch, url, init, response) ?? response);
      };
    }
    function unfollowedRedirect(response, requestUrl) {
      if (response.type === "opaqueredirect") {
        return "Redirect not followed: this runtime does not expose the redirect target";
      }
      const from = response.url || requestUrl;
      const target = redirectTarget(response, from);
      if (!target) {
        return undefined;
      }
      target.username = target.password = target.search = target.hash = "";
      if (target.protocol === "http:" && new URL(from).protocol === "https:") {
        target.protocol = "https:";
        return `Redirect to plain http not followed; try ${target.href} instead`;
      }
      return `Redirect to ${target.href} not followed`;
    }
  }),
  2309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      C: () => createParser
    });
    class ParseError extends Error {
      constructor(message, options) {
        super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, 
        this.value = options.value, this.line = options.line;
      }
    }
    const LF = 10, CR = 13, SPACE = 32;
    function noop(_arg) {}
    function createParser(config) {
      if (typeof config == "function") throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
      const {onEvent: onEvent = noop, onError: onError = noop, onRetry: onRetry = noop, onComment: onComment, maxBufferSize: maxBufferSize} = config, pendingFragments = [];
      let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
      function feed(chunk) {
        if (terminated) throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
        if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), 
        pendingFragments.length === 0) {
          const trailing2 = processLines(chunk);
          trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), 
          checkBufferSize();
          return;
        }
        if (chunk.indexOf(`\n`) === -1 && chunk.indexOf("\r") === -1) {
          pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
          return;
        }
        pendingFragments.push(chunk);
        const input = pendingFragments.join("");
        pendingFragments.length = 0, pendingFragmentsLength = 0;
        const trailing = processLines(input);
        trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), 
        checkBufferSize();
      }
      function checkBufferSize() {
        maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, 
        pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", 
        dataLines = 0, eventType = void 0, onError(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
          type: "max-buffer-size-exceeded"
        }))));
      }
      function processLines(chunk) {
        let searchIndex = 0;
        if (chunk.indexOf("\r") === -1) {
          let lfIndex = chunk.indexOf(`\n`, searchIndex);
          for (;lfIndex !== -1; ) {
            if (searchIndex === lfIndex) {
              dataLines > 0 && onEvent({
                id: id,
                event: eventType,
                data: data
              }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, 
              lfIndex = chunk.indexOf(`\n`, searchIndex);
              continue;
            }
            const firstCharCode = chunk.charCodeAt(searchIndex);
            if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
              const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
              if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
                onEvent({
                  id: id,
                  event: eventType,
                  data: value
                }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`\n`, searchIndex);
                continue;
              }
              data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
            } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6, lfIndex) || void 0 : parseLine(chunk, searchIndex, lfIndex);
            searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`\n`, searchIndex);
          }
          return chunk.slice(searchIndex);
        }
        for (;searchIndex < chunk.length; ) {
          const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`\n`, searchIndex);
          let lineEnd = -1;
          if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), 
          lineEnd === -1) break;
          parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
        }
        return chunk.slice(searchIndex);
      }
      function parseLine(chunk, start, end) {
        if (start === end) {
          dispatchEvent();
          return;
        }
        const firstCharCode = chunk.charCodeAt(start);
        if (isDataPrefix(chunk, start, firstCharCode)) {
          const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
          data = dataLines === 0 ? value2 : `${data}\n${value2}`, dataLines++;
          return;
        }
        if (isEventPrefix(chunk, start, firstCharCode)) {
          eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
          return;
        }
        if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
          const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
          value2.includes("\0") || (id = value2);
          return;
        }
        if (firstCharCode === 58) {
          if (onComment) {
            const line2 = chunk.slice(start, end);
            onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
          }
          return;
        }
        const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
        if (fieldSeparatorIndex === -1) {
          processField(line, "", line);
          return;
        }
        const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
        processField(field, value, line);
      }
      function processField(field, value, line) {
        switch (field) {
         case "event":
          eventType = value || void 0;
          break;

         case "data":
          data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
          break;

         case "id":
          value.includes("\0") || (id = value);
          break;

         case "retry":
          /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value: value,
            line: line
          }));
          break;

         default:
          onError(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
            type: "unknown-field",
            field: field,
            value: value,
            line: line
          }));
          break;
        }
      }
      function dispatchEvent() {
        dataLines > 0 && onEvent({
          id: id,
          event: eventType,
          data: data
        }), id = void 0, data = "", dataLines = 0, eventType = void 0;
      }
      function reset(options = {}) {
        if (options.consume && pendingFragments.length > 0) {
          const incompleteLine = pendingFragments.join("");
          parseLine(incompleteLine, 0, incompleteLine.length);
        }
        isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, 
        pendingFragmentsLength = 0, terminated = !1;
      }
      return {
        feed: feed,
        reset: reset
      };
    }
    function isDataPrefix(chunk, i, firstCharCode) {
      return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
    }
    function isEventPrefix(chunk, i, firstCharCode) {
      return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
    }
  })
};


