/** The browser's database of kept cards. Its name stands here, in the code that is always there, so that it can be deleted. */
export const CARD_DATABASE = 'huella-cards';

/** Takes the whole database away: no name, policy or photo of a person stays for the next one (D80). Never rejects. */
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
