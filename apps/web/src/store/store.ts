import { baseApi } from '@huella/api-client';
import { selectSession, sessionPersistence, sessionReducer } from '@huella/auth';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer } from 'redux-persist';

/** Milliseconds until development checks warn: a busy machine is not a defect. */
const CHECKS_WARN_AFTER = 1000;
const PERSISTENCE_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  session: persistReducer(sessionPersistence, sessionReducer),
});

/** The app's store: API cache and session. Only the session is stored in the browser. */
export const store = configureStore({
  reducer,
  middleware: (defaults) =>
    defaults({
      immutableCheck: { warnAfter: CHECKS_WARN_AFTER },
      serializableCheck: { ignoredActions: PERSISTENCE_ACTIONS, warnAfter: CHECKS_WARN_AFTER },
    }).concat(baseApi.middleware),
  devTools: import.meta.env.DEV,
});

export type RootState = ReturnType<typeof store.getState>;

export function selectUserEmail(state: RootState): string {
  return selectSession(state).USER_MAIL ?? '';
}

export function selectIsTourDone(state: RootState): boolean {
  return selectSession(state).TOUR_GENERAL_DONE;
}

/** First name and surname; '' before they are known and without personal data. */
export function selectUserName(state: RootState): string {
  return selectSession(state).USER_NAME ?? '';
}

export function selectIsNameUnknown(state: RootState): boolean {
  return selectSession(state).USER_NAME === null;
}
