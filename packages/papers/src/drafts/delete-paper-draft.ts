/** Deletes this account's draft under a key, once it was sent. Never rejects. */
export async function deletePaperDraft(key: string): Promise<void> {
  const drafts = await import('./paper-drafts.ts').catch(() => null);
  await drafts?.writePaperDraft(key, drafts.NO_DRAFT);
}
