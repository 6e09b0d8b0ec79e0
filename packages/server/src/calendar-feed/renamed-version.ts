import type { Version } from './repositories/feed-events.ts';
import type { Renames } from './repositories/pet-renames.ts';

/** Titles contain pets' names, so a rename is a new version. */
export function renamedVersion({ sequence, changedAt }: Version, renames: readonly Renames[]): Version {
  const times = [changedAt, ...renames.map(({ last }) => last)].map((at) => at.getTime());
  return {
    sequence: renames.reduce((sum, { count }) => sum + count, sequence),
    changedAt: new Date(Math.max(...times)),
  };
}
