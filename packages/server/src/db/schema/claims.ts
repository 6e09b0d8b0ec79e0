import type { IndicationKind, IndicationState } from '@huella/contract';
import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

export interface ClaimsTable {
  id: Generated<number>;
  account_id: number;
  pet_id: number;
  /** An instant on the day of the illness or accident, as sent (D18). */
  fecha_carga: Instant;
  illness_day: DayText;
  denuncia_administrativa: string;
  created_at: Instant;
  /** Whether a third party is paid (D65). */
  pays_third_party: Generated<number>;
}

/** Named by vets and by the insurer (D85). */
export interface ClaimSymptomsTable {
  id: Generated<number>;
  claim_id: number;
  nombre: string;
  /** Folded for search: each symptom once per claim. */
  name_key: string;
  created_at: Instant;
  /** The form that named it; null for the insurer's. */
  vet_form_id: number | null;
}

export type MovementKind = 'PENDIENTE' | 'APROBADO' | 'COMPLETADO' | 'AVISO';

export interface ClaimMovementsTable {
  id: Generated<number>;
  claim_id: number;
  kind: MovementKind;
  razon: string;
  fecha_movimiento: Instant;
}

/** A vet that an owner wrote to. One per account, email and name, because the vets of a clinic share an email. */
export interface VetContactsTable {
  id: Generated<number>;
  account_id: number;
  nombre: string;
  mail: string;
  mail_key: string;
  name_key: string;
  telefono: string;
  tipo: 'VetContact' | 'VetNetwork';
  created_at: Instant;
  updated_at: Instant;
}

/** The insurer's own list (D86). */
export interface NetworkVetsTable {
  id: Generated<number>;
  nombre: string;
  apellido: string;
  mail: string;
  mail_key: string;
  telefono: string;
  /** JSON: the kinds of indications that they take. */
  kinds: string;
  locality_id: number | null;
  updated_at: Instant;
}

/** A form sent to a vet (D88). Its link is signed, not stored. */
export interface VetFormsTable {
  id: Generated<number>;
  claim_id: number;
  vet_id: number;
  /** The number of its current email, from 1: a corrected one is the next, and links to earlier ones are invalid. */
  link_version: number;
  attended_day: DayText | null;
  created_at: Instant;
  /** When its owner last sent it. */
  updated_at: Instant;
  expires_at: Instant;
  /** When the mail server accepted the mail. */
  delivered_at: Instant | null;
  /** When the mail server rejected the mail, or delivery was abandoned after many attempts. */
  bounced_at: Instant | null;
  opened_at: Instant | null;
  started_at: Instant | null;
  completed_at: Instant | null;
  corrected_at: Instant | null;
  declined_at: Instant | null;
  first_reminder_at: Instant | null;
  second_reminder_at: Instant | null;
  reminders_stopped_at: Instant | null;
  /** Whether it came from an IP that the owner logged in from. */
  from_owner_network: Generated<number>;
  draft: string | null;
  answers: string | null;
}

/** A declined form stays until another one replaces it. */
export interface IndicationsTable {
  id: Generated<number>;
  claim_id: number;
  tipo: IndicationKind;
  estado: IndicationState;
  descripcion_inicial: string | null;
  vet_form_id: number | null;
  /** The form whose vet requested it; null for a consultation. */
  requested_by: number | null;
  created_at: Instant;
}
