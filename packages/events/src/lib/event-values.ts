import { type Deworming, kindsOf } from '@huella/calendar';
import type { Event, UserCreatedKind, Pet } from '@huella/contract';
import type { EventPrefill } from '@huella/contract/app-paths';
import { isDay } from '@huella/validation/day';
import { parseId } from '@huella/validation/number';

export interface EventFormValues {
  mascotaId: number | null;
  tipo: UserCreatedKind | '';
  done: boolean | null;
  /** `YYYY-MM-DD`, or what was typed. */
  event_on: string;
  hora: string;
  description: string;
  vacunaId: number | null;
  productoId: number | null;
  proxima: string;
  machos: number | null;
  hembras: number | null;
  fallecidos: number | null;
}

const blank: EventFormValues = {
  mascotaId: null,
  tipo: '',
  done: null,
  event_on: '',
  hora: '',
  description: '',
  vacunaId: null,
  productoId: null,
  proxima: '',
  machos: null,
  hembras: null,
  fallecidos: null,
};

/** Initial values: an only pet, and the query as far as it is valid. */
export function firstValues(search: URLSearchParams, pets: readonly Pet[]): EventFormValues {
  const parameter = (name: keyof EventPrefill) => search.get(name) ?? '';
  const named = pets.find(({ id }) => String(id) === parameter('mascota'));
  const pet = named ?? (pets.length === 1 ? pets[0] : undefined);
  const tipo = pet && kindsOf(pet.sexo).find((kind) => kind === parameter('tipo'));
  const fecha = parameter('fecha');
  return {
    ...blank,
    mascotaId: pet?.id ?? null,
    tipo: tipo ?? '',
    done: { si: true, no: false }[parameter('ocurrio')] ?? null,
    event_on: isDay(fecha) ? fecha : '',
    vacunaId: tipo === 'Vacuna' ? parseId(parameter('vacuna')) : null,
    productoId: tipo && isDeworming(tipo) ? parseId(parameter('producto')) : null,
  };
}

export function isDeworming(tipo: string): tipo is Deworming {
  return tipo === 'DespExterna' || tipo === 'DespInterna';
}

export function hasFollowUp(tipo: string): boolean {
  return tipo === 'Vacuna' || isDeworming(tipo);
}

/** The values from which a follow-up is proposed. */
export function valuesOf(event: Event): EventFormValues {
  const { mascota, done, event_on, hora, description, EventoVacuna, EventoCria } = event;
  const deworming = event.EventoDespExterna ?? event.EventoDespInterna;
  return {
    ...blank,
    ...EventoCria,
    mascotaId: mascota.id,
    tipo: kindsOf(mascota.sexo).find((kind) => kind === event.tipo) ?? '',
    done,
    event_on,
    hora,
    description,
    vacunaId: EventoVacuna?.VacunaId ?? null,
    productoId: deworming?.ProductoDesparacitacionId ?? null,
    proxima: EventoVacuna?.proxima_aplicacion ?? deworming?.refuerzo ?? '',
  };
}
