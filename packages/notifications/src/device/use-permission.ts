import { useSyncExternalStore } from 'react';

/** What the person said to this browser's question; asking for it is another matter (D111). */
export function usePermission(): NotificationPermission {
  return useSyncExternalStore(watchPermission, readPermission);
}

function readPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'default';
}

/** It changes in the browser's own settings, from which one comes back to this window. */
function watchPermission(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
