import { queueState, type Ports, type QueueState } from '@huella/server';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';

export type ReadDatabase = Pick<Ports, 'db' | 'clock'>;

const queueGauges: readonly (readonly [keyof QueueState, string, string])[] = [
  ['mailsWaiting', 'huella_mails_waiting', 'Mails that have not gone out'],
  ['oldestMailAge', 'huella_mails_oldest_age_seconds', 'Age of the mail that waits longest'],
  ['mailsAbandoned', 'huella_mails_given_up', 'Mails that were abandoned in the last two weeks'],
  ['pushesWaiting', 'huella_pushes_waiting', 'Push messages that have not gone out'],
  [
    'longestPushDelay',
    'huella_pushes_longest_delay_seconds',
    'How long the push message waits that is due longest',
  ],
];

/** Queries the database on each call. A metric reports an unavailable one, and its other values are omitted. */
export function createDatabaseMetrics(register: Registry): (database: ReadDatabase) => Promise<void> {
  const registers = [register];
  const up = new Gauge({ name: 'huella_database_up', help: 'Whether the database answered', registers });
  const wait = new Gauge({
    name: 'huella_database_wait_seconds',
    help: 'How long the database took for the least question, the wait for a connection or a lock included',
    registers,
  });
  const queues = queueGauges.map(([field, name, help]) => ({
    field,
    gauge: new Gauge({ name, help, registers }),
  }));
  return async ({ db, clock }) => {
    const startedAt = performance.now();
    try {
      await sql`select 1`.execute(db);
      wait.set((performance.now() - startedAt) / 1000);
      const state = await queueState(db, clock.now());
      for (const { field, gauge } of queues) gauge.set(state[field]);
      up.set(1);
    } catch {
      up.set(0);
      wait.remove();
      for (const { gauge } of queues) gauge.remove();
    }
  };
}
