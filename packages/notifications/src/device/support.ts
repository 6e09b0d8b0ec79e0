/** Whether this browser can show push messages: on an iPhone only an app on the home screen can. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported';

/** What this browser can, asked without asking the person for anything. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  return isAppleTouch() && !isStandalone() ? 'install-first' : 'unsupported';
}

/** An iPhone or iPad; iPads say that they are Macs, which have no touch screen. */
export function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Runs in a window of its own, from the home screen. */
export function isStandalone(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
