/** Chromium's event for installable pages; not in TypeScript's DOM, because it is not standard. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function write(next: InstallPromptEvent | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/**
 * Keeps the browser's install prompt for the row in settings. The event fires once per page, at any time, so this runs before the
 * first render.
 */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    write(event);
  });
  window.addEventListener('appinstalled', () => write(null));
}

/** For `useSyncExternalStore`: whether the browser can install the app now. */
export const installPrompt = {
  isOffered: () => offered !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows the browser's prompt, once per event. Must be called from a user gesture. */
  show: async (): Promise<void> => {
    const event = offered;
    write(null);
    await event?.prompt();
  },
};
