/** Preloads what shows the outbox, which is needed most without a network. Imports that fail are repeated on use. */
export async function preloadScreens(): Promise<void> {
  await Promise.allSettled([
    import('../components/outbox-badge/badge-link.tsx'),
    import('../components/outbox-badge/badge-announcer.tsx'),
    import('../components/unsent-files/unsent-files.tsx'),
    import('../pages/pending/pending-page.tsx'),
    import('../copies/save-copies.ts'),
    import('../copies/zip-files.ts'),
  ]);
}
