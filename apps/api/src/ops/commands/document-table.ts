import type { ClaimDocument } from '@huella/server/operator';
import { formatTable, shortTime } from '../table.ts';

/** What came to a claim, a line each. FILE is the id that the commands of files take, also of what came on paper. */
export function documentTable(documents: readonly ClaimDocument[]): string {
  return formatTable(documents, {
    FILE: ({ id }) => id,
    SLOT: ({ slot }) => slot,
    WHAT: ({ name }) => name,
    STATE: ({ state }) => state,
    CAME: ({ cameAt }) => shortTime(cameAt),
    NAME: ({ fileName }) => fileName ?? 'on paper',
    KB: ({ size }) => (size === null ? null : Math.ceil(size / 1024)),
    REASON: ({ reason }) => reason,
  });
}
