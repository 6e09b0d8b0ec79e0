import { appPaths } from '@huella/contract/app-paths';
import type { Day } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import type { BagRecord } from '../food/repositories/food-bags.ts';
import { runOutDayOf, runOutText } from '../food/run-out.ts';
import type { CalendarEntry } from './calendar-text.ts';
import type { Renames } from './repositories/pet-renames.ts';

interface FoodContext {
  readonly webUrl: string;
  readonly today: Day;
  /** By pet. */
  readonly renames: ReadonlyMap<number, Renames>;
}

/** The day on which each bag that lasts ends, of those that the pets of these names eat of; the others are not named. */
export function foodEntries(
  records: readonly BagRecord[],
  petNames: ReadonlyMap<number, string>,
  { webUrl, today, renames }: FoodContext,
): CalendarEntry[] {
  const renamed = allOf(renames);
  const bags = records.map(({ bag }) => bag);
  return records.flatMap(({ bag, sequence, movedAt }) => {
    const names = bag.stocksAlimentoMascotas.flatMap(({ mascotaId }) => petNames.get(mascotaId) ?? []);
    if (bag.terminada !== null || names.length === 0) return [];
    return {
      uid: `alimento-${bag.id}@huella`,
      title: runOutText(names.map(titleCase)),
      day: runOutDayOf(bag, bags, today),
      time: null,
      link: `${webUrl}${appPaths.food.href()}`,
      sequence: sequence + renamed.count,
      changedAt: new Date(Math.max(movedAt.getTime(), renamed.last)),
      hasAlarm: true,
    };
  });
}

/** Of every pet, also of who does not eat of a bag: the number must not fall when a pet that was renamed leaves it. */
function allOf(renames: ReadonlyMap<number, Renames>): { readonly count: number; readonly last: number } {
  const all = [...renames.values()];
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    last: Math.max(0, ...all.map(({ last }) => last.getTime())),
  };
}
