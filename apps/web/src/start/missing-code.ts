const MARK = 'huella-reloaded-for-new-version';
const ONCE_IN_MS = 60_000;

const missing = new WeakSet<object>();

/** Marks and returns an error of a failed fetch of code: `isMissingCode` tells it from a defect. */
export function noteMissingCode(failure: unknown): Error {
  const error = failure instanceof Error ? failure : new Error('A file of the app did not come');
  missing.add(error);
  return error;
}

/** True when a file of the app could not be fetched, as without a network; false for a defect. */
export function isMissingCode(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && missing.has(failure);
}

/**
 * Reloads the page, once a minute at most, because an update may have replaced the script of the opened page; returns whether it
 * does. Only after a navigation that failed, when nothing is typed or being sent. Without a network or storage it does not,
 * because the browser's error page or an endless loop would follow (D40, D110).
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
