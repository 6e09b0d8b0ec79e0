import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const isWindows = process.platform === 'win32';

/** Runs a command of the repository with its output shown; true when it passed. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Half as many tasks again as processors, because tests of servers and browsers often wait. Shows the output of those that failed. */
const CONCURRENCY = Math.ceil(availableParallelism() * 1.5);

export function turbo(...tasks: string[]): boolean {
  return run('turbo', ['run', ...tasks, '--output-logs=errors-only', `--concurrency=${CONCURRENCY}`]);
}

interface DryRun {
  readonly tasks: readonly {
    readonly task: string;
    readonly directory: string;
    readonly command: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
  }[];
}

/** The folders of the packages whose `task` has not passed with today's files. */
function stalePackages(task: string): string[] {
  const { status, stdout } = spawnSync('turbo', ['run', task, '--dry=json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: isWindows,
  });
  if (status !== 0) throw new Error(`turbo cannot plan ${task}`);
  const plan: DryRun = JSON.parse(stdout);
  return plan.tasks
    .filter((one) => one.task === task && one.command !== '<NONEXISTENT>' && one.cache.status === 'MISS')
    .map(({ directory }) => directory.replaceAll('\\', '/'));
}

/**
 * Runs one process for all packages whose `task` is stale, because starting one for each takes longer than the work. When it
 * passed, the tasks are recorded as passed in turbo's cache (`unless-passed.ts`).
 */
export function runForStale(task: string, command: string, args: readonly string[]): boolean {
  const folders = stalePackages(task);
  if (folders.length === 0) return true;
  if (!run(command, [...args, ...folders])) return false;
  return run('turbo', ['run', task, '--output-logs=errors-only'], { HUELLA_PASSED: task });
}
