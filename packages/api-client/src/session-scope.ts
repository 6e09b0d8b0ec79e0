let scope = new AbortController();

/** Aborts when the session ends. Taken before a request, it tells afterwards whether the session is still the same. */
export function sessionSignal(): AbortSignal {
  return scope.signal;
}

/** Aborts every request of the session, a token refresh included (O-AU-05), and opens a new scope. */
export function closeSessionScope(): void {
  scope.abort();
  scope = new AbortController();
}
