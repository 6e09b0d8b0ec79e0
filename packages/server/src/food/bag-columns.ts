import type { ValidFoodBag } from '@huella/validation/food';
import type { FoodBagsTable } from '../db/schema/food.ts';
import { gramsOf } from './grams.ts';

type Columns = Pick<
  FoodBagsTable,
  'food_id' | 'grams' | 'bought_on' | 'duracion' | 'shop_name' | 'shop_phone' | 'purchase_mode' | 'precio'
>;

export function bagColumns(input: ValidFoodBag): Columns {
  const { duracion, precio } = input;
  return {
    food_id: input.alimentoId,
    grams: gramsOf(input.kilos),
    bought_on: input.fechaCompra,
    duracion,
    shop_name: input.nombrePetShop,
    shop_phone: input.contactoProveedor,
    purchase_mode: input.modalidadCompra,
    precio,
  };
}
