import type { NotificationKind } from '@huella/contract';
import { notificationKind } from '@huella/contract/notifications';
import type { Executor, Tx } from '../../db/transaction.ts';

export async function readPushKinds(db: Executor, accountId: number): Promise<Set<NotificationKind>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('enabled', '=', 0)
    .execute();
  const off = new Set(rows.map(({ kind }) => kind));
  return new Set(notificationKind.options.filter((kind) => !off.has(kind)));
}

export async function choosePushKinds(
  tx: Tx,
  accountId: number,
  kinds: readonly NotificationKind[],
): Promise<void> {
  for (const kind of notificationKind.options) {
    const enabled = kinds.includes(kind) ? 1 : 0;
    await tx
      .insertInto('notification_settings')
      .values({ account_id: accountId, kind, enabled })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ enabled }))
      .execute();
  }
}
