import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../packages/food-forecast/bench/main.ts');

/**
 * Simulates households over three bags, and compares the forecast of the third with the naive one and with one after a
 * correction. Returns 1 when the bar is missed, else 0.
 */
export async function benchFood(): Promise<number> {
  const [code] = await once(spawn(process.execPath, [MAIN], { stdio: 'inherit' }), 'exit');
  return code === 0 ? 0 : 1;
}
