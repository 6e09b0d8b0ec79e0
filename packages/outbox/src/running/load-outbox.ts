import type { Outbox } from '../outbox.ts';

let loading: Promise<Outbox> | null = null;

/** The outbox of this tab, with all that keeps and sends: loaded once, when it is needed. Rejects where its code does not come. */
export function loadOutbox(): Promise<Outbox> {
  loading ??= import('./running-outbox.ts').then(({ runningOutbox }) => runningOutbox);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Does something with the outbox if this visit has needed it. */
export function withLoadedOutbox(work: (outbox: Outbox) => void): void {
  void loading?.then(work, () => undefined);
}
