import { birthdaysOf } from '@huella/calendar';
import type { ReminderSource } from '../reminder-source.ts';
import { eventText } from '../reminder-texts.ts';
import { listReminderPets } from '../repositories/source-events.ts';

/** Computed; over after their day (D50). */
export const birthdays: ReminderSource = {
  kinds: ['Cumpleaños'],
  async list(db, accountIds, { from, to }) {
    const pets = await listReminderPets(db, accountIds);
    return pets.flatMap((pet) =>
      birthdaysOf(pet, to)
        .filter(({ event_on: day }) => day >= from && day <= to)
        .map(({ event_on: day }) => ({
          accountId: pet.account_id,
          item: `birthday-${pet.id}`,
          kind: 'Cumpleaños' as const,
          text: eventText('Cumpleaños', pet.nombre),
          day,
          time: null,
          since: pet.fecha_nacimiento,
          canBeOverdue: false,
        })),
    );
  },
};
