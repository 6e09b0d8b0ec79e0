import type { Outbox } from '../outbox.ts';

let loading: Promise<Outbox> | null = null;

/** Loads the outbox of this tab once, on demand. Rejects where its code cannot be loaded. */
export function loadOutbox(): Promise<Outbox> {
  loading ??= import('./running-outbox.ts').then(({ runningOutbox }) => runningOutbox);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

export function withLoadedOutbox(work: (outbox: Outbox) => void): void {
  void loading?.then(work, () => undefined);
}
