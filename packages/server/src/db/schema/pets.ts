import type { PetData } from '@huella/contract/pet-data';
import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

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
