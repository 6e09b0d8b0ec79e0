import { openFollowUps } from '@huella/calendar';
import { argentineMoment, dayOfMoment } from '@huella/validation/event';
import { eventToWire } from '../../events/event-to-wire.ts';
import { allProducts, allVaccines } from '../../events/repositories/event-catalogues.ts';
import { calendarKindOf } from '../../events/calendar-kind.ts';
import type { ReminderSource } from '../reminder-source.ts';
import { followUpText } from '../reminder-texts.ts';
import { listGivenToPetsDue } from '../repositories/source-events.ts';

/** Doses and applications due after an event, until a later one closes them (D103). */
export const followUps: ReminderSource = {
  kinds: ['Vacuna', 'DespExterna', 'DespInterna'],
  async list(db, accountIds, days) {
    const rows = await listGivenToPetsDue(db, accountIds, days);
    if (rows.length === 0) return [];
    const catalogues = { vaccines: await allVaccines(db), products: await allProducts(db) };
    const rowById = new Map(rows.map((row) => [row.id, row]));
    return openFollowUps(rows.map(eventToWire), catalogues).flatMap(({ event, day }) => {
      const row = rowById.get(event.id);
      if (!row || day < days.from || day > days.to) return [];
      const kind = calendarKindOf(row.tipo);
      return {
        accountId: row.account_id,
        item: `follow-up-${row.id}`,
        kind,
        text: followUpText(kind, row.nombre),
        day,
        time: null,
        since: dayOfMoment(argentineMoment(new Date(row.updated_at))),
        canBeOverdue: true,
      };
    });
  },
};
