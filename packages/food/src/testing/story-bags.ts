import type { Food, FoodBag } from '@huella/contract';

export const storyFoods = [
  { id: 1, nombre: 'Mini Adult', marca: 'Royal Canin', presentaciones: [1, 3, 7.5], animal: 'Perro' },
  { id: 7, nombre: 'Maxi Adult', marca: 'Royal Canin', presentaciones: [15], animal: 'Perro' },
  { id: 20, nombre: 'Indoor 27', marca: 'Royal Canin', presentaciones: [1.5, 7.5], animal: 'Gato' },
  { id: 30, nombre: 'Adultos medianos y grandes', marca: 'Dogui', presentaciones: [8, 21], animal: 'Perro' },
] as const satisfies readonly Food[];

/** 15 kg for Luna, bought on the first of the month for 30 days. */
export function storyBag(changes: Partial<FoodBag> = {}): FoodBag {
  return {
    id: 1,
    alimento: storyFoods[1],
    total: 15,
    sobrante: 0,
    fechaCompra: '2026-11-01',
    duracion: 30,
    contactoProveedor: '11 4555-1234',
    nombrePetShop: 'El Ñandú',
    modalidadCompra: 'WhatsApp',
    precio: 62_000,
    stocksAlimentoMascotas: [{ mascotaId: 1 }],
    correcciones: [],
    terminada: null,
    ...changes,
  };
}

/** As of Friday 27 November 2026, newest purchase first as the server returns them. Luna is 1, Mishi 2. */
export const storyBags: readonly FoodBag[] = [
  storyBag({ id: 6, alimento: storyFoods[0], total: 7.5, fechaCompra: '2026-11-24', duracion: 31 }),
  storyBag({
    id: 5,
    alimento: storyFoods[2],
    total: 7.5,
    fechaCompra: '2026-11-10',
    duracion: 60,
    modalidadCompra: 'Web',
    nombrePetShop: 'Tienda Animal',
    stocksAlimentoMascotas: [{ mascotaId: 2 }],
    correcciones: [{ id: 1, dia: '2026-11-25', kilos: 5 }],
  }),
  storyBag({ id: 4 }),
  storyBag({
    id: 3,
    alimento: storyFoods[0],
    total: 7.5,
    fechaCompra: '2026-10-27',
    duracion: 31,
    terminada: { dia: '2026-11-24', kilos: 0, observada: true },
  }),
  storyBag({ id: 2, alimento: storyFoods[3], total: 8, fechaCompra: '2026-10-25', duracion: 25 }),
];
