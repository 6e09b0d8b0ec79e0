import { deleteMark } from './mark.ts';

/**
 * Ends push messages in this browser, also offline: deletes the mark, closes shown notifications and unsubscribes at the push
 * service, which tells the server. Other devices are not affected.
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
  // May fail offline; without the mark nothing is shown.
  await subscription?.unsubscribe().catch(() => false);
}
