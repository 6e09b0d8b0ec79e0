/** Why a session ended: the login screen says so where the person did not ask for it. */
export type SessionEnd = 'sign-out' | 'expiry' | 'other-tab';

/**
 * What the browser remembers, under the very names of the specification (§3 *Local storage keys*, D80), plus why the last
 * session ended. Nothing else is ever stored.
 */
export interface SessionState {
  readonly token: string | null;
  readonly refreshToken: string | null;
  /** The account's email in lower case. */
  readonly USER_MAIL: string | null;
  /** First name and surname, or '' for a person without personal data; null until it was loaded. */
  readonly USER_NAME: string | null;
  readonly NOTIFICATION_TOKEN: string | null;
  /** The onboarding slides were shown once. */
  readonly initial_slides: boolean;
  /** The guided tour was closed once. */
  readonly TOUR_GENERAL_DONE: boolean;
  readonly ended: SessionEnd | null;
}

/** The part that stands in storage. */
export type StoredSession = Omit<SessionState, 'ended'>;
export type StoredKey = keyof StoredSession;

/** A state that has the slice under `session`. */
export interface WithSession {
  readonly session: SessionState;
}
