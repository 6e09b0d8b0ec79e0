import { endSession } from '@huella/api-client';
import { selectSession, sessionActions, type SessionEndReason, type SessionThunk } from './session-slice.ts';

/** Clears the tokens first, so that no request follows, then every cache. */
export function leaveSession(reason: SessionEndReason): SessionThunk<void> {
  return (dispatch) => {
    dispatch(sessionActions.ended(reason));
    dispatch(endSession());
  };
}

/**
 * Logs out at once, online or not; then tells the server to revoke the refresh token and the push token (specification §4). Never
 * rejects.
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
      // The refresh token expires on the server.
    }
  };
}
