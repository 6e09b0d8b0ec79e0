const MARK = 'huella-reloaded-for-new-version';
const ONCE_IN_MS = 60_000;

const missing = new WeakSet<object>();

/** True for the failure of a file of the app that could not be fetched, as without a network; false for a defect. */
export function isMissingCode(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && missing.has(failure);
}

/** True the first time within a minute. Without storage never: a reload could repeat for ever. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(MARK)) < ONCE_IN_MS) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * A new version may have replaced the script files that an open tab still asks for: load the page again, once, at the
 * address that was being opened, instead of showing a technical error. Without a network nothing is loaded again: that
 * would trade the app for the browser's own error page (D40).
 */
export function reloadAfterDeploy(addressBeingOpened: () => string): void {
  window.addEventListener('vite:preloadError', (event) => {
    missing.add(event.payload);
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    window.location.assign(addressBeingOpened());
  });
}
