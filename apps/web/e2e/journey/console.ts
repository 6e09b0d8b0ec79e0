import type { ConsoleMessage, Page } from '@playwright/test';

/** Not caused by the app: the icon that a browser looks for beside a bare file, and Playwright's own message. */
const isOfTheHarness = (message: ConsoleMessage) =>
  message.location().url.endsWith('/favicon.ico') || message.text().includes('blocked by Playwright');

export function listenToConsole(page: Page): { type: string; text: string }[] {
  const said: { type: string; text: string }[] = [];
  page.on('console', (message) => {
    if (!isOfTheHarness(message)) said.push({ type: message.type(), text: message.text() });
  });
  page.on('pageerror', (error) => said.push({ type: 'error', text: String(error) }));
  return said;
}
