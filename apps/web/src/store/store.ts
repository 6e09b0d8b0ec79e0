import { baseApi } from '@huella/api-client';
import { selectSession, sessionPersistence, sessionReducer } from '@huella/auth';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer } from 'redux-persist';

/** Milliseconds that the checks of development may take before they say so: a busy machine is not a fault of the state. */
const CHECKS_WARN_AFTER = 1000;
const PERSISTENCE_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  session: persistReducer(sessionPersistence, sessionReducer),
});

/** The app's one store: the cache of the API, and the session, which alone is kept in the browser's storage. */
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

/** The account's email, '' when nobody is signed in. */
export function selectUserMail(state: RootState): string {
  return selectSession(state).USER_MAIL ?? '';
}

/** Whether the tour was closed once in this browser. */
export function selectIsTourDone(state: RootState): boolean {
  return selectSession(state).TOUR_GENERAL_DONE;
}

/** First name and surname; '' before they are known and for a person without personal data. */
export function selectUserName(state: RootState): string {
  return selectSession(state).USER_NAME ?? '';
}

/** Whether nobody on this device knows yet if the person has a name: from the first login to the server's first answer. */
export function selectIsNameUnknown(state: RootState): boolean {
  return selectSession(state).USER_NAME === null;
}
