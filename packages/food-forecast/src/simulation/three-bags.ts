import type { FoodBag } from '@huella/contract';
import { addDays, daysBetween } from '@huella/validation/day';
import { capacityOf } from '../bag.ts';
import { forecastOf } from '../forecast.ts';
import { daysUntilEmpty, leftAfter, oneDecimal, ownersEstimate } from './eating.ts';
import { foodBag } from './food-bag.ts';
import { BAGS, type Habit, type Household, plannedDays } from './households.ts';

/** Days before the end for early renewal; days after it for a late report. */
const EARLY = 3;
const LATE = 2;

/** The error of the third bag's forecast on its first day, as a share of its true duration, and that of the planned duration. */
export interface ForecastError {
  readonly habit: Habit;
  readonly forecast: number;
  readonly naive: number;
}

/** Simulates three bags of a household and measures the forecast of the third. */
export function forecastErrorOf(household: Household): ForecastError {
  const duracion = plannedDays(household);
  let bags: FoodBag[] = [];
  let carried = { stated: 0, real: 0 };
  let bought = '2026-01-01';
  for (let index = 0; index < BAGS - 1; index += 1) {
    const bag = foodBag({
      id: index + 1,
      total: household.total,
      duracion,
      fechaCompra: bought,
      sobrante: carried.stated,
    });
    const simulated = simulateBag(bag, { household, index, bags, real: household.total + carried.real });
    bags = [...bags, simulated.bag];
    bought = simulated.bag.terminada?.dia ?? bought;
    carried = { stated: simulated.bag.terminada?.kilos ?? 0, real: simulated.left };
  }
  const third = foodBag({
    id: BAGS,
    total: household.total,
    duracion,
    fechaCompra: bought,
    sobrante: carried.stated,
  });
  const days = daysUntilEmpty(household, BAGS - 1, household.total + carried.real);
  const foreseen = daysBetween(bought, forecastOf(third, { bags, today: bought }).ends);
  return {
    habit: household.habit,
    forecast: Math.abs(foreseen - days) / days,
    naive: Math.abs((duracion * capacityOf(third)) / household.total - days) / days,
  };
}

interface BagLife {
  readonly household: Household;
  /** Index of the bag. */
  readonly index: number;
  readonly bags: readonly FoodBag[];
  /** The true kilograms. */
  readonly real: number;
}

/** Simulates a bag until it ends or is replaced, and what was really left. */
function simulateBag(bag: FoodBag, life: BagLife): { bag: FoodBag; left: number } {
  const { household, index, real } = life;
  const empty = daysUntilEmpty(household, index, real);
  const seen = household.habit === 'corrects' ? corrected(bag, life, Math.floor(empty / 2)) : bag;
  const foreseen = daysBetween(bag.fechaCompra, forecastOf(seen, { ...life, today: bag.fechaCompra }).ends);
  const renewal = Math.max(1, foreseen - EARLY);
  const isRenewed = household.habit !== 'says when' && household.habit !== 'says late' && renewal < empty;
  if (!isRenewed)
    return { bag: ended(seen, empty + (household.habit === 'says late' ? LATE : 0), 0), left: 0 };
  const left = leftAfter(household, index, real, renewal);
  const proposed = forecastOf(seen, { ...life, today: addDays(bag.fechaCompra, renewal) }).kilos;
  const stated =
    household.habit === 'only renews'
      ? proposed
      : ownersEstimate(left, seen, household.estimateErrors[index]);
  return { bag: ended(seen, renewal, oneDecimal(stated)), left };
}

function ended(bag: FoodBag, days: number, kilos: number): FoodBag {
  return { ...bag, terminada: { dia: addDays(bag.fechaCompra, days), kilos, observada: true } };
}

function corrected(bag: FoodBag, life: BagLife, days: number): FoodBag {
  const kilos = oneDecimal(
    ownersEstimate(
      leftAfter(life.household, life.index, life.real, days),
      bag,
      life.household.estimateErrors[life.index],
    ),
  );
  return { ...bag, correcciones: [{ id: 1, dia: addDays(bag.fechaCompra, days), kilos }] };
}
