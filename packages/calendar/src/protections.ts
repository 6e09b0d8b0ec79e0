import type { Event, Product, Vaccine } from '@huella/contract';
import { parasitesOf } from './parasites.ts';
import { isUnsafeForCats } from './unsafe-for-cats.ts';

export interface EventCatalogues {
  readonly vaccines: readonly Vaccine[];
  readonly products: readonly Product[];
}

/** What an event protects against: diseases of its vaccine, parasites of its product. */
export function createProtectionLookup({
  vaccines,
  products,
}: EventCatalogues): (event: Event) => readonly string[] {
  const diseasesById = new Map(vaccines.map(({ id, cubre }) => [id, cubre.map(diseaseOf)]));
  const productById = new Map(products.map((product) => [product.id, product]));
  return ({ mascota, EventoVacuna, EventoDespExterna, EventoDespInterna }) => {
    if (EventoVacuna) {
      const diseases = diseasesById.get(EventoVacuna.VacunaId) ?? [];
      return diseases.length > 0 ? diseases : [`vaccine ${EventoVacuna.VacunaId}`];
    }
    const deworming = EventoDespExterna ?? EventoDespInterna;
    if (!deworming) return [];
    const product = productById.get(deworming.ProductoDesparacitacionId);
    // A product that is toxic for the pet does not count, and needs no follow-up.
    if (mascota.animal === 'Gato' && product && isUnsafeForCats(product)) return [];
    const kind = product?.tipo;
    if (kind === 'ambas') return ['externa', 'interna'];
    return [kind ?? parasitesOf(EventoDespExterna ? 'DespExterna' : 'DespInterna')];
  };
}

/** Catalogues add details to a disease's name: "Hepatitis (Adenovirus)". */
function diseaseOf(text: string): string {
  return text.replace(/\s*\(.*\)$/, '').toLowerCase();
}
