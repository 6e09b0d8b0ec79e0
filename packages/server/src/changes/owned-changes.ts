import type { ChangeRequest } from '@huella/contract';
import type { Executor } from '../db/transaction.ts';
import { namesOfPlaces } from '../person/repositories/places.ts';
import { wireNameOf } from './change-fields.ts';
import { listOwnedChangeRows, type OwnedChangeRow } from './repositories/owned-change-requests.ts';

type Places = ReadonlyMap<number, string>;

export async function ownedChanges(db: Executor, accountId: number, since: Date): Promise<ChangeRequest[]> {
  const rows = await listOwnedChangeRows(db, accountId, since);
  const places = await namesOfPlaces(db, rows.flatMap(placesIn));
  const requests = new Map<number, ChangeRequest>();
  for (const row of rows) {
    const request = requests.get(row.id) ?? toWire(row);
    request.campos.push(toField(row, places));
    requests.set(row.id, request);
  }
  return [...requests.values()];
}

function placesIn({ field, old_value, new_value }: OwnedChangeRow): number[] {
  return field === 'locality_id' ? [Number(old_value), Number(new_value)] : [];
}

function toWire(row: OwnedChangeRow): ChangeRequest {
  return {
    id: row.id,
    estado: row.estado,
    mascotaId: row.pet_id,
    creada: row.created_at,
    resuelta: row.resolved_at,
    motivo: row.reason,
    vista: row.seen_at !== null,
    campos: [],
  };
}

function toField({ pet_id, field, old_value, new_value }: OwnedChangeRow, places: Places) {
  const shown = (value: string | null) =>
    value !== null && field === 'locality_id' ? (places.get(Number(value)) ?? null) : value;
  const campo = wireNameOf(field, pet_id === null ? 'person' : 'pet');
  return { campo, antes: shown(old_value), despues: shown(new_value) };
}
