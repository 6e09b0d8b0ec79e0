import type { NewEventBody } from '../api/new-event.ts';
import type { ValidEvent } from '@huella/validation/event';
import type { FieldPath } from 'react-hook-form';
import type { EventFormValues } from './event-values.ts';

/** The request's form: the fields of a kind in a sub-object (D09, D10). */
export function eventBody(event: ValidEvent): NewEventBody {
  const { mascotaId, tipo, event_on, hora, done, description } = event;
  return { mascotaId, tipo, event_on, hora, done, description, ...ownPart(event) };
}

function ownPart(event: ValidEvent): Partial<NewEventBody> {
  switch (event.tipo) {
    case 'Consulta':
      return { EventoConsulta: { description: event.description } };
    case 'Vacuna':
      return { EventoVacuna: { VacunaId: event.vacunaId, proxima_aplicacion: event.proxima } };
    case 'DespExterna':
    case 'DespInterna':
      return {
        [`Evento${event.tipo}`]: { ProductoDesparacitacionId: event.productoId, refuerzo: event.proxima },
      };
    case 'Cria': {
      const { machos, hembras, fallecidos } = event;
      return { EventoCria: { machos, hembras, fallecidos } };
    }
    default:
      return { [`Evento${event.tipo}`]: {} };
  }
}

const fields: Readonly<Record<string, FieldPath<EventFormValues>>> = {
  VacunaId: 'vacunaId',
  ProductoDesparacitacionId: 'productoId',
  proxima_aplicacion: 'proxima',
  refuerzo: 'proxima',
  machos: 'machos',
  hembras: 'hembras',
  fallecidos: 'fallecidos',
  mascotaId: 'mascotaId',
  tipo: 'tipo',
  done: 'done',
  event_on: 'event_on',
  hora: 'hora',
  description: 'description',
};

/** The field that shows a rejected path of the body. */
export function fieldOfPath(path: string): FieldPath<EventFormValues> | undefined {
  return fields[path.split('.').at(-1) ?? path];
}
