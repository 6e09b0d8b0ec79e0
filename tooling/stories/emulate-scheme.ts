import '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

export type Scheme = 'light' | 'dark';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateScheme: (scheme: Scheme) => Promise<void>;
  }
}

/** Switches the colour scheme of the page that a test runs in, as the system's setting would. */
export const emulateScheme: BrowserCommand<[scheme: Scheme]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });
