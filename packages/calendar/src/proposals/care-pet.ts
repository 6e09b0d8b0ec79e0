import type { Animal, Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { EventCatalogues } from '../protections.ts';

export interface CarePet {
  readonly id: number;
  readonly animal: Animal;
  readonly fecha_nacimiento: Day;
}

export interface CareHistory {
  readonly pet: CarePet;
  readonly events: readonly Event[];
  readonly catalogues: EventCatalogues;
  readonly today: Day;
}

export type CareNeed = 'rabies' | 'basic' | 'internal' | 'external';

/**
 * `schedule` of the first year, `yearly` after a dose, `start` without any record, `interval` by age, `product` after the last
 * product.
 */
export type CareReason = 'schedule' | 'yearly' | 'start' | 'interval' | 'product';

export interface Due {
  readonly day: Day;
  readonly reason: CareReason;
}
