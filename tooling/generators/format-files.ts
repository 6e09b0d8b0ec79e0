import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export function formatFiles(root: string, files: readonly string[]): void {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['--write', ...sources], {
    cwd: root,
    stdio: 'ignore',
  });
}
