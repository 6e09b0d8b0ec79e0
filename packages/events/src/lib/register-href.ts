import type { Event } from '@huella/contract';
import { eventsPaths } from '../paths.ts';
import { productIdOf } from './event-details.ts';

/** The form of a new event, prefilled with the follow-up of `event` (D103). */
export function registerHref(event: Event): string {
  const { mascota, tipo, EventoVacuna } = event;
  const producto = productIdOf(event);
  return eventsPaths.newEvent.href({
    mascota: mascota.id,
    tipo,
    ...(EventoVacuna && { vacuna: EventoVacuna.VacunaId }),
    ...(producto !== undefined && { producto }),
  });
}
