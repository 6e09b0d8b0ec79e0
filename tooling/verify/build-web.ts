import { join } from 'node:path';
import { hasGit } from './has-git.ts';
import { run } from './turbo.ts';

/** `build-web.ts TASK …` builds the web app: only what changed, or everything without git. */
const root = join(import.meta.dirname, '../..');
const tasks = process.argv.slice(2);
const passed = hasGit(root)
  ? run('turbo', ['run', ...tasks, '--filter=@huella/web', '--output-logs=errors-only'])
  : tasks.every((task) => run('pnpm', ['--filter', '@huella/web', 'run', task]));
process.exit(passed ? 0 : 1);
