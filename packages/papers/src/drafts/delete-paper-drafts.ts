/** The browser's database of pages in the making. Its name is here, in code that is always there, so that it can be deleted. */
export const PAPER_DATABASE = 'huella-papers';

/** Deletes all pages in the making of this device: no paper of a person stays for the next one (D80). Never rejects. */
export function deletePaperDrafts(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase(PAPER_DATABASE);
      for (const end of ['success', 'error']) deleting.addEventListener(end, () => resolve());
    } catch {
      resolve();
    }
  });
}
