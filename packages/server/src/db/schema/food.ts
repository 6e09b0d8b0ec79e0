import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

/** A bag that somebody bought. What is left of it, and until when, is computed (D108). */
export interface FoodBagsTable {
  id: Generated<number>;
  account_id: number;
  food_id: number;
  /** Its size. Weights are whole grams. */
  grams: number;
  /** What was left of the bag before. */
  carried_grams: number;
  bought_on: DayText;
  /** For how many days its owner meant `grams`. */
  duracion: number;
  shop_name: string;
  shop_phone: string;
  purchase_mode: 'WhatsApp' | 'Web' | 'Telefono' | 'Otros';
  /** Whole pesos. */
  precio: number | null;
  /** Null while it lasts, with what was left then. */
  ended_on: DayText | null;
  grams_at_end: number | null;
  /** 0 or 1: whether its owner said so, and not only the count. */
  end_observed: Generated<number>;
  /** How often what calendars show of it changed: they take the entry with the highest. */
  sequence: Generated<number>;
  created_at: Instant;
  /** When it changed so last. */
  moved_at: Instant;
}

/** Who eats of a bag. */
export interface FoodBagPetsTable {
  bag_id: number;
  pet_id: number;
}

/** What its owner saw of a bag on a day. */
export interface FoodCorrectionsTable {
  id: Generated<number>;
  bag_id: number;
  day: DayText;
  grams: number;
}
