/** The browser's database of pages in the making. Its name is here, in code that is always there, so that it can be deleted. */
export const PAPER_DATABASE = 'huella-papers';

/**
 * Deletes the pages in the making of this device, or those of everybody but one account: no paper of a person stays for the next one
 * (D80). Never rejects.
 */
export async function deletePaperDrafts(exceptOf?: string): Promise<void> {
  if (exceptOf === undefined) return deleteDatabase();
  try {
    const { deleteDraftsOfOthers } = await import('./paper-drafts.ts');
    await deleteDraftsOfOthers(exceptOf);
  } catch {
    await deleteDatabase();
  }
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase(PAPER_DATABASE);
      for (const end of ['success', 'error']) deleting.addEventListener(end, () => resolve());
    } catch {
      resolve();
    }
  });
}
