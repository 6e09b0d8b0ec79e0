import { spawnSync } from 'node:child_process';

/**
 * Whether git knows the folder's files. Turbo asks git for them; without it, as in an unpacked archive, it follows every link in
 * `node_modules` and does not end.
 */
export function hasGit(folder: string): boolean {
  return spawnSync('git', ['rev-parse', '--git-dir'], { cwd: folder, stdio: 'ignore' }).status === 0;
}
