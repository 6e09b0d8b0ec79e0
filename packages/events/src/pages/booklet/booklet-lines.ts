import { type EventCatalogues, followUpDayOf } from '@huella/calendar';
import type { Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { createEventDetails } from '../../lib/event-details.ts';

/** What stands in a booklet, in the order of its tables. */
export const BOOKLET_KINDS = ['Vacuna', 'DespInterna', 'DespExterna'] as const;
export type BookletKind = (typeof BOOKLET_KINDS)[number];

/** One line of a booklet: what was given, and when it is due again. */
export interface BookletLine {
  readonly id: number;
  readonly day: Day;
  /** The name of the vaccine or product; null for one that the catalogue does not know any more. */
  readonly name: string | null;
  readonly next: Day | null;
}

/** What was given to a pet, oldest first as a booklet is filled. Only what was done counts. */
export function bookletLines(
  events: readonly Event[],
  catalogues: EventCatalogues,
  petId: number,
): Readonly<Record<BookletKind, readonly BookletLine[]>> {
  const detailsOf = createEventDetails(catalogues);
  const linesOf = (kind: BookletKind) =>
    events
      .filter(({ mascota, tipo, done }) => mascota.id === petId && tipo === kind && done)
      .map((event) => ({
        id: event.id,
        day: event.event_on,
        name: detailsOf(event).what,
        next: followUpDayOf(event),
      }))
      .toReversed();
  return {
    Vacuna: linesOf('Vacuna'),
    DespInterna: linesOf('DespInterna'),
    DespExterna: linesOf('DespExterna'),
  };
}
