/** Deletes the pages in the making of everybody else: somebody has signed in on their device. Never rejects. */
export async function keepPaperDraftsOf(account: string): Promise<void> {
  const drafts = await import('./paper-drafts.ts').catch(() => null);
  await drafts?.deletePaperDraftsExceptOf(account);
}
