import type { Animal, Product } from '@huella/contract';

/** Permethrin is toxic for cats, whatever the catalogue says. */
export function isUnsafeForCats({ principioActivo }: Pick<Product, 'principioActivo'>): boolean {
  return /permetrina|permethrin/i.test(principioActivo ?? '');
}

export function fitsAnimal(product: Product, animal: Animal): boolean {
  return product.animal === animal && !(animal === 'Gato' && isUnsafeForCats(product));
}
