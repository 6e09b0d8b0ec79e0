import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { WithSession } from './session-state.ts';

export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;

/** A store that keeps the session slice under `session`. */
export type SessionStore = Pick<Store<WithSession>, 'getState' | 'subscribe'> & { dispatch: SessionDispatch };

export type SessionThunk<Result> = ThunkAction<Result, WithSession, unknown, UnknownAction>;
