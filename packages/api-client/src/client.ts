import type { Tokens } from '@huella/contract';

/** The tokens of the person who is signed in. Without a `refreshToken` an expired `token` ends the session. */
export interface Session {
  readonly token: string;
  readonly refreshToken: string | null;
}

/** Addresses besides the API's own, as the environment names them. */
interface Addresses {
  /** Answers the status of a claim's documents, as it stands. */
  readonly documentStatus?: string | undefined;
  /** The base of the calls that send a claim's files. */
  readonly uploads?: string | undefined;
  /** The base of a relative `downloadLink`. */
  readonly files?: string | undefined;
}

/** What the API client is given, because it knows neither a store nor a router. */
export interface ApiClient {
  /** Where the API is: an address, or '' for the page's own origin. */
  readonly baseUrl: string;
  /** Where the environment has some of it elsewhere (D100): by default with the API. */
  readonly addresses?: Addresses;
  /** The session of this tab, or null. */
  getSession(): Session | null;
  /** The email of the account that is signed in, or null: whose drafts are kept. */
  getAccount(): string | null;
  /**
   * The session as the browser's storage has it *now*: another tab may have renewed or ended it. Where it has become
   * another person's, `endSession()` is dispatched before it answers, so that nothing of the first is sent as the second.
   */
  readStoredSession?(): Session | null;
  /** New tokens. Resolves once other tabs can read them: the lock of the refresh is held until then (O-AU-03). */
  onTokens(tokens: Tokens): void | Promise<void>;
  /** The server no longer accepts the session: forget it, and everything that belongs to the person. */
  onSessionExpired(): void;
  /** The network; by default the browser's. Tests hand in the server in memory. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

let configured: ApiClient | null = null;

/** Connects `baseApi` with the app around it. Call it once, before the first request; a later call replaces it. */
export function configureApiClient(client: ApiClient): void {
  configured = client;
}

/** What `configureApiClient` was given. Throws without it: a request before the app is put together is a bug. */
export function apiClient(): ApiClient {
  if (!configured) throw new Error('configureApiClient was not called');
  return configured;
}

/** The email of the account that is signed in, or null. */
export function currentAccount(): string | null {
  return apiClient().getAccount();
}

/** Sends a request over the network that `configureApiClient` was given. */
export function fetchWith(request: RequestInfo): Promise<Response> {
  const { fetch: given } = apiClient();
  return given ? given(new Request(request)) : fetch(request);
}
