/**
 * Unregisters a service worker by its script's path: the workers of QA's and of the real build must not serve each other's pages
 * (O-PW-02).
 */
export async function forgetWorker(script: `/${string}`): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const found = registrations.filter(({ active }) => active?.scriptURL.endsWith(script));
  await Promise.all(found.map((registration) => registration.unregister()));
}
