/** Always loaded, so that the database can be deleted without loading the rest. */
export const PAPER_DATABASE = 'huella-papers';

/** Deletes this device's drafts, or those of all accounts but one (D80). Never rejects. */
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
