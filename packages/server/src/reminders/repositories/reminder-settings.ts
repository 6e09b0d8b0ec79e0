import type { ReminderKind, ReminderSettings } from '@huella/contract';
import { reminderKind } from '@huella/contract/events';
import { DEFAULT_FOOD_LEAD_DAYS } from '@huella/contract/reminders';
import type { Executor, Tx } from '../../db/transaction.ts';

/** Off by default. */
const offUnlessChosen = new Set<ReminderKind>(['Cumpleaños']);
/** The kind whose row holds the days before the end of a bag (D108). */
const FOOD = 'Alimento';

export type IsKindEnabled = (accountId: number, kind: ReminderKind) => boolean;

export async function readEnabledKinds(db: Executor, accountIds: readonly number[]): Promise<IsKindEnabled> {
  const rows = await db
    .selectFrom('reminder_settings')
    .select(['account_id', 'kind', 'enabled'])
    .where('account_id', 'in', accountIds)
    .execute();
  const chosen = new Map(
    rows.map(({ account_id, kind, enabled }) => [`${account_id} ${kind}`, enabled === 1]),
  );
  return (accountId, kind) => chosen.get(`${accountId} ${kind}`) ?? !offUnlessChosen.has(kind);
}

/** Each account's days before the end of a bag (D108). */
export async function readFoodLeadDays(
  db: Executor,
  accountIds: readonly number[],
): Promise<(accountId: number) => number> {
  const rows = await db
    .selectFrom('reminder_settings')
    .select(['account_id', 'lead_days'])
    .where('account_id', 'in', accountIds)
    .where('kind', '=', FOOD)
    .execute();
  const chosen = new Map(rows.map(({ account_id, lead_days }) => [account_id, lead_days]));
  return (accountId) => chosen.get(accountId) ?? DEFAULT_FOOD_LEAD_DAYS;
}

export async function findReminderSettings(db: Executor, accountId: number): Promise<ReminderSettings> {
  const isEnabled = await readEnabledKinds(db, [accountId]);
  const foodLeadDays = await readFoodLeadDays(db, [accountId]);
  const on = (kind: ReminderKind) => isEnabled(accountId, kind);
  return {
    tipos: {
      Consulta: on('Consulta'),
      Vacuna: on('Vacuna'),
      DespExterna: on('DespExterna'),
      DespInterna: on('DespInterna'),
      Cria: on('Cria'),
      Celo: on('Celo'),
      Videollamada: on('Videollamada'),
      Cumpleaños: on('Cumpleaños'),
      Alimento: on('Alimento'),
      Otro: on('Otro'),
    },
    dias_alimento: foodLeadDays(accountId),
  };
}

export async function switchReminders(
  tx: Tx,
  accountId: number,
  kinds: Partial<ReminderSettings['tipos']>,
): Promise<void> {
  for (const kind of reminderKind.options) {
    const isOn = kinds[kind];
    if (isOn === undefined) continue;
    const enabled = isOn ? 1 : 0;
    await tx
      .insertInto('reminder_settings')
      .values({ account_id: accountId, kind, enabled })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ enabled }))
      .execute();
  }
}

export async function setFoodLeadDays(tx: Tx, accountId: number, lead_days: number): Promise<void> {
  await tx
    .insertInto('reminder_settings')
    .values({ account_id: accountId, kind: FOOD, enabled: 1, lead_days })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ lead_days }))
    .execute();
}
