import { type EventCatalogues, isUnsafeForCats } from '@huella/calendar';
import type { Event, Product, Vaccine } from '@huella/contract';
import { isolate } from '@huella/validation/text';
import { copy } from '../copy.ts';

export interface EventDetails {
  /** What was given, or a litter's size; null for other kinds. */
  readonly subject: string | null;
  /** With line breaks; `''` for nothing. */
  readonly text: string;
  /** A product with permethrin for a cat. */
  readonly isUnsafe: boolean;
}

export function createEventDetails({ vaccines, products }: EventCatalogues): (event: Event) => EventDetails {
  const vaccineById = new Map(vaccines.map((vaccine) => [vaccine.id, vaccine]));
  const productById = new Map(products.map((product) => [product.id, product]));
  return (event) => {
    const product = productById.get(productIdOf(event) ?? 0);
    return {
      subject: subjectOf(event, vaccineById.get(event.EventoVacuna?.VacunaId ?? 0), product),
      text: isolate(textOf(event).trim()),
      isUnsafe: event.mascota.animal === 'Gato' && product !== undefined && isUnsafeForCats(product),
    };
  };
}

/** The product of an internal or external deworming. */
export function productIdOf({ EventoDespExterna, EventoDespInterna }: Event): number | undefined {
  return (EventoDespExterna ?? EventoDespInterna)?.ProductoDesparacitacionId;
}

function subjectOf(event: Event, vaccine: Vaccine | undefined, product: Product | undefined): string | null {
  if (event.EventoCria) return copy.litter(event.EventoCria);
  if (event.tipo === 'Cumpleaños') return event.title;
  return vaccine?.nombre ?? product?.nombre ?? null;
}

function textOf({ EventoVideollamada, description }: Event): string {
  return [EventoVideollamada?.infoVeterinario ?? '', description].filter(Boolean).join('\n');
}
