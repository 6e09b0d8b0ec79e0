import type { CardRecord } from '@huella/contract';
import { deleteOfflineCards } from '../offline-cards/delete-offline-cards.ts';
import { saveOfflineCard } from '../offline-cards/offline-cards.ts';

/** Luna's policy, as the server would send it on the tests' day. */
export function lunaRecord(changes: Partial<CardRecord> = {}): CardRecord {
  return {
    nombre: 'Luna',
    plan: 'Plan 2 Compañero',
    poliza: 'HU-00000001',
    date: '2026-11-27',
    hasta: '2027-11-27',
    estado: 'vigente',
    anulada: null,
    titular: 'Carla Núñez',
    verificacion: 'http://huella.test/carnet/1.c2lnbmF0dXJl',
    ...changes,
  };
}

export function havingRecords(...records: CardRecord[]) {
  return { listCardRecords: Response.json(records) };
}

export const ACCOUNT = 'asegurada@huella.test';

/** Stories share the browser's storage. */
export async function onAnEmptyDevice(): Promise<void> {
  await deleteOfflineCards();
}

export async function onADeviceWithACard(): Promise<void> {
  await deleteOfflineCards();
  await saveOfflineCard({
    account: ACCOUNT,
    petId: 1,
    petName: 'Luna',
    animal: 'Perro',
    photo: null,
    record: lunaRecord({ date: '2025-11-25', hasta: '2026-11-25' }),
    keptAt: '2026-11-20T15:00:00-03:00',
  });
}
