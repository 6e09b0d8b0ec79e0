import type { Browser, Page } from 'playwright';
import { openPhone } from '../web/phone-context.ts';
import { PHONE } from '../web/profile.ts';

export interface FirstUse extends Hands {
  arrived: number | null;
  sent: number;
  leaked: boolean;
}

interface Hands {
  seen: number;
  tapped: number;
  wasOwned: boolean;
}

export interface Credentials {
  email: string;
  password: string;
}

declare global {
  interface Window {
    huellaHands?: Hands;
  }
}

const TIMEOUT = 60_000;
/** Milliseconds in which a second login would be seen. */
const QUIET_MS = 1_000;
const SLIDES_SHOWN = [{ name: 'initial_slides', value: 'true' }];

export async function useAtOnce(
  browser: Browser,
  app: string,
  who: Credentials,
  delay: number,
): Promise<FirstUse> {
  const context = await openPhone(browser, app, SLIDES_SHOWN);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', PHONE.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    await page.addInitScript(typeAndTap, { ...who, delay });
    const logins = countLogins(page);
    const urls = recordUrls(page);
    await page.goto(new URL('/login', app).href, { waitUntil: 'commit', timeout: TIMEOUT });
    const arrived = await arrival(page);
    await page.waitForTimeout(QUIET_MS);
    const hands = await page.evaluate(() => window.huellaHands);
    if (!hands) throw new Error('the form was never seen');
    return { ...hands, arrived, sent: logins(), leaked: urls.some((url) => holds(url, who)) };
  } finally {
    await context.close();
  }
}

/** Runs in the page, with the browser's own editing and clicking: input from outside would be slower than a person's. */
function typeAndTap({ email, password, delay }: Credentials & { delay: number }): void {
  const watch = (): void => {
    const [first, second, button] = ['[name=email]', '[name=password]', 'button[type=submit]'].map(
      (selector) => document.querySelector<HTMLElement>(selector),
    );
    if (!first || !second || !button?.checkVisibility({ visibilityProperty: true }))
      return void requestAnimationFrame(watch);
    const seen = performance.now();
    first.focus();
    document.execCommand('insertText', false, email);
    second.focus();
    document.execCommand('insertText', false, password);
    const tap = () => {
      const wasOwned = Object.keys(button).some((key) => key.startsWith('__react'));
      window.huellaHands = { seen, tapped: performance.now(), wasOwned };
      button.click();
    };
    if (delay === 0) tap();
    else setTimeout(tap, delay);
  };
  watch();
}

function countLogins(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/auth/login') count += 1;
  });
  return () => count;
}

function recordUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  return urls;
}

function holds(url: string, { email, password }: Credentials): boolean {
  const text = decodeURIComponent(url);
  return text.includes(email) || text.includes(password);
}

function arrival(page: Page): Promise<number | null> {
  return page.waitForURL('**/tabs/home', { timeout: TIMEOUT, waitUntil: 'commit' }).then(
    () => page.evaluate(() => performance.now()),
    () => null,
  );
}
