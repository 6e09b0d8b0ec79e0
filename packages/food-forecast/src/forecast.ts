import type { FoodBag } from '@huella/contract';
import { addDays, type Day, daysBetween } from '@huella/validation/day';
import { capacityOf, latestCorrection } from './bag.ts';
import { type Rated, rateOf } from './rate.ts';

/** What is left of a bag and until when it lasts. */
export interface Forecast extends Rated {
  /** Kilograms that are left today; 0 from `ends` on, more than 0 before. */
  readonly kilos: number;
  /** The first day on which nothing is left. */
  readonly ends: Day;
  /** How many days there is still something; 0 once it ended. */
  readonly daysLeft: number;
}

export interface ForecastContext {
  /** The bags of the account, those that ended too: they teach. */
  readonly bags: readonly FoodBag[];
  readonly today: Day;
}

/** Where the count begins: what there was on a day. */
interface Anchor {
  readonly day: Day;
  readonly kilos: number;
}

/** Takes away what counting with fractions adds: 7,5 kg for 31 days last 31 days and not 32. */
const NOISE = 1e-9;

/** In days, a century. What lasts longer lasts no sensible time, and its day may have no name. */
const FARTHEST = 36_500;

/** How much is left of a bag today and on which day it ends (D108): never negative, never rising by itself. */
export function forecastOf(bag: FoodBag, { bags, today }: ForecastContext): Forecast {
  const rated = rateOf(bag, bags);
  const anchor = anchorOf(bag);
  const ends = bag.terminada?.dia ?? endOf(anchor, rated.rate);
  const eaten = rated.rate * daysAfter(anchor.day, today);
  const kilos = today >= ends ? 0 : Math.max(0, anchor.kilos - eaten);
  return { ...rated, kilos, ends, daysLeft: daysAfter(today, ends) };
}

/** On which day a bag would end as its owner means it, before there is anything else to go by. */
export function plannedEnd(bag: Pick<FoodBag, 'total' | 'sobrante' | 'duracion' | 'fechaCompra'>): Day {
  return endOf({ day: bag.fechaCompra, kilos: capacityOf(bag) }, bag.total / bag.duracion);
}

function endOf({ day, kilos }: Anchor, rate: number): Day {
  return addDays(day, Math.min(FARTHEST, Math.ceil(kilos / rate - NOISE)));
}

function anchorOf(bag: FoodBag): Anchor {
  const seen = latestCorrection(bag);
  return seen ? { day: seen.dia, kilos: seen.kilos } : { day: bag.fechaCompra, kilos: capacityOf(bag) };
}

/** As whole days, none when `to` is earlier: a device's clock may be behind. */
function daysAfter(from: Day, to: Day): number {
  return Math.max(0, daysBetween(from, to));
}
