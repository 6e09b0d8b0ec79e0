import { spawnSync } from 'node:child_process';

/**
 * True where git knows the folder's files. Turbo asks git which they are; without it, as in an unpacked archive, it follows every link in
 * `node_modules` and does not come to an end.
 */
export function hasGit(folder: string): boolean {
  return spawnSync('git', ['rev-parse', '--git-dir'], { cwd: folder, stdio: 'ignore' }).status === 0;
}
