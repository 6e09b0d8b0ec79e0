import type { Event, FeedKind } from '@huella/contract';
import { titleCase } from '@huella/validation/text';

const words: Readonly<Record<FeedKind, string>> = {
  Consulta: 'Consulta',
  Vacuna: 'Vacuna',
  DespExterna: 'Desparasitación externa',
  DespInterna: 'Desparasitación interna',
  Cria: 'Cría',
  Celo: 'Celo',
  Cumpleaños: 'Cumpleaños',
  Videollamada: 'Videollamada',
  Otros: 'Evento',
};

/** The kind under which a feed has an event. */
export function feedKindOf({ tipo }: Pick<Event, 'tipo'>): FeedKind {
  return isFeedKind(tipo) ? tipo : 'Otros';
}

/** Kind and pet's name, and nothing else: a feed lies on other people's servers (D106). */
export function entryTitle(event: Pick<Event, 'tipo' | 'mascota'>): string {
  return `${words[feedKindOf(event)]} · ${titleCase(event.mascota.nombre)}`;
}

function isFeedKind(kind: string): kind is FeedKind {
  return Object.hasOwn(words, kind);
}
