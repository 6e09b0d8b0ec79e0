import { deleteDatabase } from '@huella/api-client';

/** The name of the IndexedDB database. It is here because this file loads with the app. */
export const CARD_DATABASE = 'huella-cards';

/** Deletes every offline card of this device (D80). Never rejects. */
export function deleteOfflineCards(): Promise<void> {
  return deleteDatabase(CARD_DATABASE);
}
