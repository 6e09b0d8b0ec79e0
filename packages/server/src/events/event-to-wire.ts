import type { Event } from '@huella/contract';
import { dayOfMoment, timeOfMoment } from '@huella/validation/event';
import type { Selectable } from 'kysely';
import type { EventsTable } from '../db/schema/events.ts';
import type { PetRow } from '../pets/repositories/pets.ts';

export type EventRow = Omit<
  Selectable<EventsTable>,
  'account_id' | 'sequence' | 'created_at' | 'updated_at'
> &
  Pick<PetRow, 'nombre' | 'animal' | 'sexo'>;

export function eventToWire(row: EventRow): Event {
  const { id, pet_id, nombre, animal, sexo, tipo, moment, done, description, title } = row;
  return {
    id,
    mascota: { id: pet_id, nombre, animal, sexo },
    tipo,
    event_on: dayOfMoment(moment),
    hora: timeOfMoment(moment),
    done: done === 1,
    description,
    title,
    ...ownPart(row),
  };
}

function ownPart(row: EventRow): Partial<Event> {
  const { tipo, description, vaccine_id, product_id, follow_up, vet_info } = row;
  if (tipo === 'Consulta') return { EventoConsulta: { description } };
  if (tipo === 'Celo') return { EventoCelo: {} };
  if (tipo === 'Cria') return { EventoCria: litterOf(row) };
  if (tipo === 'Videollamada') return { EventoVideollamada: { infoVeterinario: vet_info ?? '' } };
  if (tipo === 'Vacuna' && vaccine_id !== null)
    return { EventoVacuna: { VacunaId: vaccine_id, proxima_aplicacion: follow_up } };
  if (product_id === null) return {};
  const deworming = { ProductoDesparacitacionId: product_id, refuerzo: follow_up };
  return tipo === 'DespExterna' ? { EventoDespExterna: deworming } : { EventoDespInterna: deworming };
}

function litterOf({ machos, hembras, fallecidos }: EventRow) {
  return { machos: machos ?? 0, hembras: hembras ?? 0, fallecidos: fallecidos ?? 0 };
}
