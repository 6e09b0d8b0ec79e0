type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether this is an iPhone or iPad: their browsers cannot prompt to install, and push only to an installed app. An iPad reports
 * a Mac, which has no touch screen.
 */
export function isInstalledByHand(browser: Browser = window.navigator): boolean {
  const { userAgent, maxTouchPoints } = browser;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
