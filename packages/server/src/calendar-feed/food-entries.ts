import { appPaths } from '@huella/contract/app-paths';
import type { Day } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import type { BagRecord } from '../food/repositories/food-bags.ts';
import { runOutDayOf, runOutText } from '../food/run-out.ts';
import type { CalendarEntry } from './calendar-text.ts';
import { renamedVersion } from './renamed-version.ts';
import type { Renames } from './repositories/pet-renames.ts';

interface FoodContext {
  readonly webUrl: string;
  readonly today: Day;
  /** Of all pets of the account: one that eats of another bag now must not lower a SEQUENCE. */
  readonly renames: readonly Renames[];
}

/** The day on which each bag that lasts ends, of those that the pets of these names eat of; the others are not named. */
export function foodEntries(
  records: readonly BagRecord[],
  petNames: ReadonlyMap<number, string>,
  { webUrl, today, renames }: FoodContext,
): CalendarEntry[] {
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
      ...renamedVersion({ sequence, changedAt: movedAt }, renames),
      hasAlarm: true,
    };
  });
}
