import type { FoodBag } from '@huella/contract';
import { addDays, type Day, daysBetween } from '@huella/validation/day';
import { lessonsOf, learnedRate } from './lessons.ts';

/** On what a rate rests: what the owner meant, what earlier bags taught, or what the owner saw of this one (D108). */
export type Basis = 'planned' | 'learned' | 'corrected';

/** What is left of a bag and until when it lasts. */
export interface Forecast {
  /** Kilograms that are left today; 0 from `ends` on, more than 0 before. */
  readonly kilos: number;
  /** The first day on which nothing is left. */
  readonly ends: Day;
  /** How many days there is still something; 0 once it ended. */
  readonly daysLeft: number;
  /** Kilograms a day. */
  readonly rate: number;
  readonly basis: Basis;
  /** How many earlier bags taught the rate. */
  readonly lessons: number;
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

/** Below this part of the planned rate a bag was not begun when it was looked at: what it says of the rate is nothing. */
const BEGUN = 0.1;
/** Takes away what counting with fractions adds: 7,5 kg for 31 days last 31 days and not 32. */
const NOISE = 1e-9;

/** How much is left of a bag today and on which day it ends (D108): never negative, never rising by itself. */
export function forecastOf(bag: FoodBag, { bags, today }: ForecastContext): Forecast {
  const rated = rateOf(bag, bags);
  const anchor = anchorOf(bag);
  const ends = bag.terminada?.dia ?? addDays(anchor.day, Math.ceil(anchor.kilos / rated.rate - NOISE));
  const kilos = today >= ends ? 0 : anchor.kilos - rated.rate * daysAfter(anchor.day, today);
  return { ...rated, kilos, ends, daysLeft: daysAfter(today, ends) };
}

/** The kilograms that a bag began with: its own and what was left of the one before. */
export function capacityOf({ total, sobrante }: Pick<FoodBag, 'total' | 'sobrante'>): number {
  return total + sobrante;
}

function anchorOf(bag: FoodBag): Anchor {
  const seen = latestCorrection(bag);
  return seen ? { day: seen.dia, kilos: seen.kilos } : { day: bag.fechaCompra, kilos: capacityOf(bag) };
}

function latestCorrection({ correcciones }: FoodBag) {
  return correcciones.toSorted((left, right) => (left.dia < right.dia ? 1 : -1)).at(0);
}

function rateOf(bag: FoodBag, bags: readonly FoodBag[]): Pick<Forecast, 'rate' | 'basis' | 'lessons'> {
  const planned = bag.total / bag.duracion;
  const corrected = correctedRate(bag);
  if (corrected >= planned * BEGUN) return { rate: corrected, basis: 'corrected', lessons: 0 };
  const lessons = lessonsOf(bag, bags);
  if (lessons.length > 0) return { rate: learnedRate(lessons), basis: 'learned', lessons: lessons.length };
  return { rate: planned, basis: 'planned', lessons: 0 };
}

/** Kilograms a day from the purchase to the latest correction; 0 where that says nothing. */
function correctedRate(bag: FoodBag): number {
  const seen = latestCorrection(bag);
  const days = seen ? daysAfter(bag.fechaCompra, seen.dia) : 0;
  return seen && days > 0 ? (capacityOf(bag) - seen.kilos) / days : 0;
}

/** As whole days, none when `to` is earlier: a device's clock may be behind. */
function daysAfter(from: Day, to: Day): number {
  return Math.max(0, daysBetween(from, to));
}
