import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

export interface PoliciesTable {
  id: Generated<number>;
  account_id: number;
  pet_id: number;
  plan_id: number;
  payment_method_id: number | null;
  /** As printed on the card: `HU-` and eight digits, or the other channel's number. */
  number: string;
  start_day: DayText;
  benefit_code: string | null;
  /** When the insurer ended it early: from then on the card says ANULADA. */
  cancelled_at: Instant | null;
  created_at: Instant;
}

/** A policy taken out through another channel, until it is associated with an account (specification §1 *Sync pets*). */
export interface ExternalPoliciesTable {
  id: Generated<number>;
  email_key: string;
  nombre: string;
  color: string;
  sexo: 'H' | 'M';
  fecha_nacimiento: DayText;
  animal: 'Perro' | 'Gato';
  raza: string;
  plan_id: number;
  number: string;
  start_day: DayText;
  /** Null until it is associated. */
  account_id: number | null;
  associated_at: Instant | null;
  created_at: Instant;
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
