import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export type ChangeState = 'PENDIENTE' | 'APROBADA' | 'RECHAZADA';

export interface ChangeRequestsTable {
  id: Generated<number>;
  account_id: number;
  /** Null for the person's own data. */
  pet_id: number | null;
  estado: ChangeState;
  created_at: Instant;
  resolved_at: Instant | null;
  reason: string | null;
  seen_at: Instant | null;
}

export interface ChangeFieldsTable {
  id: Generated<number>;
  request_id: number;
  /** A column of `pets` or `persons`. */
  field: string;
  old_value: string | null;
  new_value: string | null;
  /** Unique while pending, null afterwards: one pending request per field. */
  pending_key: string | null;
}
