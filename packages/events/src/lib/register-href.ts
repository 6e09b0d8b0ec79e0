import type { CalendarItem } from '@huella/calendar';
import type { Day } from '@huella/validation/day';
import { eventsPaths } from '../paths.ts';
import { productIdOf } from './event-details.ts';

/** The form of a new event, prefilled with a follow-up (D103): an overdue one as given today. */
export function registerHref({ event, state }: CalendarItem, today: Day): string {
  const { mascota, tipo, EventoVacuna } = event;
  const producto = productIdOf(event);
  return eventsPaths.newEvent.href({
    mascota: mascota.id,
    tipo,
    ...(EventoVacuna && { vacuna: EventoVacuna.VacunaId }),
    ...(producto !== undefined && { producto }),
    ...(state === 'overdue' && { ocurrio: 'si', fecha: today }),
  });
}
