import type { FoodBag } from '@huella/contract';
import { addDays, daysBetween } from '@huella/validation/day';
import { capacityOf } from '../bag.ts';
import { forecastOf } from '../forecast.ts';
import { daysUntilEmpty, leftAfter, oneDecimal, sighted } from './eating.ts';
import { foodBag } from './food-bag.ts';
import { BAGS, type Habit, type Household, plannedDays } from './households.ts';

/** Days before the end for early renewal; days after it for a late report. */
const EARLY = 3;
const LATE = 2;

/** The error of the third bag's forecast on its first day, as a share of its true duration, and that of the planned duration. */
export interface Miss {
  readonly habit: Habit;
  readonly forecast: number;
  readonly naive: number;
}

/** Simulates three bags of a household and measures the forecast of the third. */
export function missOf(home: Household): Miss {
  const duracion = plannedDays(home);
  let bags: FoodBag[] = [];
  let carried = { stated: 0, real: 0 };
  let bought = '2026-01-01';
  for (let index = 0; index < BAGS - 1; index += 1) {
    const bag = foodBag({
      id: index + 1,
      total: home.total,
      duracion,
      fechaCompra: bought,
      sobrante: carried.stated,
    });
    const lived = live(bag, { home, index, bags, real: home.total + carried.real });
    bags = [...bags, lived.bag];
    bought = lived.bag.terminada?.dia ?? bought;
    carried = { stated: lived.bag.terminada?.kilos ?? 0, real: lived.left };
  }
  const third = foodBag({
    id: BAGS,
    total: home.total,
    duracion,
    fechaCompra: bought,
    sobrante: carried.stated,
  });
  const days = daysUntilEmpty(home, BAGS - 1, home.total + carried.real);
  const foreseen = daysBetween(bought, forecastOf(third, { bags, today: bought }).ends);
  return {
    habit: home.habit,
    forecast: Math.abs(foreseen - days) / days,
    naive: Math.abs((duracion * capacityOf(third)) / home.total - days) / days,
  };
}

interface Life {
  readonly home: Household;
  /** Index of the bag. */
  readonly index: number;
  readonly bags: readonly FoodBag[];
  /** The true kilograms. */
  readonly real: number;
}

/** Simulates a bag until it ends or is replaced, and what was really left. */
function live(bag: FoodBag, life: Life): { bag: FoodBag; left: number } {
  const { home, index, real } = life;
  const empty = daysUntilEmpty(home, index, real);
  const seen = home.habit === 'corrects' ? corrected(bag, life, Math.floor(empty / 2)) : bag;
  const foreseen = daysBetween(bag.fechaCompra, forecastOf(seen, { ...life, today: bag.fechaCompra }).ends);
  const renewal = Math.max(1, foreseen - EARLY);
  const isRenewed = home.habit !== 'says when' && home.habit !== 'says late' && renewal < empty;
  if (!isRenewed) return { bag: ended(seen, empty + (home.habit === 'says late' ? LATE : 0), 0), left: 0 };
  const left = leftAfter(home, index, real, renewal);
  const proposed = forecastOf(seen, { ...life, today: addDays(bag.fechaCompra, renewal) }).kilos;
  const stated = home.habit === 'only renews' ? proposed : sighted(left, seen, home.sights[index]);
  return { bag: ended(seen, renewal, oneDecimal(stated)), left };
}

function ended(bag: FoodBag, days: number, kilos: number): FoodBag {
  return { ...bag, terminada: { dia: addDays(bag.fechaCompra, days), kilos, observada: true } };
}

function corrected(bag: FoodBag, life: Life, days: number): FoodBag {
  const kilos = oneDecimal(
    sighted(leftAfter(life.home, life.index, life.real, days), bag, life.home.sights[life.index]),
  );
  return { ...bag, correcciones: [{ id: 1, dia: addDays(bag.fechaCompra, days), kilos }] };
}
