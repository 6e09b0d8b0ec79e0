import { pathOf, type CalendarFeed } from '@huella/contract';
import { readCalendarFeed } from '@huella/contract/calendar-feed';
import { reminderKind } from '@huella/contract/events';
import type { Ports } from '../ports.ts';
import { choiceOf, findFeed } from './repositories/calendar-feeds.ts';

const off: CalendarFeed = { url: null, tipos: reminderKind.options, mascotas: null, ultima_lectura: null };

export async function feedToWire(
  { db, vault, config }: Pick<Ports, 'db' | 'vault' | 'config'>,
  accountId: number,
): Promise<CalendarFeed> {
  const row = await findFeed(db, accountId);
  if (!row) return off;
  const file = `${await vault.open(row.sealed_secret)}.ics`;
  const url = `${config.publicUrl}${pathOf(readCalendarFeed, { file })}`;
  return { url, ...choiceOf(row), ultima_lectura: row.read_at };
}
