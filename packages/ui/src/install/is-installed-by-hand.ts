type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/**
 * Whether this is an iPhone or iPad: their browsers offer no installing by themselves and push only to an installed app, so that a
 * person is told how (`InstallSteps`). An iPad calls itself a Mac, which has no touch screen.
 */
export function isInstalledByHand(browser: Browser = window.navigator): boolean {
  const { userAgent, maxTouchPoints } = browser;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
