import { loadOutbox, withLoadedOutbox } from './running/load-outbox.ts';

/** The session has ended or is another person's: nothing more of the former is sent or shown here, and it is kept for them. */
export function pauseOutbox(): void {
  withLoadedOutbox((outbox) => outbox.pause());
}

/** Somebody is signed in where somebody else was: what waits for them goes on. */
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
