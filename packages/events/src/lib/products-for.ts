import { fitsAnimal } from '@huella/calendar';
import type { Animal, Product } from '@huella/contract';

/** The products that may be chosen for a pet against these parasites; never one with permethrin for a cat. */
export function productsFor(
  products: readonly Product[],
  animal: Animal,
  tipo: 'DespExterna' | 'DespInterna',
): Product[] {
  const parasites = tipo === 'DespExterna' ? 'externa' : 'interna';
  return products.filter(
    (product) => (product.tipo === parasites || product.tipo === 'ambas') && fitsAnimal(product, animal),
  );
}
