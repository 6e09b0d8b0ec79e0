/** A profile that once ran QA's build keeps its mock worker: unregister it, so that calls reach the real server. */
export async function forgetMockWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const mocks = registrations.filter(({ active }) => active?.scriptURL.endsWith('/mockServiceWorker.js'));
  await Promise.all(mocks.map((registration) => registration.unregister()));
}
