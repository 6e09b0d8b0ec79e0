import { kindLabel } from '@huella/calendar';
import { dayOfMoment, timeOfMoment } from '@huella/validation/event';
import { choiceOf, findFeed } from '../../../calendar-feed/repositories/calendar-feeds.ts';
import { listBirthdayPets } from '../../../events/repositories/birthday-pets.ts';
import { exportEvents } from '../../repositories/account-export.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

export const events: Section = {
  name: 'eventos',
  tables: ['events'],
  async read(db, { accountId }) {
    const rows = await exportEvents(db, accountId);
    return rows.map((event) => ({
      mascota: event.pet,
      tipo: kindLabel(event.tipo) ?? event.tipo,
      fecha: dayOfMoment(event.moment),
      hora: timeOfMoment(event.moment),
      hecho: event.done === 1,
      titulo: event.title,
      descripcion: event.description,
      vacuna: event.vaccine,
      producto: event.product,
      proxima: event.follow_up,
      machos: event.machos,
      hembras: event.hembras,
      fallecidos: event.fallecidos,
      veterinario: event.vet_info,
      cargado: inArgentina(event.created_at),
      cambiado: inArgentina(event.updated_at),
    }));
  },
};

/** Leaves out the feed's URL: anybody with the archive could read the calendar. */
export const calendarFeed: Section = {
  name: 'calendarioCompartido',
  tables: ['calendar_feeds'],
  async read(db, { accountId }) {
    const feed = await findFeed(db, accountId);
    if (!feed) return null;
    const { tipos, mascotas } = choiceOf(feed);
    const pets = await listBirthdayPets(db, { accountId, petId: undefined });
    return {
      tipos: tipos.map((kind) => kindLabel(kind) ?? kind),
      mascotas: pets.filter(({ id }) => mascotas?.includes(id) ?? true).map(({ nombre }) => nombre),
      ultimaLectura: inArgentina(feed.read_at),
    };
  },
};
