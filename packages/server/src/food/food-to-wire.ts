import type { Food } from '@huella/contract';
import { food } from '@huella/contract/food';
import type { FoodsTable } from '../db/schema/catalogues.ts';

export function foodToWire({ id, nombre, marca, presentaciones, animal }: FoodsTable): Food {
  const sizes = food.shape.presentaciones.parse(JSON.parse(presentaciones));
  return { id, nombre, marca, presentaciones: sizes, animal };
}
