import { runTests } from '../suites/run-tests.ts';

/**
 * A year of 2 000 events of ten pets on PostgreSQL, with two reminder processes, killed twenty times in mid-work:
 * `packages/server-suite/tests/reminders-kills.test.ts`. Returns 1 when a reminder is missing, doubled or at the wrong hour, else
 * 0.
 */
export function benchReminders(): Promise<number> {
  const args = ['--project', 'postgres', 'tests/reminders-kills.test.ts'];
  return runTests('packages/server-suite', args, { HUELLA_REMINDER_KILLS: '20' });
}
