import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

/** A bought bag. What is left and until when is computed (D108). */
export interface FoodBagsTable {
  id: Generated<number>;
  account_id: number;
  food_id: number;
  grams: number;
  /** Left over from the bag before. */
  carried_grams: number;
  bought_on: DayText;
  /** The owner's estimate for `grams`, in days. */
  duracion: number;
  shop_name: string;
  shop_phone: string;
  purchase_mode: 'WhatsApp' | 'Web' | 'Telefono' | 'Otros';
  /** Whole pesos. */
  precio: number | null;
  /** Null while it lasts; `grams_at_end` is what was left. */
  ended_on: DayText | null;
  grams_at_end: number | null;
  /** Whether the owner said so; 0 if it was only computed. */
  end_observed: Generated<number>;
  /** The number of changes that calendars show. */
  sequence: Generated<number>;
  created_at: Instant;
  moved_at: Instant;
}

export interface FoodBagPetsTable {
  bag_id: number;
  pet_id: number;
}

/** What the owner saw of a bag on a day. */
export interface FoodCorrectionsTable {
  id: Generated<number>;
  bag_id: number;
  day: DayText;
  grams: number;
}
