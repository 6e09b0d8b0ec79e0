import { configureApiClient } from '@huella/api-client';
import { connectSession, watchOtherTabs } from '@huella/auth';
import { persistStore } from 'redux-persist';
import { store } from './store.ts';

/** Joins store, browser storage, other tabs and the API client. Called once, before the first request. */
export function connectClient(): void {
  const persistor = persistStore(store);
  const { baseUrl } = __HUELLA_ENVIRONMENT__;
  configureApiClient({ baseUrl, ...connectSession(store, () => persistor.flush()) });
  watchOtherTabs(store);
}
