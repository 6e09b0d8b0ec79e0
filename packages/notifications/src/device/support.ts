import { isInstalled, isInstalledByHand } from '@huella/ui';

/** Whether this browser can show push messages: on an iPhone only an installed app can. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported';

/** What this browser can, found without asking the person for anything. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  return isInstalledByHand() && !isInstalled() ? 'install-first' : 'unsupported';
}
