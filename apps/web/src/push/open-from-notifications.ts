import { ownPath } from '@huella/contract/own-path';
import type { AppRouter } from '../router/router.ts';
import { isWorkerMessage } from './worker-message.ts';

/**
 * Opens the page of a tapped notification in this window. A normal navigation: unsaved changes ask first, and without a session
 * the login comes before it (D41).
 */
export function openFromNotifications(router: AppRouter): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    // A window that was frozen is too late: the page was opened elsewhere.
    if (!isWorkerMessage(data, 'open') || Date.now() > data.until) return;
    ports[0]?.postMessage(null);
    const path = ownPath(data.path);
    if (path === null) return;
    const { pathname, search } = router.state.location;
    void router.navigate(path, { replace: path === pathname + search });
  });
}
