import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const isWindows = process.platform === 'win32';

export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Half as many tasks again as processors, because tests of servers and browsers often wait. */
const CONCURRENCY = Math.ceil(availableParallelism() * 1.5);

export function turbo(...tasks: string[]): boolean {
  return run('turbo', ['run', ...tasks, '--output-logs=errors-only', `--concurrency=${CONCURRENCY}`]);
}

interface DryRun {
  readonly tasks: readonly {
    readonly task: string;
    readonly directory: string;
    readonly command: string;
    readonly hash: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
  }[];
}

/** The packages whose `task` has not passed with the current files: folders, and hashes of these files. */
function stalePackages(task: string): { folders: string[]; hashes: string[] } {
  const { status, stdout } = spawnSync('turbo', ['run', task, '--dry=json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`turbo cannot plan ${task}`);
  const plan: DryRun = JSON.parse(stdout);
  const stale = plan.tasks.filter(
    (one) => one.task === task && one.command !== '<NONEXISTENT>' && one.cache.status === 'MISS',
  );
  return {
    folders: stale.map(({ directory }) => directory.replaceAll('\\', '/')),
    hashes: stale.map(({ hash }) => hash),
  };
}

/**
 * Runs one process for all packages whose `task` is stale, because starting one each takes longer than the work. When it passes,
 * turbo records the tasks as passed (`unless-passed.ts`) by the hashes from before: files saved meanwhile have another hash and
 * run for themselves.
 */
export function runForStale(task: string, command: string, args: readonly string[]): boolean {
  const { folders, hashes } = stalePackages(task);
  if (folders.length === 0) return true;
  if (!run(command, [...args, ...folders])) return false;
  return run('turbo', ['run', task, '--output-logs=errors-only'], { HUELLA_PASSED: hashes.join(' ') });
}
