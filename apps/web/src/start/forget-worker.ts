/**
 * Unregisters a service worker by the path of its script. A profile that once ran QA's build keeps its mock worker, and
 * one that ran the real build keeps that one's: neither may answer for the other (O-PW-02).
 */
export async function forgetWorker(script: `/${string}`): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const found = registrations.filter(({ active }) => active?.scriptURL.endsWith(script));
  await Promise.all(found.map((registration) => registration.unregister()));
}
