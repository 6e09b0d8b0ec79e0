/**
 * Loads the code of the card's page when this device has a card of the account, so that the service worker caches the running
 * version before the network goes. Never rejects.
 */
export async function prepareOfflineCards(account: string): Promise<void> {
  try {
    const { listOfflineCards } = await import('./offline-cards.ts');
    const cards = await listOfflineCards(account);
    if (cards.length === 0) return;
    await Promise.all([import('../pages/card/create-card-page.tsx'), import('../drawing/draw-card.ts')]);
  } catch {
    // Opening the card loads what is missing.
  }
}
