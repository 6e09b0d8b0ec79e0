import { exportEvents } from '../../repositories/account-export.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

/** How the app calls the kinds; others go by their own name. */
const kinds: Readonly<Record<string, string>> = {
  Consulta: 'Consulta',
  Vacuna: 'Vacuna',
  DespExterna: 'Desparasitación externa',
  DespInterna: 'Desparasitación interna',
  Cria: 'Cría',
  Celo: 'Celo',
};

/** What was noted of pets, and their video calls. Birthdays follow from the day of birth. */
export const events: Section = {
  name: 'eventos',
  tables: ['events'],
  async read(db, { accountId }) {
    const rows = await exportEvents(db, accountId);
    return rows.map((event) => ({
      mascota: event.pet,
      tipo: kinds[event.tipo] ?? event.tipo,
      fecha: event.moment.slice(0, 10),
      hora: event.moment.slice(11),
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
