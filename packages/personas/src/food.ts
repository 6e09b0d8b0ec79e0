import type { Food, Pet } from '@huella/contract';
import { createFoodBag, listFoods } from '@huella/contract/food';
import { listPets } from '@huella/contract/pets';
import type { CallApi } from './call-api.ts';
import { dayAfter } from './calendar.ts';
import type { Writer } from './events.ts';
import { fourBags, twentyBags, type BagSeed } from './bag-seeds.ts';

export async function seedFood(api: CallApi, token: string, now: Date): Promise<void> {
  await createBags({ api, token, now }, fourBags);
}

export async function createBags({ api, token, now }: Writer, bags: readonly BagSeed[]): Promise<void> {
  const bodyOf = await bodies(api, token, now);
  for (const bag of bags) await api(createFoodBag, { token, body: bodyOf(bag) });
}

/** Adds bags of one food, each when the earlier one was nearly empty. */
export async function seedFoodHistory(api: CallApi, token: string, now: Date): Promise<void> {
  const bodyOf = await bodies(api, token, now);
  let renueva: { id: number; kilos: number } | undefined;
  for (const bag of twentyBags) {
    const { id } = await api(createFoodBag, { token, body: { ...bodyOf(bag), renueva } });
    renueva = { id, kilos: 0.5 };
  }
}

async function bodies(api: CallApi, token: string, now: Date) {
  const pets = await api(listPets, { token });
  const foods = await api(listFoods);
  return (bag: BagSeed) => ({
    mascotas: bag.pets.map((name) => idOf(pets, ({ nombre }) => nombre === name)),
    alimentoId: idOf(foods, ({ marca, nombre }) => marca === bag.brand && nombre === bag.food),
    kilos: bag.kilos,
    duracion: bag.duration,
    fechaCompra: dayAfter(now, bag.purchaseDayOffset),
    contactoProveedor: '11 4567-8901',
    nombrePetShop: 'El Ñandú',
    modalidadCompra: bag.purchaseMode,
    precio: bag.price,
  });
}

function idOf<Named extends Food | Pet>(all: readonly Named[], isMeant: (one: Named) => boolean): number {
  const named = all.find(isMeant);
  if (!named) throw new Error('A bag names a pet or a food that nobody has');
  return named.id;
}
