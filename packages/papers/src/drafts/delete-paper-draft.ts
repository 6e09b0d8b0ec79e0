/** Deletes the paper in the making of this account under a key: what it became was sent. Never rejects. */
export async function deletePaperDraft(key: string): Promise<void> {
  const drafts = await import('./paper-drafts.ts').catch(() => null);
  await drafts?.writePaperDraft(key, drafts.NO_DRAFT);
}
