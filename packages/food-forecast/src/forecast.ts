import type { FoodBag } from '@huella/contract';
import { addDays, type Day, daysBetween } from '@huella/validation/day';
import { capacityOf, latestCorrection } from './bag.ts';
import { type Rated, rateOf } from './rate.ts';

export interface Forecast extends Rated {
  /** Kilograms left today; positive before `ends`, 0 from then on. */
  readonly kilos: number;
  /** The first day on which nothing is left. */
  readonly ends: Day;
  /** 0 once it ended. */
  readonly daysLeft: number;
}

export interface ForecastContext {
  /** All bags of the account, because finished ones improve the rate. */
  readonly bags: readonly FoodBag[];
  readonly today: Day;
}

/** A known amount, in kilograms, to count from. */
interface Anchor {
  readonly day: Day;
  readonly kilos: number;
}

/** For rounding errors: 7.5 kg for 31 days must not last 32. */
const TOLERANCE = 1e-9;

/** Days, a century: later days may not be valid dates. */
const FARTHEST = 36_500;

/** What is left of a bag today and when it ends (D108). Never negative, never rising by itself. */
export function forecastOf(bag: FoodBag, { bags, today }: ForecastContext): Forecast {
  const rated = rateOf(bag, bags);
  const anchor = anchorOf(bag);
  const ends = bag.terminada?.dia ?? endOf(anchor, rated.rate);
  const eaten = rated.rate * daysAfter(anchor.day, today);
  const kilos = today >= ends ? 0 : Math.max(0, anchor.kilos - eaten);
  return { ...rated, kilos, ends, daysLeft: daysAfter(today, ends) };
}

/** The end by the planned duration alone. */
export function plannedEnd(bag: Pick<FoodBag, 'total' | 'sobrante' | 'duracion' | 'fechaCompra'>): Day {
  return endOf({ day: bag.fechaCompra, kilos: capacityOf(bag) }, bag.total / bag.duracion);
}

function endOf({ day, kilos }: Anchor, rate: number): Day {
  return addDays(day, Math.min(FARTHEST, Math.ceil(kilos / rate - TOLERANCE)));
}

function anchorOf(bag: FoodBag): Anchor {
  const seen = latestCorrection(bag);
  return seen ? { day: seen.dia, kilos: seen.kilos } : { day: bag.fechaCompra, kilos: capacityOf(bag) };
}

/** Whole days, at least 0: a device's clock may be behind. */
function daysAfter(from: Day, to: Day): number {
  return Math.max(0, daysBetween(from, to));
}
