import type { Server } from 'node:http';
import type { Ports } from '@huella/server';
import type { Settings } from '../config/settings.ts';
import type { Fetch } from '../runtime/http-server.ts';
import { observeAll, type Observer } from './observer.ts';

export interface Telemetry {
  readonly observer: Observer;
  readonly watch: (server: Server) => void;
  /** Adds the metrics to the site, for clients with the token. */
  readonly guard: (site: Fetch, database: Pick<Ports, 'db' | 'clock'>) => Fetch;
  readonly stop: () => Promise<void>;
}

type TelemetrySettings = Pick<Settings, 'metricsToken' | 'tracesEndpoint'>;

/** Null if the settings ask for nothing. Loads only the code that is needed. */
export async function startTelemetry({
  metricsToken,
  tracesEndpoint,
}: TelemetrySettings): Promise<Telemetry | null> {
  if (metricsToken === undefined && tracesEndpoint === undefined) return null;
  const metrics = metricsToken === undefined ? null : await startMetrics(metricsToken);
  const tracing = tracesEndpoint === undefined ? null : await startTracing(tracesEndpoint);
  const observers = [metrics?.observer, tracing?.observer].filter((observer) => observer !== undefined);
  return {
    observer: observeAll(observers),
    watch: (server) => metrics?.watch(server),
    guard: (site, database) => metrics?.guard(site, database) ?? site,
    stop: async () => tracing?.stop(),
  };
}

async function startMetrics(token: string): Promise<Omit<Telemetry, 'stop'>> {
  const { createMetrics, metricsType: contentType } = await import('../metrics/metrics.ts');
  const { withMetrics } = await import('../metrics/with-metrics.ts');
  const { observer, watch, text } = createMetrics();
  return {
    observer,
    watch,
    guard: (site, database) => withMetrics(site, { token, contentType, text: () => text(database) }),
  };
}

async function startTracing(endpoint: string): Promise<Pick<Telemetry, 'observer' | 'stop'>> {
  const { createTracing } = await import('../tracing/tracing.ts');
  return createTracing(endpoint);
}
