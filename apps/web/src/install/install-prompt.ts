/** What Chromium tells a page that may be installed; not in TypeScript's DOM, as no standard has it. */
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
 * Keeps the browser's offer to install the app for the row of the settings, in place of its own bar over the first screen. It comes once
 * per page, at any moment, so this is called before anything is drawn.
 */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    write(event);
  });
  window.addEventListener('appinstalled', () => write(null));
}

/** For `useSyncExternalStore`: whether the browser would install the app now. */
export const installPrompt = {
  isOffered: () => offered !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows the browser's own question, by a tap. An offer is good for one question, whatever the answer. */
  show: async (): Promise<void> => {
    const event = offered;
    write(null);
    await event?.prompt();
  },
};
