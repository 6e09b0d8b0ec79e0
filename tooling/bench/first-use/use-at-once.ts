import type { Browser, CDPSession, Page } from 'playwright';
import { openPhone } from '../web/phone-context.ts';
import { PHONE } from '../web/profile.ts';

/** What came of a visit in which somebody used the login as soon as they saw it. Times in ms since the visit began. */
export interface FirstUse {
  /** The form's first paint, the tap, and the arrival at home; null for never. */
  painted: number;
  tapped: number;
  arrived: number | null;
  /** Whether React owned the button when it was tapped: such a visit says nothing about what comes before. */
  wasOwned: boolean;
  /** How often the login was sent. */
  sent: number;
  /** Whether an address that the browser opened held what was typed. */
  leaked: boolean;
}

export interface Credentials {
  email: string;
  password: string;
}

type Places = Readonly<Record<'email' | 'password' | 'submit', { x: number; y: number }>>;

declare global {
  interface Window {
    huellaFormSeen: (painted: number, places: Places) => void;
    huellaFirstTap?: { at: number; wasOwned: boolean };
  }
}

const TIMEOUT = 60_000;
const ARRIVAL_MS = 30_000;
/** A second login that is on its way would be seen by then. */
const QUIET_MS = 1_000;
const SLIDES_SHOWN = [{ name: 'initial_slides', value: 'true' }];

/** Opens the login on the phone profile, types as soon as the button can be seen, taps it, and waits for home. */
export async function useAtOnce(browser: Browser, app: string, who: Credentials): Promise<FirstUse> {
  const context = await openPhone(browser, app, SLIDES_SHOWN);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', PHONE.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    const seen = Promise.withResolvers<{ painted: number; places: Places }>();
    await page.exposeFunction('huellaFormSeen', (painted: number, places: Places) =>
      seen.resolve({ painted, places }),
    );
    await page.addInitScript(recordFirstUse);
    const logins = countLogins(page);
    const addresses = recordAddresses(page);
    await page.goto(new URL('/login', app).href, { waitUntil: 'commit', timeout: TIMEOUT });
    const { painted, places } = await seen.promise;
    await typeAndTap(session, places, who);
    const arrived = await arrival(page);
    await page.waitForTimeout(QUIET_MS);
    const first = await page.evaluate(() => window.huellaFirstTap);
    const leaked = addresses.some((address) => holds(address, who));
    const { at: tapped = Number.NaN, wasOwned = true } = first ?? {};
    return { painted, tapped, wasOwned, arrived, sent: logins(), leaked };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: says when the form can be seen and where, and notes the first tap on the button that sends, before any other
 * script hears of it. Asking from outside would take longer than a person does.
 */
function recordFirstUse(): void {
  const watch = (): void => {
    const [email, password, submit] = ['[name=email]', '[name=password]', 'button[type=submit]'].map(
      (selector) => {
        const element = document.querySelector(selector);
        if (!element?.checkVisibility({ visibilityProperty: true })) return null;
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 3, y: y + height / 2 };
      },
    );
    if (email && password && submit) window.huellaFormSeen(performance.now(), { email, password, submit });
    else requestAnimationFrame(watch);
  };
  watch();
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button[type=submit]') : null;
      if (!button || window.huellaFirstTap) return;
      const wasOwned = Object.keys(button).some((key) => key.startsWith('__react'));
      window.huellaFirstTap = { at: performance.now(), wasOwned };
    },
    { capture: true },
  );
}

function countLogins(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/auth/login') count += 1;
  });
  return () => count;
}

function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

function holds(address: string, { email, password }: Credentials): boolean {
  const text = decodeURIComponent(address);
  return text.includes(email) || text.includes(password);
}

/** By finger and keys, which the browser queues as a phone does. */
async function typeAndTap(session: CDPSession, places: Places, who: Credentials): Promise<void> {
  await tap(session, places.email);
  await session.send('Input.insertText', { text: who.email });
  await tap(session, places.password);
  await session.send('Input.insertText', { text: who.password });
  await tap(session, places.submit);
}

async function tap(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function arrival(page: Page): Promise<number | null> {
  return page.waitForURL('**/tabs/home', { timeout: ARRIVAL_MS, waitUntil: 'commit' }).then(
    () => page.evaluate(() => performance.now()),
    () => null,
  );
}
