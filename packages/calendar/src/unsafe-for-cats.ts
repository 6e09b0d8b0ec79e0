import type { Animal, Product } from '@huella/contract';

/** Permethrin poisons cats: a product with it is never theirs, whatever a catalogue or an old record says. */
export function isUnsafeForCats({ principioActivo }: Pick<Product, 'principioActivo'>): boolean {
  return /permetrina|permethrin/i.test(principioActivo ?? '');
}

/** Whether a product may be chosen for a pet. */
export function fitsAnimal(product: Product, animal: Animal): boolean {
  return product.animal === animal && !(animal === 'Gato' && isUnsafeForCats(product));
}
