import { configureApiClient } from '@huella/api-client';
import { connectSession, watchOtherTabs } from '@huella/auth';
import { persistStore } from 'redux-persist';
import { store } from './store.ts';

/** Connects store, storage, other tabs and the API client. Called once, before the first request. */
export function connectClient(): void {
  const persistor = persistStore(store);
  const { baseUrl, documentStatusUrl, imageUploadUrl, storageBucket } = __HUELLA_ENVIRONMENT__;
  const addresses = { documentStatus: documentStatusUrl, uploads: imageUploadUrl, files: storageBucket };
  configureApiClient({ baseUrl, addresses, ...connectSession(store, () => persistor.flush()) });
  watchOtherTabs(store);
}
