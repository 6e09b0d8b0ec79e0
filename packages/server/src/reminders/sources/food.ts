import { argentineMoment, dayOfMoment } from '@huella/validation/event';
import { petName } from '@huella/validation/text';
import { type BagRecord, listAccountsWithFood, listBagRecords } from '../../food/repositories/food-bags.ts';
import { runOutDayOf, runOutText } from '../../food/run-out.ts';
import type { ReminderCandidate, ReminderSource } from '../reminder-source.ts';
import { readFoodLeadDays } from '../repositories/reminder-settings.ts';
import { listReminderPets } from '../repositories/source-events.ts';

/** Bags that run out (D108): by the forecast, until they end otherwise or the next one comes. */
export const food: ReminderSource = {
  kinds: ['Alimento'],
  async list(db, accountIds, { today }) {
    const feeding = await listAccountsWithFood(db, accountIds);
    if (feeding.length === 0) return [];
    const records = Map.groupBy(await listBagRecords(db, feeding), ({ accountId }) => accountId);
    const pets = await listReminderPets(db, feeding);
    const names = new Map(pets.map(({ id, nombre }) => [id, petName(nombre)]));
    const leadDays = await readFoodLeadDays(db, feeding);
    return [...records].flatMap(([accountId, bags]) =>
      runOuts(bags, today, names).map((candidate) => ({ ...candidate, leadDays: leadDays(accountId) })),
    );
  },
};

function runOuts(
  records: readonly BagRecord[],
  today: string,
  names: ReadonlyMap<number, string>,
): ReminderCandidate[] {
  const bags = records.map(({ bag }) => bag);
  return records
    .filter(({ bag }) => bag.terminada === null)
    .map(({ accountId, bag, movedAt }) => ({
      accountId,
      item: `food-${bag.id}`,
      kind: 'Alimento',
      text: runOutText(bag.stocksAlimentoMascotas.flatMap(({ mascotaId }) => names.get(mascotaId) ?? [])),
      day: runOutDayOf(bag, bags, today),
      time: null,
      since: dayOfMoment(argentineMoment(movedAt)),
      canBeOverdue: false,
    }));
}
