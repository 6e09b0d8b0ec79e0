import type { Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from '../telemetry/observer.ts';
import { createDatabaseMetrics, type ReadDatabase } from './database-metrics.ts';

export interface Metrics {
  readonly observer: Observer;
  /** Counts running requests. */
  readonly watch: (server: Server) => void;
  /** Prometheus' text format, with current values of the database. */
  readonly text: (database: ReadDatabase) => Promise<string>;
}

/** Prometheus' content type of `text`. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** Counts requests, jobs and resources. Labels are call ids, statuses and fixed names, never personal data. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'huella_request_seconds',
    help: 'Until the answer of a request began, by the call of the contract and the status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const inFlight = new Gauge({
    name: 'huella_requests_in_flight',
    help: 'Requests that are not answered in full',
    registers,
  });
  const jobs = new Histogram({
    name: 'huella_job_seconds',
    help: 'How long a pass of a job took',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'huella_job_last_success_timestamp_seconds',
    help: 'When a pass of a job last succeeded',
    labelNames: ['job'],
    registers,
  });
  const failures = new Counter({
    name: 'huella_log_errors_total',
    help: 'Lines of errors in the log, by their name',
    labelNames: ['event'],
    registers,
  });
  const readDatabase = createDatabaseMetrics(register);
  return {
    observer: {
      request: ({ call, status, milliseconds }) => requests.observe({ call, status }, milliseconds / 1000),
      job: ({ name, succeeded, milliseconds }) => {
        jobs.observe({ job: name, outcome: succeeded ? 'done' : 'failed' }, milliseconds / 1000);
        if (succeeded) lastSuccess.setToCurrentTime({ job: name });
      },
      failure: (event) => failures.inc({ event }),
    },
    watch: (server) => {
      server.on('request', (_, response) => {
        inFlight.inc();
        response.once('close', () => inFlight.dec());
      });
    },
    text: async (database) => {
      await readDatabase(database);
      return register.metrics();
    },
  };
}
