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

export type SessionEndReason = 'sign-out' | 'expiry' | 'other-tab';

/** What is stored, under the names of the specification (§3 *Local storage keys*, D80), plus why the last session ended. */
export interface SessionState {
  readonly token: string | null;
  readonly refreshToken: string | null;
  /** In lower case. */
  readonly USER_MAIL: string | null;
  /** First name and surname; '' without personal data, null until loaded. */
  readonly USER_NAME: string | null;
  readonly NOTIFICATION_TOKEN: string | null;
  readonly initial_slides: boolean;
  readonly TOUR_GENERAL_DONE: boolean;
  readonly endReason: SessionEndReason | null;
}

export type StoredSession = Omit<SessionState, 'endReason'>;
export type StoredKey = keyof StoredSession;

export interface WithSession {
  readonly session: SessionState;
}

export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;

export type SessionStore = Pick<Store<WithSession>, 'getState' | 'subscribe'> & { dispatch: SessionDispatch };

export type SessionThunk<Result> = ThunkAction<Result, WithSession, unknown, UnknownAction>;

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ ...literalKeys.read(), endReason: null }),
  reducers: {
    /** Clears name and push token, which belong to the previous session. */
    signedIn: (state, { payload }: PayloadAction<Tokens & { email: string }>) => {
      const { token, refreshToken, email } = payload;
      const own = { USER_MAIL: email, USER_NAME: null, NOTIFICATION_TOKEN: null };
      return { ...state, ...own, token, refreshToken, endReason: null };
    },
    tokensRenewed: (state, { payload }: PayloadAction<Tokens>) => ({ ...state, ...payload }),
    /** '' without personal data (specification §4). */
    nameLoaded: (state, { payload }: PayloadAction<string>) => ({ ...state, USER_NAME: payload }),
    /** Null once unsubscribed. Ignored after the end of a session. */
    notificationTokenChanged: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      NOTIFICATION_TOKEN: state.token === null ? null : payload,
    }),
    slidesShown: (state) => ({ ...state, initial_slides: true }),
    tourDone: (state) => ({ ...state, TOUR_GENERAL_DONE: true }),
    /** Another tab changed the storage. */
    takenOver: (state, { payload }: PayloadAction<StoredSession>) => ({ ...state, ...payload }),
    /** Clears the person's data; keeps the flags of the browser (O-AU-07). */
    ended: (state, { payload }: PayloadAction<SessionEndReason>) => ({
      ...state,
      token: null,
      refreshToken: null,
      USER_MAIL: null,
      USER_NAME: null,
      NOTIFICATION_TOKEN: null,
      endReason: payload,
    }),
  },
});

/** Keep it under `session` with `persistReducer(sessionPersistence, sessionReducer)`. */
export const sessionReducer = slice.reducer;

/** To end a session, dispatch `signOut()`: `ended` alone leaves the caches. */
export const sessionActions = slice.actions;

export function selectSession(state: WithSession): SessionState {
  return state.session;
}
