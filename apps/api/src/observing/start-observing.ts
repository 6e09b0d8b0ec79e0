import type { Server } from 'node:http';
import type { Ports } from '@huella/server';
import type { Settings } from '../config/settings.ts';
import type { Fetch } from '../runtime/front-door.ts';
import type { Observer } from './observer.ts';

export interface Observing {
  readonly observer: Observer;
  watch(server: Server): void;
  /** The site, and beside it the metrics for those who may see them. */
  guard(site: Fetch, database: Pick<Ports, 'db' | 'clock'>): Fetch;
}

/** What the settings ask to observe; null when that is nothing, and then no code of it is read. */
export async function startObserving({ metricsToken: token }: Settings): Promise<Observing | null> {
  if (token === undefined) return null;
  const { createMetrics, metricsType: contentType } = await import('../metrics/metrics.ts');
  const { withMetrics } = await import('../metrics/metrics-door.ts');
  const { observer, watch, text } = createMetrics();
  return {
    observer,
    watch,
    guard: (site, database) => withMetrics(site, { token, contentType, text: () => text(database) }),
  };
}
