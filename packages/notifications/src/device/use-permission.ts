import { useSyncExternalStore } from 'react';

/** Does not ask for the permission (D111). */
export function usePermission(): NotificationPermission {
  return useSyncExternalStore(watchPermission, readPermission);
}

function readPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'default';
}

/** It changes in the browser's settings, after which this window gets the focus. */
function watchPermission(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
