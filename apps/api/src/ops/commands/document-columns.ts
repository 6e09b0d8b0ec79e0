import type { ClaimDocument } from '@huella/server/operator';
import { shortTime } from '../table.ts';

/** FILE is the id for the commands of files, also for paper. */
export const documentColumns = {
  FILE: ({ id }: ClaimDocument) => id,
  SLOT: ({ slot }: ClaimDocument) => slot,
  WHAT: ({ name }: ClaimDocument) => name,
  STATE: ({ state }: ClaimDocument) => state,
  RECEIVED: ({ receivedAt }: ClaimDocument) => shortTime(receivedAt),
  NAME: ({ fileName }: ClaimDocument) => fileName ?? 'on paper',
  KB: ({ size }: ClaimDocument) => (size === null ? null : Math.ceil(size / 1024)),
  REASON: ({ reason }: ClaimDocument) => reason,
};
