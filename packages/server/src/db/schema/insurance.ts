import type { PetData } from '@huella/contract/pet-data';
import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

export interface PersonsTable {
  id: Generated<number>;
  account_id: number;
  nombre: string;
  apellido: string;
  dni: string;
  tel_celular: string;
  fecha_nacimiento: DayText;
  genero: 'F' | 'M';
  direccion: string;
  numero: string;
  piso: string | null;
  departamento: string | null;
  locality_id: number;
  created_at: Instant;
}

/** The owner's data of the pet are columns under their wire names. */
export interface PetsTable extends PetData {
  id: Generated<number>;
  account_id: number;
  /** A base64 JPEG thumbnail. */
  img_link: string | null;
  /** SHA-256 of the full photo, in hex: the end of its blob key and of its URL. */
  photo_hash: string | null;
  created_at: Instant;
}

export interface WeightEntriesTable {
  id: Generated<number>;
  pet_id: number;
  /** Kilograms. */
  peso: number;
  fecha_pesaje: DayText;
}

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

/** Never holds a full number (D24). `sealed` is the encrypted CBU, `expiry` the card's month (D16). */
export interface PaymentMethodsTable {
  id: Generated<number>;
  account_id: number;
  medium_id: number;
  masked: string;
  /** The first six digits of a card; null for a CBU. */
  bin: string | null;
  last4: string;
  sealed: string | null;
  fingerprint: string;
  /** The vault key's name; empty for rows from before keys had names. */
  vault_key: string;
  expiry: string | null;
  created_at: Instant;
}
