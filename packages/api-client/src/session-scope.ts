let scope = new AbortController();

/** Aborts when the session of the person ends. Taken before a request, it tells afterwards whose answer it was. */
export function sessionSignal(): AbortSignal {
  return scope.signal;
}

/** Aborts every request of the session, a token refresh included (O-AU-05), and opens the next person's scope. */
export function closeSessionScope(): void {
  scope.abort();
  scope = new AbortController();
}
