import { ownPath } from '@huella/contract/own-path';
import type { AppRouter } from '../router/router.ts';
import { isWorkerMessage } from './worker-message.ts';

/**
 * Opens the page of a notification that was tapped while this window is open. It is a navigation like any other: what was typed asks
 * first, and without a session the login comes before it (D41).
 */
export function openFromNotifications(router: AppRouter): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    // One that slept longer is too late: the page was opened elsewhere.
    if (!isWorkerMessage(data, 'open') || Date.now() > data.until) return;
    ports[0]?.postMessage(null);
    const path = ownPath(data.path);
    if (path === null) return;
    const { pathname, search } = router.state.location;
    void router.navigate(path, { replace: path === pathname + search });
  });
}
