import { kindWordOf } from '@huella/calendar';
import type { FeedKind } from '@huella/contract';
import { copy } from './copy.ts';

const all = [
  'Consulta',
  'Vacuna',
  'DespExterna',
  'DespInterna',
  'Celo',
  'Cria',
  'Videollamada',
  'Cumpleaños',
  'Otro',
] as const satisfies readonly FeedKind[];

/** The kinds that a feed can have, with what they are called. */
export const feedKinds = all.map((kind) => ({ kind, label: kindWordOf(kind) ?? copy.others }));
