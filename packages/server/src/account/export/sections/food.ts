import type { FoodBag } from '@huella/contract';
import { listBirthdayPets } from '../../../events/repositories/birthday-pets.ts';
import { listBags } from '../../../food/repositories/food-bags.ts';
import type { Section } from '../section.ts';

export const foodBags: Section = {
  name: 'alimentos',
  tables: ['food_bags', 'food_bag_pets', 'food_corrections'],
  async read(db, { accountId }) {
    const pets = await listBirthdayPets(db, { accountId, petId: undefined });
    const nameById = new Map(pets.map(({ id, nombre }) => [id, nombre]));
    return (await listBags(db, accountId)).map((bag) => ({
      mascotas: bag.stocksAlimentoMascotas.map(({ mascotaId }) => nameById.get(mascotaId)),
      marca: bag.alimento.marca,
      alimento: bag.alimento.nombre,
      kilos: bag.total,
      kilosDeLaAnterior: bag.sobrante,
      compra: bag.fechaCompra,
      dias: bag.duracion,
      petShop: bag.nombrePetShop,
      telefono: bag.contactoProveedor,
      modalidad: bag.modalidadCompra,
      precio: bag.precio,
      quedaba: bag.correcciones.map(({ dia: fecha, kilos }) => ({ fecha, kilos })),
      fin: bag.terminada && endOf(bag.terminada),
    }));
  },
};

function endOf({ dia, kilos, observada }: NonNullable<FoodBag['terminada']>) {
  return { fecha: dia, kilos, segunLaCuenta: !observada };
}
