import type { Event, Product, Vaccine } from '@huella/contract';
import { parasitesOf } from './parasites.ts';
import { isUnsafeForCats } from './unsafe-for-cats.ts';

/** What the catalogues say of the vaccines and products of events. */
export interface EventCatalogues {
  readonly vaccines: readonly Vaccine[];
  readonly products: readonly Product[];
}

/** Of what an event takes care, as names of our own: diseases of its vaccine, kinds of parasites of its product. */
export function createNeeds({ vaccines, products }: EventCatalogues): (event: Event) => readonly string[] {
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
    // What poisons it is never due again, and took care of nothing.
    if (mascota.animal === 'Gato' && product && isUnsafeForCats(product)) return [];
    const kind = product?.tipo;
    if (kind === 'ambas') return ['externa', 'interna'];
    return [kind ?? parasitesOf(EventoDespExterna ? 'DespExterna' : 'DespInterna')];
  };
}

/** Catalogues say more or less of the same disease behind its name: "Hepatitis (Adenovirus)". */
function diseaseOf(text: string): string {
  return text.replace(/\s*\(.*\)$/, '').toLowerCase();
}
