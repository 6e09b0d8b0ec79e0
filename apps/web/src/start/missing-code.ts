const MARK = 'huella-reloaded-for-new-version';
const ONCE_IN_MS = 60_000;

const missing = new WeakSet<object>();

/** Remembers that a failure is one of fetching a file of the app, and answers it: `isMissingCode` tells it apart from a defect. */
export function noteMissingCode(failure: unknown): Error {
  const error = failure instanceof Error ? failure : new Error('A file of the app did not come');
  missing.add(error);
  return error;
}

/** True for the failure of a file of the app that could not be fetched, as without a network; false for a defect. */
export function isMissingCode(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && missing.has(failure);
}

/**
 * A new version may have replaced the script of the screen that a person opens: loads the page again, once within a minute, at
 * the address that was opened, and says whether it does. Called for a screen that was opened and did not come, which no form
 * can be on, once nothing is being sent; never for what is only fetched ahead. Without a network, or without storage to count in, nothing is loaded
 * again: that would trade the app for the browser's own error page, or repeat for ever (D40, D110).
 */
export function reloadForNewVersion(reload = () => window.location.reload()): boolean {
  if (!navigator.onLine || !isFirstWithinAMinute()) return false;
  reload();
  return true;
}

function isFirstWithinAMinute(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(MARK)) < ONCE_IN_MS) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
