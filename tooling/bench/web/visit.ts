import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { openPhone } from './phone-context.ts';
import { probe } from './probe.ts';
import { PHONE } from './profile.ts';
import { timeTap } from './tap.ts';
import type { Target } from './targets.ts';

/** `scriptKB` counts script bytes over the wire until the page went live; taps are milliseconds until the next page. */
export interface Visit {
  scriptKB: number;
  lcp: number;
  live: number;
  cls: number;
  warmLcp: number;
  /** A second after the page is live: nobody has read it sooner. */
  earlyTap: number | null;
  lateTap: number | null;
}

interface Script {
  end: number;
  bytes: number;
}

const QUIET_MS = 3_000;
const TIMEOUT_MS = 60_000;
const READ_MS = 1_000;

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

async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.huellaBench?.live != null, undefined, { timeout: TIMEOUT_MS });
}

async function settled(page: Page): Promise<void> {
  await alive(page);
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await page.waitForTimeout(QUIET_MS);
}

async function open(context: BrowserContext, target: Target) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const recorded = recordScripts(session);
  await page.addInitScript(probe, target.ready);
  await page.goto(target.url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  return { page, session, ...recorded };
}

async function measure(context: BrowserContext, target: Target): Promise<Omit<Visit, 'earlyTap'>> {
  const cold = await open(context, target);
  await settled(cold.page);
  const times = await cold.page.evaluate(() => window.huellaBench);
  const live = times.live ?? 0;
  const until = cold.start() + live / 1_000 + 0.005;
  const bytes = [...cold.scripts.values()]
    .filter(({ end }) => end <= until)
    .reduce((sum, s) => sum + s.bytes, 0);
  const lateTap = target.tap ? await timeTap(cold, target.tap) : null;
  await cold.page.close();
  const warm = await open(context, target);
  await settled(warm.page);
  const warmLcp = await warm.page.evaluate(() => window.huellaBench.lcp);
  return { scriptKB: bytes / 1_000, lcp: times.lcp, live, cls: times.shifts, warmLcp, lateTap };
}

async function measureEarlyTap(context: BrowserContext, target: Target): Promise<number | null> {
  if (!target.tap) return null;
  const cold = await open(context, target);
  await alive(cold.page);
  await cold.page.waitForTimeout(READ_MS);
  return timeTap(cold, target.tap);
}

/** Opens a target in a fresh profile, cold and then warm, and in another one to tap early, on the phone profile. */
export async function visit(browser: Browser, target: Target): Promise<Visit> {
  const measured = await inFreshProfile(browser, target, measure);
  return { ...measured, earlyTap: await inFreshProfile(browser, target, measureEarlyTap) };
}

async function inFreshProfile<Result>(
  browser: Browser,
  target: Target,
  work: (context: BrowserContext, target: Target) => Promise<Result>,
): Promise<Result> {
  const context = await openPhone(browser, target.url, target.localStorage ?? []);
  try {
    return await work(context, target);
  } finally {
    await context.close();
  }
}
