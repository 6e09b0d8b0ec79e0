import { deleteDatabase } from '@huella/api-client';

/** Declared here and not with the store, so that the app can delete the database without loading the store. */
export const CARD_DATABASE = 'huella-cards';

/** Deletes every offline card of this device (D80). Never rejects. */
export function deleteOfflineCards(): Promise<void> {
  return deleteDatabase(CARD_DATABASE);
}
