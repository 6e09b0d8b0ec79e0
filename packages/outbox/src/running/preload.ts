/**
 * Fetches what shows the outbox together with what runs it: all of it is needed most where there is no network. What does not come now is
 * asked for again when it is shown.
 */
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
