import type { Animal, Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { EventCatalogues } from '../needs.ts';

/** What proposals rest on. */
export interface CareHistory {
  readonly pet: { readonly id: number; readonly animal: Animal; readonly fecha_nacimiento: Day };
  /** The pet's own. */
  readonly events: readonly Event[];
  readonly catalogues: EventCatalogues;
  readonly today: Day;
}

/** What a proposal is about. */
export type CareNeed = 'rabies' | 'basic' | 'internal' | 'external';

/**
 * Why something is proposed:
 * `schedule` of the first year, `yearly` after a dose, `start` where nothing was ever noted, `interval` by age, `product` by what was
 * given last.
 */
export type CareReason = 'schedule' | 'yearly' | 'start' | 'interval' | 'product';

/** When a need is due next, and why. */
export interface Due {
  readonly day: Day;
  readonly reason: CareReason;
}
