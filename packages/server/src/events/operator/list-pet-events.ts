import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { listRowsOfPet, petExists } from '../repositories/pet-events.ts';

export interface PetEventSummary {
  readonly id: number;
  readonly kind: string;
  /** `YYYY-MM-DDTHH:MM` in Argentina. */
  readonly moment: string;
  readonly done: boolean;
  readonly text: string;
}

export async function listPetEvents(db: Kysely<Database>, petId: number): Promise<PetEventSummary[] | null> {
  if (!(await petExists(db, petId))) return null;
  const rows = await listRowsOfPet(db, petId);
  return rows.map(({ id, tipo, moment, done, title, description, vet_info }) => {
    const text = vet_info ?? [title, description].filter(Boolean).join(': ');
    return { id, kind: tipo, moment, done: done === 1, text };
  });
}
