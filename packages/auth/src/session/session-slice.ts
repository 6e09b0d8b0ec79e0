import {
  createSlice,
  type PayloadAction,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Tokens } from '@huella/contract';
import { literalKeys } from './literal-keys.ts';

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

/** The part that is in storage. */
export type StoredSession = Omit<SessionState, 'ended'>;
export type StoredKey = keyof StoredSession;

/** A state that has the slice under `session`. */
export interface WithSession {
  readonly session: SessionState;
}

export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;

/** A store that keeps the session slice under `session`. */
export type SessionStore = Pick<Store<WithSession>, 'getState' | 'subscribe'> & { dispatch: SessionDispatch };

export type SessionThunk<Result> = ThunkAction<Result, WithSession, unknown, UnknownAction>;

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ ...literalKeys.read(), ended: null }),
  reducers: {
    /** Somebody signed in; `mail` is the account's. The name comes later, from the person's record; push messages are of one session. */
    signedIn: (state, { payload }: PayloadAction<Tokens & { mail: string }>) => {
      const { token, refreshToken, mail } = payload;
      const own = { USER_MAIL: mail, USER_NAME: null, NOTIFICATION_TOKEN: null };
      return { ...state, ...own, token, refreshToken, ended: null };
    },
    tokensRenewed: (state, { payload }: PayloadAction<Tokens>) => ({ ...state, ...payload }),
    /** '' when the person has no personal data yet (specification §4). */
    nameLoaded: (state, { payload }: PayloadAction<string>) => ({ ...state, USER_NAME: payload }),
    /** This browser gets push messages, or null: it does not any more. What arrives after the end of a session is not kept. */
    notificationTokenChanged: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      NOTIFICATION_TOKEN: state.token === null ? null : payload,
    }),
    slidesShown: (state) => ({ ...state, initial_slides: true }),
    tourDone: (state) => ({ ...state, TOUR_GENERAL_DONE: true }),
    /** Another tab changed what is stored. */
    takenOver: (state, { payload }: PayloadAction<StoredSession>) => ({ ...state, ...payload }),
    /** Forgets everything of the person; the flags of the browser stay (O-AU-07). */
    ended: (state, { payload }: PayloadAction<SessionEnd>) => ({
      ...state,
      token: null,
      refreshToken: null,
      USER_MAIL: null,
      USER_NAME: null,
      NOTIFICATION_TOKEN: null,
      ended: payload,
    }),
  },
});

/** The session slice; apps/web keeps it under `session` with `persistReducer(sessionPersistence, sessionReducer)`. */
export const sessionReducer = slice.reducer;

/** What can happen to a session. To end one, dispatch `signOut()`; `ended` alone leaves the caches. */
export const sessionActions = slice.actions;

/** The session of a state that keeps it under `session`. */
export function selectSession(state: WithSession): SessionState {
  return state.session;
}
