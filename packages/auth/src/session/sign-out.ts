import { endSession } from '@huella/api-client';
import { selectSession, sessionActions, type SessionEnd, type SessionThunk } from './session-slice.ts';

/** Ends the session in this tab: first the tokens go, so that nothing can be asked any more, then every cache. */
export function leaveSession(reason: SessionEnd): SessionThunk<void> {
  return (dispatch) => {
    dispatch(sessionActions.ended(reason));
    dispatch(endSession());
  };
}

/**
 * Logs out: everything of the person is gone at once, online or not; then the server is told to forget the refresh
 * token and the push token (specification §4). Resolves when it knows, or could not be reached; never rejects.
 */
export function signOut(): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { refreshToken, NOTIFICATION_TOKEN } = selectSession(getState());
    dispatch(leaveSession('sign-out'));
    if (refreshToken === null) return;
    try {
      const { authApi } = await import('../api/auth-endpoints.ts');
      const body = { refreshToken, firebase_token: NOTIFICATION_TOKEN };
      await dispatch(authApi.endpoints.logout.initiate(body, { track: false })).unwrap();
    } catch {
      // The refresh token dies of age on the server; for the person the session is over either way.
    }
  };
}
