import { createWeightEntry, listPets, uploadPetPhoto } from '@huella/contract/pets';
import { firstOfMonthBefore } from './calendar.ts';
import type { CallApi } from './call-api.ts';
import { drawDog } from './images/draw-dog.ts';

/** Months ago and kilograms. */
const WEIGHT_ENTRIES = [
  [14, 24.8],
  [9, 26.1],
  [5, 28.4],
  [2, 28],
] as const;

/** Adds a photo and more than a year of weight entries to the first pet. */
export async function seedHistory(api: CallApi, token: string, now: Date): Promise<void> {
  const [pet] = await api(listPets, { token });
  if (!pet) throw new Error('There is no pet to tell of');
  for (const [months, peso] of WEIGHT_ENTRIES) {
    const fecha_pesaje = firstOfMonthBefore(now, months);
    await api(createWeightEntry, { token, body: { mascotaId: pet.id, peso, fecha_pesaje } });
  }
  const form = new FormData();
  form.set('mascotaId', String(pet.id));
  form.set('pic', new Blob([await drawDog()], { type: 'image/jpeg' }), 'luna.jpg');
  await api(uploadPetPhoto, { token, form });
}
