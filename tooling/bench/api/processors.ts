import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/**
 * Moves this process to the last processor and returns the command that starts others on the rest. Without it the scheduler puts a
 * server now on the client's processor, now on another, and each call has two speeds: with one connection the first is twice as fast
 * (nobody has to be woken), with sixteen the second. Empty where it cannot be done: one processor, or no `taskset`.
 */
export function separateProcessors(): readonly string[] {
  const last = cpus().length - 1;
  if (last === 0) return [];
  const moved = spawnSync('taskset', [
    '--all-tasks',
    '--cpu-list',
    '--pid',
    String(last),
    String(process.pid),
  ]);
  return moved.status === 0 ? ['taskset', '--cpu-list', `0-${last - 1}`] : [];
}
