import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { closeSessionScope } from './session-scope.ts';

/**
 * Aborts running requests and token refreshes, and empties every cache. Dispatch it when a session ends or another person's
 * begins (O-AU-05, O-AU-06, D80).
 */
export function endSession(): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    closeSessionScope();
    dispatch(baseApi.util.resetApiState());
  };
}
