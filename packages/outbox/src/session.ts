import { loadOutbox, withLoadedOutbox } from './running/load-outbox.ts';

/** Stops sending and showing the former account's items when the session ends or changes; they are kept. */
export function pauseOutbox(): void {
  withLoadedOutbox((outbox) => outbox.pause());
}

export function resumeOutbox(): void {
  withLoadedOutbox((outbox) => outbox.start());
}

/** Deletes all files of an account from this browser, in every tab. Never rejects. */
export async function deleteOutbox(account: string): Promise<void> {
  await loadOutbox().then(
    (outbox) => outbox.forget(account),
    () => undefined,
  );
}
