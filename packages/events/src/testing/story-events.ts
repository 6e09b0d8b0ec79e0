import type { Event } from '@huella/contract';

export const luna: Event['mascota'] = { id: 1, nombre: 'luna', animal: 'Perro', sexo: 'H' };
export const mishi: Event['mascota'] = { id: 2, nombre: 'mishi', animal: 'Gato', sexo: 'M' };

/** A consultation that Luna had this morning. */
export function storyEvent(changes: Partial<Event> = {}): Event {
  return {
    id: 1,
    mascota: luna,
    tipo: 'Consulta',
    event_on: '2026-11-27',
    hora: '09:00',
    done: true,
    description: '',
    title: '',
    ...changes,
  };
}

/** As of Friday 27 November 2026 at 10:00, newest first as the server returns them. */
export const storyEvents: readonly Event[] = [
  storyEvent({
    id: 11,
    tipo: 'Vacuna',
    event_on: '2027-01-15',
    hora: '17:30',
    done: false,
    EventoVacuna: { VacunaId: 2, proxima_aplicacion: null },
  }),
  storyEvent({
    id: -2001,
    mascota: mishi,
    tipo: 'Cumpleaños',
    event_on: '2027-03-01',
    hora: '00:00',
    done: false,
    title: 'Cumple 1 año',
  }),
  storyEvent({
    id: 10,
    tipo: 'Videollamada',
    event_on: '2026-12-01',
    hora: '15:30',
    done: false,
    title: 'Videollamada',
    EventoVideollamada: {
      infoVeterinario: 'Dra. Paula Méndez, M.P. 4471.\nEl enlace llega por email media hora antes.',
    },
  }),
  storyEvent({
    id: 9,
    event_on: '2026-11-28',
    hora: '11:00',
    done: false,
    description: 'Control de la pata delantera',
  }),
  storyEvent({
    id: 8,
    event_on: '2026-11-27',
    hora: '09:45',
    done: false,
    description: 'Llevar los análisis',
  }),
  storyEvent({
    id: 7,
    tipo: 'Peluqueria',
    event_on: '2026-11-20',
    title: 'Baño y corte',
    description: 'Con champú hipoalergénico.',
  }),
  storyEvent({
    id: 6,
    mascota: mishi,
    tipo: 'DespExterna',
    event_on: '2026-10-02',
    EventoDespExterna: { ProductoDesparacitacionId: 3, refuerzo: null },
  }),
  storyEvent({
    id: 5,
    tipo: 'DespInterna',
    event_on: '2026-09-10',
    EventoDespInterna: { ProductoDesparacitacionId: 2, refuerzo: '2026-12-09' },
  }),
  storyEvent({ id: 4, tipo: 'Celo', event_on: '2026-05-02' }),
  storyEvent({
    id: 3,
    tipo: 'Cria',
    event_on: '2025-12-20',
    EventoCria: { machos: 2, hembras: 1, fallecidos: 0 },
  }),
  storyEvent({
    id: 2,
    tipo: 'Vacuna',
    event_on: '2025-11-20',
    EventoVacuna: { VacunaId: 1, proxima_aplicacion: '2026-11-20' },
  }),
];
