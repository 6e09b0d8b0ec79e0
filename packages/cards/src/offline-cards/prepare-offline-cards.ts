/**
 * Loads the card's screen when this device keeps a card of the account, so that the app's worker has its code of the
 * running version before the network goes. Never rejects.
 */
export async function prepareOfflineCards(account: string): Promise<void> {
  try {
    const { listOfflineCards } = await import('./offline-cards.ts');
    const cards = await listOfflineCards(account);
    if (cards.length === 0) return;
    await Promise.all([import('../pages/card/create-card-page.tsx'), import('../drawing/draw-card.ts')]);
  } catch {
    // A file that does not arrive now is asked for again when the card is opened.
  }
}
