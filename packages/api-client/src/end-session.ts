import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { closeSessionScope } from './session-scope.ts';

/** Aborts running requests and empties every cache, when the session ends or changes (O-AU-05, O-AU-06, D80). */
export function endSession(): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    closeSessionScope();
    dispatch(baseApi.util.resetApiState());
  };
}
