const MARK = 'huella-reloaded-for-new-version';
const ONCE_IN_MS = 60_000;

function reloadedJustNow(): boolean {
  const at = Number(sessionStorage.getItem(MARK));
  return Date.now() - at < ONCE_IN_MS;
}

/**
 * A new version may have replaced the script files that an open tab still asks for: load the page again, once, instead
 * of showing a technical error.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (reloadedJustNow()) return;
      sessionStorage.setItem(MARK, String(Date.now()));
    } catch {
      // Without storage a reload could repeat for ever; the screen's own error face is better.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
