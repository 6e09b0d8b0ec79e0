import type { Tokens } from '@huella/contract';

/** Without a `refreshToken` an expired `token` ends the session. */
export interface Session {
  readonly token: string;
  readonly refreshToken: string | null;
}

interface BaseUrls {
  readonly documentStatus?: string | undefined;
  readonly uploads?: string | undefined;
  /** The base of a relative `downloadLink`. */
  readonly files?: string | undefined;
}

/** What the app configures: the API client knows neither store nor router. */
export interface ApiClient {
  /** A URL, or '' for the page's own origin. */
  readonly baseUrl: string;
  /** Overrides of the environment (D100). */
  readonly urls?: BaseUrls;
  getSession(): Session | null;
  /** The email of the account, which owns the drafts. */
  getAccount(): string | null;
  /**
   * The session in the browser's storage, which another tab may have renewed or ended. If it belongs to another account by then,
   * it dispatches `endSession()` first, so that nothing of the first account is sent as the second.
   */
  readStoredSession?(): Session | null;
  /** New tokens. Resolves once other tabs can read them: the refresh lock is held until then (O-AU-03). */
  onTokens(tokens: Tokens): void | Promise<void>;
  /** The server no longer accepts the session: forget it and all data of the person. */
  onSessionExpired(): void;
  readonly fetch?: (request: Request) => Promise<Response>;
}

let configured: ApiClient | null = null;

/** Call it once, before the first request; a later call replaces the configuration. */
export function configureApiClient(client: ApiClient): void {
  configured = client;
}

/** Throws if `configureApiClient` was not called. */
export function apiClient(): ApiClient {
  if (!configured) throw new Error('configureApiClient was not called');
  return configured;
}

/** The email of the account that is signed in, or null. */
export function currentAccount(): string | null {
  return apiClient().getAccount();
}

export function fetchWith(request: RequestInfo): Promise<Response> {
  const { fetch: given } = apiClient();
  return given ? given(new Request(request)) : fetch(request);
}
