import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { probe } from './probe.ts';
import { PHONE } from './profile.ts';
import type { Target } from './targets.ts';

/** One visit. `scriptKB` counts script bytes over the wire that were there when the screen went live. */
export interface Visit {
  scriptKB: number;
  lcp: number;
  live: number;
  cls: number;
  warmLcp: number;
  tap: number | null;
}

interface Script {
  end: number;
  bytes: number;
}

const QUIET_MS = 1_500;
const TIMEOUT_MS = 60_000;

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', PHONE.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
}

function recordScripts(session: CDPSession): { scripts: Map<string, Script>; start: () => number } {
  const scripts = new Map<string, Script>();
  const pending = new Set<string>();
  let start = 0;
  session.on('Network.requestWillBeSent', ({ type, requestId, timestamp }) => {
    if (type === 'Document' && start === 0) start = timestamp;
    if (type === 'Script') pending.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (pending.has(requestId)) scripts.set(requestId, { end: timestamp, bytes: encodedDataLength });
  });
  return { scripts, start: () => start };
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => window.huellaBench?.live != null, undefined, { timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await page.waitForTimeout(QUIET_MS);
}

async function timeTap(page: Page, target: Target): Promise<number | null> {
  if (!target.tap) return null;
  const { press, ready } = target.tap;
  return page.evaluate(
    ([pressSelector, readySelector]) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        document.querySelector<HTMLElement>(pressSelector)?.click();
        const watch = (): void => {
          if (document.querySelector(readySelector)?.getClientRects().length)
            resolve(performance.now() - from);
          else requestAnimationFrame(watch);
        };
        watch();
      }),
    [press, ready] as const,
  );
}

async function open(context: BrowserContext, target: Target) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const recorded = recordScripts(session);
  await page.addInitScript(probe, target.ready);
  await page.goto(target.url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  await settled(page);
  return { page, ...recorded };
}

async function measure(context: BrowserContext, target: Target): Promise<Visit> {
  const cold = await open(context, target);
  const times = await cold.page.evaluate(() => window.huellaBench);
  const live = times.live ?? 0;
  const until = cold.start() + live / 1_000 + 0.005;
  const bytes = [...cold.scripts.values()]
    .filter(({ end }) => end <= until)
    .reduce((sum, s) => sum + s.bytes, 0);
  const tap = await timeTap(cold.page, target);
  await cold.page.close();
  const warm = await open(context, target);
  const warmLcp = await warm.page.evaluate(() => window.huellaBench.lcp);
  return { scriptKB: bytes / 1_000, lcp: times.lcp, live, cls: times.shifts, warmLcp, tap };
}

/** Opens a target in a fresh profile, cold and then warm, on the phone profile. */
export async function visit(browser: Browser, target: Target): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE.viewport,
    isMobile: true,
    hasTouch: true,
    ...(target.localStorage && {
      storageState: {
        cookies: [],
        origins: [{ origin: new URL(target.url).origin, localStorage: target.localStorage }],
      },
    }),
  });
  try {
    return await measure(context, target);
  } finally {
    await context.close();
  }
}
