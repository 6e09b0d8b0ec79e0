import { isInstalled, isInstalledByHand } from '@huella/ui';

/** Where somebody finds the permissions of a site. */
export type Browser = 'apple-app' | 'android-app' | 'android' | 'firefox' | 'safari' | 'other';

/** The browser by what it says of itself, to tell a person where its settings are; nothing else may depend on it. */
export function browserOf(userAgent: string, isApp: boolean, isApple: boolean): Browser {
  if (isApple) return 'apple-app';
  if (userAgent.includes('Android')) return isApp ? 'android-app' : 'android';
  if (userAgent.includes('Firefox/')) return 'firefox';
  const isSafari = userAgent.includes('Safari/') && !/Chrom(e|ium)\//.test(userAgent);
  return isSafari ? 'safari' : 'other';
}

/** This browser. */
export function thisBrowser(): Browser {
  return browserOf(navigator.userAgent, isInstalled(), isInstalledByHand());
}
