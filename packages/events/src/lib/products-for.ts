import { type Deworming, fitsAnimal, worksAgainst } from '@huella/calendar';
import type { Animal, Product } from '@huella/contract';

/** The products for a pet against these parasites; never permethrin for a cat. */
export function productsFor(products: readonly Product[], animal: Animal, tipo: Deworming): Product[] {
  return products.filter((product) => worksAgainst(product, tipo) && fitsAnimal(product, animal));
}
