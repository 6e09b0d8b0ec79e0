import { type EventCatalogues, isUnsafeForCats } from '@huella/calendar';
import type { Event, Product, Vaccine } from '@huella/contract';
import { isolate } from '@huella/validation/text';
import { copy } from '../copy.ts';

/** What an event says beside its kind. */
export interface EventDetails {
  /** What was given, or how a litter was; null for kinds that have nothing of the like. */
  readonly what: string | null;
  /** What somebody wrote, with its line breaks; `''` for nothing. */
  readonly text: string;
  /** A product with permethrin in a cat's record. */
  readonly isUnsafe: boolean;
}

/** Reads events with the names of the catalogues. */
export function createEventDetails({ vaccines, products }: EventCatalogues): (event: Event) => EventDetails {
  const vaccineById = new Map(vaccines.map((vaccine) => [vaccine.id, vaccine]));
  const productById = new Map(products.map((product) => [product.id, product]));
  return (event) => {
    const product = productById.get(productIdOf(event) ?? 0);
    return {
      what: whatOf(event, vaccineById.get(event.EventoVacuna?.VacunaId ?? 0), product),
      text: isolate(textOf(event).trim()),
      isUnsafe: event.mascota.animal === 'Gato' && product !== undefined && isUnsafeForCats(product),
    };
  };
}

/** The product of a deworming, of whichever kind. */
export function productIdOf({ EventoDespExterna, EventoDespInterna }: Event): number | undefined {
  return (EventoDespExterna ?? EventoDespInterna)?.ProductoDesparacitacionId;
}

function whatOf(event: Event, vaccine: Vaccine | undefined, product: Product | undefined): string | null {
  if (event.EventoCria) return copy.litter(event.EventoCria);
  if (event.tipo === 'Cumpleaños') return event.title;
  return vaccine?.nombre ?? product?.nombre ?? null;
}

/** A video call says what the insurer wrote of it. */
function textOf({ EventoVideollamada, description }: Event): string {
  return [EventoVideollamada?.infoVeterinario ?? '', description].filter(Boolean).join('\n');
}
