/** The name of the IndexedDB database. It is here because this file loads with the app. */
export const CARD_DATABASE = 'huella-cards';

/** Deletes the whole database, so that the next user finds no name, policy or photo (D80). Never rejects. */
export function deleteOfflineCards(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase(CARD_DATABASE);
      for (const end of ['success', 'error']) deleting.addEventListener(end, () => resolve());
    } catch {
      resolve();
    }
  });
}
