import type { PaymentMedium } from '@huella/contract';
import { paymentMedium } from '@huella/contract/payments';
import type { PaymentMediumsTable } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

export async function allPaymentMediums(db: Executor): Promise<PaymentMedium[]> {
  const rows = await db.selectFrom('payment_mediums').selectAll().orderBy('id').execute();
  return rows.map(mediumToWire);
}

export async function findPaymentMedium(db: Executor, id: number): Promise<PaymentMedium | undefined> {
  const row = await db.selectFrom('payment_mediums').selectAll().where('id', '=', id).executeTakeFirst();
  return row && mediumToWire(row);
}

const { size: sizes, bins } = paymentMedium.shape;

function mediumToWire(row: PaymentMediumsTable): PaymentMedium {
  return {
    id: row.id,
    tipo: row.tipo,
    is_active: row.is_active === 1,
    verifica: row.verifica,
    size: sizes.parse(JSON.parse(row.sizes)),
    bins: bins.parse(JSON.parse(row.bins)),
  };
}
