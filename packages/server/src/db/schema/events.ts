import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

/** Events and video calls of a pet. Birthdays are computed (D50). */
export interface EventsTable {
  id: Generated<number>;
  account_id: number;
  pet_id: number;
  /** As on the wire; an unknown one has a title and a description (D104). */
  tipo: string;
  /** `YYYY-MM-DDTHH:MM` in Argentina. */
  moment: string;
  done: number;
  description: string;
  title: string;
  vaccine_id: number | null;
  product_id: number | null;
  follow_up: DayText | null;
  /** For a litter, like the next two. */
  machos: number | null;
  hembras: number | null;
  fallecidos: number | null;
  vet_info: string | null;
  /** The number of changes, which calendars compare. */
  sequence: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}
