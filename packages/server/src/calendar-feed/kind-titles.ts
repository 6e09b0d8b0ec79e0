import { kindWordOf } from '@huella/calendar';
import type { Event, FeedKind } from '@huella/contract';
import { feedKind } from '@huella/contract/calendar-feed';
import { titleCase } from '@huella/validation/text';

const known = new Set<string>(feedKind.options);

/** The kind under which a feed has an event. */
export function feedKindOf({ tipo }: Pick<Event, 'tipo'>): FeedKind {
  return isFeedKind(tipo) ? tipo : 'Otro';
}

/** Kind and pet's name, and nothing else: a feed lies on other people's servers (D106). */
export function entryTitle({ tipo, mascota }: Pick<Event, 'tipo' | 'mascota'>): string {
  return `${kindWordOf(tipo) ?? 'Evento'} · ${titleCase(mascota.nombre)}`;
}

function isFeedKind(kind: string): kind is FeedKind {
  return known.has(kind);
}
