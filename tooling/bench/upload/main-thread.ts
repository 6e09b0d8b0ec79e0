import type { Browser, Page } from 'playwright';

/** The longest task of the main thread in milliseconds, by the clock and by CPU time. */
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
 * Observes the main thread during `action`. CPU time is the page's own cost, including throttling; the clock includes other
 * load of the machine.
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

function mainThreadTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const place = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(events.filter(isMain).map(place));
  return events.filter((event) => event.name === 'RunTask' && mains.has(place(event)));
}
