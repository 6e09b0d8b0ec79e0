import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

/** What was done or is planned for a pet, and its video calls. Birthdays are computed (D50). */
export interface EventsTable {
  id: Generated<number>;
  account_id: number;
  pet_id: number;
  /** As on the wire; an unknown one has a title and a description (D104). */
  tipo: string;
  /** `YYYY-MM-DDTHH:MM` in Argentina. */
  moment: string;
  /** 0 or 1. */
  done: number;
  description: string;
  title: string;
  /** Of a vaccination. */
  vaccine_id: number | null;
  /** Of a deworming. */
  product_id: number | null;
  /** When the next dose or application is due. */
  follow_up: DayText | null;
  /** Of a litter, with the two that follow. */
  machos: number | null;
  hembras: number | null;
  fallecidos: number | null;
  /** Of a video call. */
  vet_info: string | null;
  /** How often it was changed: calendars that subscribe take the entry with the highest. */
  sequence: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}
