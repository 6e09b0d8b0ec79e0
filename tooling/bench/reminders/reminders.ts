import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SUITE = join(import.meta.dirname, '../../../packages/server-suite');

/**
 * A year of 2 000 events of ten pets on PostgreSQL, with two processes that remind, twenty of them killed in mid-work:
 * `packages/server-suite/tests/reminders-kills.test.ts`. Answers 1 when a reminder is missing, doubled or at the wrong hour, else 0.
 */
export async function benchReminders(): Promise<number> {
  const vitest = join(SUITE, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--project', 'postgres', 'tests/reminders-kills.test.ts'],
    { cwd: SUITE, env: { ...process.env, HUELLA_REMINDER_KILLS: '20' }, stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
}
