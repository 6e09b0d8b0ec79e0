import type { Instant } from './columns.ts';

export interface OrphanedBlobsTable {
  key: string;
  created_at: Instant;
  /** Until when a process is deleting the file; null otherwise. */
  deleting_until: Instant | null;
}
