import { deleteDatabase } from '@huella/api-client';

/** Always loaded, so that the database can be deleted without loading the rest. */
export const PAPER_DATABASE = 'huella-papers';

/** Deletes this device's drafts, or those of all accounts but one (D80). Never rejects. */
export async function deletePaperDrafts(exceptAccount?: string): Promise<void> {
  if (exceptAccount === undefined) return deleteDatabase(PAPER_DATABASE);
  try {
    const { deleteDraftsOfOthers } = await import('./paper-drafts.ts');
    await deleteDraftsOfOthers(exceptAccount);
  } catch {
    await deleteDatabase(PAPER_DATABASE);
  }
}
