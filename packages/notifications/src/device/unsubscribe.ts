import { deleteMark } from './mark.ts';

/**
 * Ends the push messages of this browser, whatever the network does: without the mark nothing is shown any more, what is shown goes,
 * and the push service is told, from which the server learns it. Another device keeps its own.
 */
export async function unsubscribe(): Promise<void> {
  await deleteMark();
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => leave(registration)));
}

async function leave(registration: ServiceWorkerRegistration): Promise<void> {
  if ('getNotifications' in registration)
    for (const shown of await registration.getNotifications()) shown.close();
  if (!('pushManager' in registration)) return;
  const subscription = await registration.pushManager.getSubscription();
  // Offline it may fail: the mark is gone all the same.
  await subscription?.unsubscribe().catch(() => false);
}
