import { type EventCatalogues, followUpDayOf } from '@huella/calendar';
import type { Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import { createEventDetails } from '../../lib/event-details.ts';

export const BOOKLET_KINDS = ['Vacuna', 'DespInterna', 'DespExterna'] as const;
export type BookletKind = (typeof BOOKLET_KINDS)[number];

export interface BookletLine {
  readonly id: number;
  readonly day: Day;
  /** Null when the catalogue no longer has it. */
  readonly name: string | null;
  readonly next: Day | null;
}

/** What a pet was given, oldest first. Only done events count. */
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
        name: detailsOf(event).subject,
        next: followUpDayOf(event),
      }))
      .toReversed();
  return {
    Vacuna: linesOf('Vacuna'),
    DespInterna: linesOf('DespInterna'),
    DespExterna: linesOf('DespExterna'),
  };
}
