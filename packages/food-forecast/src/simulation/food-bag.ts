import type { FoodBag } from '@huella/contract';

/** For tests and simulations: 15 kg for 30 days for pet 1, bought on 1 November. */
export function foodBag(changes: Partial<FoodBag> = {}): FoodBag {
  return {
    id: 1,
    alimento: { id: 3, nombre: 'Maxi Adult', marca: 'Royal Canin', presentaciones: [15], animal: 'Perro' },
    total: 15,
    sobrante: 0,
    fechaCompra: '2026-11-01',
    duracion: 30,
    contactoProveedor: '11 4555 1234',
    nombrePetShop: 'El Ñandú',
    modalidadCompra: 'Telefono',
    precio: null,
    stocksAlimentoMascotas: [{ mascotaId: 1 }],
    correcciones: [],
    terminada: null,
    ...changes,
  };
}
