import type { CardRecord } from '@huella/contract';
import * as calls from '@huella/contract/policies';
import { emailKey } from '../../auth/email-key.ts';
import { argentineDay } from '../../http/argentine-day.ts';
import { ok, operation } from '../../http/operation.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import type { Ports } from '../../ports.ts';
import { cardCode } from '../card-code.ts';
import { lastDayOf, policyStateOn } from '../policy-state.ts';
import { listCardRows, type CardRow } from '../repositories/policies.ts';

export const listCardRecords = operation({
  call: calls.listCardRecords,
  async handle({ ports, accountId, query, today }) {
    const rows = await listCardRows(ports.db, accountId, emailKey(query.email));
    return ok(await Promise.all(rows.map((row) => toWire(ports, row, today))));
  },
});

async function toWire(ports: Ports, row: CardRow, today: string): Promise<CardRecord> {
  const { id, pet, plan, number, start_day, cancelled_at, first_name, last_name } = row;
  return {
    nombre: pet,
    plan,
    poliza: number,
    date: start_day,
    hasta: lastDayOf(row),
    estado: policyStateOn(today, row),
    anulada: cancelled_at === null ? null : argentineDay(new Date(cancelled_at)),
    titular: [first_name, last_name].filter(Boolean).join(' '),
    verificacion: `${ports.config.publicUrl}${pagePaths.card}/${await cardCode(ports, id)}`,
  };
}
