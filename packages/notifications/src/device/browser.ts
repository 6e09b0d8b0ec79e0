import { isInstalled, isInstalledByHand } from '@huella/ui';

export type Browser = 'apple-app' | 'android-app' | 'android' | 'firefox' | 'safari' | 'other';

/** Parses the user agent only to say where the browser's settings are. */
export function browserOf(userAgent: string, isApp: boolean, isApple: boolean): Browser {
  if (isApple) return 'apple-app';
  if (userAgent.includes('Android')) return isApp ? 'android-app' : 'android';
  if (userAgent.includes('Firefox/')) return 'firefox';
  const isSafari = userAgent.includes('Safari/') && !/Chrom(e|ium)\//.test(userAgent);
  return isSafari ? 'safari' : 'other';
}

export function thisBrowser(): Browser {
  return browserOf(navigator.userAgent, isInstalled(), isInstalledByHand());
}
