import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

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

/** A single-use link that associates the policies of an email with the requesting account. */
export interface SyncLinksTable {
  id: Generated<number>;
  account_id: number;
  email_key: string;
  token_hash: string;
  expires_at: Instant;
  used_at: Instant | null;
}

/** Botón de baja and Botón de arrepentimiento (Disposición 954/2025), made with or without an account. */
export interface LegalRequestsTable {
  id: Generated<number>;
  kind: 'BAJA' | 'ARREPENTIMIENTO';
  code: string;
  nombre: string;
  dni: string;
  email: string;
  policy_number: string | null;
  reason: string | null;
  estado: 'PENDIENTE' | 'RESUELTA';
  created_at: Instant;
  resolved_at: Instant | null;
}

/** A deleted account's number, for backups that still contain the account. */
export interface ErasuresTable {
  account_id: number;
  erased_at: Instant;
  /** When it was recorded outside the database, too. */
  noted_at: Instant | null;
}

export interface RetainedPoliciesTable {
  id: Generated<number>;
  number: string;
  plan: string;
  pet_name: string;
  holder: string;
  dni: string;
  start_day: DayText;
  end_day: DayText;
  /** Deleted after this day. */
  keep_until: DayText;
  created_at: Instant;
}
