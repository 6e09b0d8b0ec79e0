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
  /** For a vaccination. */
  vaccine_id: number | null;
  /** For a deworming. */
  product_id: number | null;
  /** When the next dose or application is due. */
  follow_up: DayText | null;
  /** For a litter, like the next two. */
  machos: number | null;
  hembras: number | null;
  fallecidos: number | null;
  /** For a video call. */
  vet_info: string | null;
  /** The number of changes, which calendars compare. */
  sequence: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}
