import { numberAfter } from '../suites/number-after.ts';
import { runTests } from '../suites/run-tests.ts';

/**
 * Kills the server a hundred times with `kill -9`, or as `--times` says, during every call that writes, with a new seed each
 * time: `packages/server-suite/tests/http-kills.test.ts`. Returns 1 when something was lost or is partial, else 0.
 */
export function benchKills(): Promise<number> {
  const seed = Date.now() % 1_000_000;
  console.log(`HUELLA_KILLS_SEED=${seed}`);
  const variables = { HUELLA_KILLS: String(numberAfter('--times', 100)), HUELLA_KILLS_SEED: String(seed) };
  return runTests(
    'packages/server-suite',
    ['--project', 'sqlite-file', 'tests/http-kills.test.ts'],
    variables,
  );
}
