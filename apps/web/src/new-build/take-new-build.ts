import { toast } from '@huella/ui';
import { newBuild } from './served-build.ts';

const MARK = 'huella-new-build';

/**
 * Reloads the page where another build is served and nothing would be lost (D110). Called after a navigation, so that history and
 * navigation state stay. Blocks typing until the page unloads.
 */
export function takeNewBuild(isSending: boolean, reload = () => window.location.reload()): void {
  const build = newBuild();
  if (build === null || isSending || !navigator.onLine || !isClean() || !isFirstTime(build)) return;
  document.body.inert = true;
  reload();
}

/** Nothing typed, no open dialog, no unread message. */
function isClean(): boolean {
  const isDialogOpen = document.documentElement.hasAttribute('data-page-dialog');
  return !isDialogOpen && !toast.isShown() && !wouldAsk();
}

/** Whether the browser would ask before unloading, because something is unsaved. */
function wouldAsk(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * One try per build: a server that announces a build but serves another would cause endless reloads. Without storage to remember
 * it, there is no try.
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
