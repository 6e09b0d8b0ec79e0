import '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

export type Scheme = 'light' | 'dark';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateScheme: (scheme: Scheme) => Promise<void>;
  }
}

export const emulateScheme: BrowserCommand<[scheme: Scheme]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });
