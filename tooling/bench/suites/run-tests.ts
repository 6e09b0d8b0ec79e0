import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

export async function runTests(
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<number> {
  const cwd = join(ROOT, folder);
  const vitest = join(cwd, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, [vitest, 'run', ...args], { cwd, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
}
