import type { Version } from './repositories/feed-events.ts';
import type { Renames } from './repositories/pet-renames.ts';

/** The version of an entry that says the names of pets: another name is another version. */
export function renamedVersion({ sequence, changedAt }: Version, renames: readonly Renames[]): Version {
  const times = [changedAt, ...renames.map(({ last }) => last)].map((at) => at.getTime());
  return {
    sequence: renames.reduce((sum, { count }) => sum + count, sequence),
    changedAt: new Date(Math.max(...times)),
  };
}
