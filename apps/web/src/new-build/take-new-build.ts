import { toast } from '@huella/ui';
import { newBuild } from './served-build.ts';

const MARK = 'huella-new-build';

/**
 * Loads the page again where another build is served by now and nothing would be lost (D110). Called when a screen was opened, at its
 * address already: the history, and what was handed over with the navigation, stay. Until the page goes nobody can type into it.
 */
export function takeNewBuild(isSending: boolean, reload = () => window.location.reload()): void {
  const build = newBuild();
  if (build === null || isSending || !navigator.onLine || !isClean() || !isFirstTime(build)) return;
  document.body.inert = true;
  reload();
}

/** Nothing typed, no question open, nothing that a person has not read yet. */
function isClean(): boolean {
  const isDialogOpen = document.documentElement.hasAttribute('data-page-dialog');
  return !isDialogOpen && !toast.isShown() && !wouldAsk();
}

/** Whether the browser would ask before the page goes: who keeps something unsaved has told it so. */
function wouldAsk(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * A server that announces a build and answers with another one would have each screen loaded twice, for ever: one try per build. Without
 * storage to remember it there is none.
 */
function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(MARK) === build) return false;
    sessionStorage.setItem(MARK, build);
    return true;
  } catch {
    return false;
  }
}
