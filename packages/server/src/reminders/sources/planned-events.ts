import { calendarKind } from '@huella/contract/events';
import { argentineMoment, dayOfMoment, timeOfMoment } from '@huella/validation/event';
import { calendarKindOf } from '../../events/calendar-kind.ts';
import type { ReminderSource } from '../reminder-source.ts';
import { eventText } from '../reminder-texts.ts';
import { listPlannedEvents } from '../repositories/source-events.ts';

/** Events that are not done; video calls are over at their time. */
export const plannedEvents: ReminderSource = {
  kinds: calendarKind.options.filter((kind) => kind !== 'Cumpleaños'),
  async list(db, accountIds, days) {
    const rows = await listPlannedEvents(db, accountIds, days);
    return rows.map(({ id, account_id, tipo, moment, nombre, updated_at }) => {
      const kind = calendarKindOf(tipo);
      return {
        accountId: account_id,
        item: `event-${id}`,
        kind,
        text: eventText(kind, nombre),
        day: dayOfMoment(moment),
        time: timeOfMoment(moment),
        since: dayOfMoment(argentineMoment(new Date(updated_at))),
        canBeOverdue: tipo !== 'Videollamada',
      };
    });
  },
};
