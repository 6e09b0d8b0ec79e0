import { numberAfter } from '../suites/number-after.ts';
import { runTests } from '../suites/run-tests.ts';

/**
 * Runs the tests with random input fifty times as long, or as `--times` says, with a new seed each time: requests and forms on
 * both engines, files, spreadsheets. Returns how many of the three failed.
 */
export async function benchFuzz(): Promise<number> {
  const variables = { HUELLA_FUZZ: String(numberAfter('--times', 50)), HUELLA_FULL: '1' };
  const engines = ['--project', 'memory', '--project', 'postgres'];
  const requests = await runTests('packages/server-suite', [...engines, 'fuzz'], variables);
  const files = await runTests('packages/server', ['files-fuzz'], variables);
  return requests + files + (await runTests('apps/api', ['import-fuzz'], variables));
}
