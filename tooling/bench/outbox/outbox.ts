import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../../apps/web');
const SEEDS = ['1', '2', '3'];

/** Forty files from 20 kB to 20 MB, and a browser that is killed twenty times while sending them. */
const LOAD = { OUTBOX_KILLS: '20', OUTBOX_FILES: '40', OUTBOX_LARGEST: '20000000' };

/**
 * Kills browsers while they send, and runs the other journeys of `apps/web/e2e/real/outbox*.spec.ts`: two tabs, a full disk, a
 * logout. `OUTBOX_SEED` chooses one of three seeds. Returns how many runs failed.
 */
export async function benchOutbox(): Promise<number> {
  const given = process.env['OUTBOX_SEED'];
  let failed = await runs('outbox.spec', {});
  for (const seed of given ? [given] : SEEDS)
    failed += await runs('outbox-once', { ...LOAD, OUTBOX_SEED: seed });
  return failed;
}

async function runs(name: string, variables: Readonly<Record<string, string>>): Promise<number> {
  const cli = join(WEB, 'node_modules/@playwright/test/cli.js');
  const options = [
    '--config',
    'e2e/playwright.config.ts',
    '--project',
    'real',
    '--retries',
    '0',
    '--workers',
    '1',
  ];
  const child = spawn(process.execPath, [cli, 'test', name, ...options], {
    cwd: WEB,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
}
