import { endSession } from '@huella/api-client';
import type { SessionEnd } from './session-state.ts';
import { sessionActions } from './session-slice.ts';
import type { SessionThunk } from './session-store.ts';

/** Ends the session in this tab: first the tokens go, so that nothing can be asked any more, then every cache. */
export function leaveSession(reason: SessionEnd): SessionThunk<void> {
  return (dispatch) => {
    dispatch(sessionActions.ended(reason));
    dispatch(endSession());
  };
}
