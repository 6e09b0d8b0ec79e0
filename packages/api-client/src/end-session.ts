import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { closeSessionScope } from './session-scope.ts';

/**
 * Ends what the API client knows of a person: running requests and a token refresh are aborted, every cache is emptied.
 * Dispatch it whenever a session ends or another person's begins (O-AU-05, O-AU-06, D80).
 */
export function endSession(): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    closeSessionScope();
    dispatch(baseApi.util.resetApiState());
  };
}
