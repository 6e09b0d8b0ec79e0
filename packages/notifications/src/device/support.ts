import { isInstalled, isInstalledByHand } from '@huella/ui';

/** `install-first`: on an iPhone only an installed app can show push messages. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported';

/** Detected without asking for permission. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  return isInstalledByHand() && !isInstalled() ? 'install-first' : 'unsupported';
}
