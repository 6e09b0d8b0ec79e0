import type { Browser, Page } from 'playwright';

/** The longest task of a page's main thread in milliseconds: as the clock saw it, and the processor time of it. */
export interface LongestTask {
  clock: number;
  processor: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * Watches the main thread while something happens. Processor time is what the page itself costs (the throttling counts as such);
 * the clock also counts what else a busy machine did meanwhile.
 */
export async function longestTaskDuring(
  browser: Browser,
  page: Page,
  happens: () => Promise<void>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await happens();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainThreadTasks(trace.traceEvents);
  const longest = (part: 'dur' | 'tdur') => Math.max(0, ...tasks.map((task) => task[part] ?? 0)) / 1_000;
  return { clock: longest('dur'), processor: longest('tdur') };
}

/** Of every page of the browser: there is one, and empty ones do nothing. */
function mainThreadTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const place = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(events.filter(isMain).map(place));
  return events.filter((event) => event.name === 'RunTask' && mains.has(place(event)));
}
