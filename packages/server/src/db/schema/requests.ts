import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

export type ChangeState = 'PENDIENTE' | 'APROBADA' | 'RECHAZADA';

export interface ChangeRequestsTable {
  id: Generated<number>;
  account_id: number;
  /** Null when the person's own data are to change. */
  pet_id: number | null;
  estado: ChangeState;
  created_at: Instant;
  resolved_at: Instant | null;
  reason: string | null;
  /** When its owner read what became of it. */
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

/** A single-use link that associates the policies of an address with the account that asked for it. */
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
  /** The reference number that the person gets. */
  code: string;
  nombre: string;
  dni: string;
  email: string;
  /** The policy's number as the person gave it. */
  policy_number: string | null;
  reason: string | null;
  estado: 'PENDIENTE' | 'RESUELTA';
  created_at: Instant;
  resolved_at: Instant | null;
}

/** That an account was deleted: no more of it than its number, for a backup that still has it. */
export interface ErasuresTable {
  account_id: number;
  erased_at: Instant;
  /** When it was noted beside the database, too. */
  noted_at: Instant | null;
}

/** What the law makes the insurer keep of a deleted account: who was insured, for what, from when until when. */
export interface RetainedPoliciesTable {
  id: Generated<number>;
  number: string;
  plan: string;
  pet_name: string;
  holder: string;
  dni: string;
  start_day: DayText;
  end_day: DayText;
  /** The day after which it is deleted, too. */
  keep_until: DayText;
  created_at: Instant;
}
