import { appPaths } from '@huella/contract/app-paths';
import { titleCase } from '@huella/validation/text';
import type { BagRecord } from '../food/repositories/food-bags.ts';
import { runOutDayOf, runOutText } from '../food/run-out.ts';
import type { CalendarEntry } from './calendar-text.ts';
import type { FeedContext } from './feed-entries.ts';
import { renamedVersion } from './renamed-version.ts';
import type { Renames } from './repositories/pet-renames.ts';

export interface FoodContent {
  readonly records: readonly BagRecord[];
  /** The pets of the feed; others are not named. */
  readonly petNames: ReadonlyMap<number, string>;
  readonly renames: ReadonlyMap<number, Renames>;
}

/** The day on which each bag ends, for bags that pets of the feed eat from. */
export function foodEntries(
  { records, petNames, renames }: FoodContent,
  { webUrl, today }: FeedContext,
): CalendarEntry[] {
  const bags = records.map(({ bag }) => bag);
  // All pets, not only those of a bag: they change, and a version must only rise.
  const allRenames = [...renames.values()];
  return records.flatMap(({ bag, sequence, movedAt }) => {
    const names = bag.stocksAlimentoMascotas.flatMap(({ mascotaId }) => petNames.get(mascotaId) ?? []);
    if (bag.terminada !== null || names.length === 0) return [];
    const day = runOutDayOf(bag, bags, today);
    return {
      uid: `alimento-${bag.id}@huella`,
      title: runOutText(names.map(titleCase)),
      day,
      time: null,
      link: `${webUrl}${appPaths.food.href()}`,
      ...renamedVersion({ sequence, changedAt: movedAt }, allRenames),
      hasAlarm: day >= today,
    };
  });
}
