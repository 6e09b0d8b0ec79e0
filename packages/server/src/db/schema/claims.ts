import type { IndicationKind, IndicationState } from '@huella/contract';
import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

export interface ClaimsTable {
  id: Generated<number>;
  account_id: number;
  pet_id: number;
  /** An instant of the day of the illness or accident, as it was sent (D18). */
  fecha_carga: Instant;
  /** Its Argentine day. */
  illness_day: DayText;
  denuncia_administrativa: string;
  created_at: Instant;
  /** 0 or 1: whether somebody else than the owner is to be paid (D65). */
  pays_third_party: Generated<number>;
}

/** Written by vets and by the insurer (D85). */
export interface ClaimSymptomsTable {
  id: Generated<number>;
  claim_id: number;
  nombre: string;
  /** Folded as search folds: one symptom, one row. */
  name_key: string;
  created_at: Instant;
  /** The vet form that named it; null for the insurer's. */
  vet_form_id: number | null;
}

export type MovementKind = 'PENDIENTE' | 'APROBADO' | 'COMPLETADO' | 'AVISO';

/** What the insurer did about a claim. */
export interface ClaimMovementsTable {
  id: Generated<number>;
  claim_id: number;
  kind: MovementKind;
  /** With its prefix, as it is answered. */
  razon: string;
  fecha_movimiento: Instant;
}

/** A vet that an owner wrote to: one per account, address and name, because vets of a clinic share an address. */
export interface VetContactsTable {
  id: Generated<number>;
  account_id: number;
  nombre: string;
  mail: string;
  /** The address in lower case. */
  mail_key: string;
  /** The name, folded as search folds. */
  name_key: string;
  telefono: string;
  tipo: 'VetContact' | 'VetNetwork';
  created_at: Instant;
  updated_at: Instant;
}

/** The insurer's network, from its own list (D86). */
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

/** A form that a vet was sent (D88). Its link is signed, not stored. */
export interface VetFormsTable {
  id: Generated<number>;
  claim_id: number;
  vet_id: number;
  /** Counts the addresses that it was sent to: a link that went to an earlier one no longer serves. */
  link_version: number;
  attended_day: DayText | null;
  created_at: Instant;
  /** When it was sent last. */
  updated_at: Instant;
  expires_at: Instant;
  /** When the mail server took the mail, or we gave up. */
  delivered_at: Instant | null;
  bounced_at: Instant | null;
  opened_at: Instant | null;
  started_at: Instant | null;
  completed_at: Instant | null;
  corrected_at: Instant | null;
  declined_at: Instant | null;
  first_reminder_at: Instant | null;
  second_reminder_at: Instant | null;
  reminders_stopped_at: Instant | null;
  /** 0 or 1: whether it was sent from a network address that its owner logged in from. */
  from_owner_network: Generated<number>;
  /** JSON of what is being typed. */
  draft: string | null;
  /** JSON of what was answered. */
  answers: string | null;
}

/** What a vet is asked for. A declined form stays its form until another takes its place. */
export interface IndicationsTable {
  id: Generated<number>;
  claim_id: number;
  tipo: IndicationKind;
  estado: IndicationState;
  descripcion_inicial: string | null;
  vet_form_id: number | null;
  /** The form whose vet asked for it; null for a consultation. */
  requested_by: number | null;
  created_at: Instant;
}
