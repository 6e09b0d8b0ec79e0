import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { animal, created, day, id, idText, nothing, petSex, text } from './primitives.ts';

/** The kinds that a person enters (specification §9 *Event types*); Cria and Celo for females only. */
export const userCreatedKind = z.enum(['Consulta', 'Vacuna', 'DespExterna', 'DespInterna', 'Cria', 'Celo']);
export type UserCreatedKind = z.infer<typeof userCreatedKind>;

/** `Otro` is every kind that is not known here (D104). */
export const calendarKind = z.enum([...userCreatedKind.options, 'Videollamada', 'Cumpleaños', 'Otro']);
export type CalendarKind = z.infer<typeof calendarKind>;

/** The kinds of reminders and calendar feeds: those of events, and a bag of food that ends. */
export const reminderKind = z.enum([
  ...userCreatedKind.options,
  'Videollamada',
  'Cumpleaños',
  'Alimento',
  'Otro',
]);
export type ReminderKind = z.infer<typeof reminderKind>;

export const dewormingKind = z.enum(['externa', 'interna', 'ambas']);
export type DewormingKind = z.infer<typeof dewormingKind>;

/** A time of the Argentine day, `HH:MM`. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** `cubre` names diseases; `refuerzoMeses` is the booster interval, null if unknown. */
export const vaccine = z.object({
  id,
  nombre: z.string(),
  animal,
  cubre: z.array(z.string()),
  refuerzoMeses: z.nullable(z.int()),
  inicioSemanas: z.int(),
  esencial: z.boolean(),
});
export type Vaccine = z.infer<typeof vaccine>;

export const listVaccines = defineCall({
  id: 'listVaccines',
  summary: 'The vaccines for dogs and cats',
  method: 'GET',
  path: '/app/user/vacunas',
  access: 'owner',
  status: 200,
  response: z.array(vaccine),
  errors: [],
});

/** An antiparasitic; it works for `intervaloDias`. */
export const product = z.object({
  id,
  nombre: z.string(),
  animal,
  tipo: dewormingKind,
  principioActivo: z.nullable(z.string()),
  intervaloDias: z.int(),
});
export type Product = z.infer<typeof product>;

export const listProducts = defineCall({
  id: 'listProducts',
  summary: 'The products against parasites of dogs and cats',
  method: 'GET',
  path: '/app/user/productos',
  access: 'owner',
  status: 200,
  response: z.array(product),
  errors: [],
});

const consultation = z.object({ description: z.string() });
const vaccination = z.object({ VacunaId: id, proxima_aplicacion: z.nullable(day) });
const deworming = z.object({ ProductoDesparacitacionId: id, refuerzo: z.nullable(day) });
const litter = z.object({ machos: z.int(), hembras: z.int(), fallecidos: z.int() });

/**
 * Specification §3 *Event*, with the one sub-object of its kind (D10); a consultation's repeats the description, that of heat is
 * empty. `event_on` and `hora` are Argentine. A birthday has a negative id, which encodes pet and year; an unknown kind has a
 * title and a description (D104).
 */
export const event = z.object({
  id: z.int(),
  mascota: z.object({ id, nombre: z.string(), animal, sexo: petSex }),
  tipo: z.string(),
  event_on: day,
  hora: time,
  done: z.boolean(),
  description: z.string(),
  title: z.string(),
  EventoConsulta: z.optional(consultation),
  EventoVacuna: z.optional(vaccination),
  EventoDespExterna: z.optional(deworming),
  EventoDespInterna: z.optional(deworming),
  EventoCria: z.optional(litter),
  EventoCelo: z.optional(nothing),
  EventoVideollamada: z.optional(z.object({ infoVeterinario: z.string() })),
});
export type Event = z.output<typeof event>;

/** Used if the event has no description. */
const newConsultation = z.object({ description: z.optional(text(4000)) });
/** Both spellings of the wire are read (D09). */
const newVaccination = z.object({
  VacunaId: z.optional(id),
  vacunaId: z.optional(id),
  proxima_aplicacion: z.optional(z.nullable(text(10))),
});
const newDeworming = z.object({
  ProductoDesparacitacionId: z.optional(id),
  productoDesparacitacionId: z.optional(id),
  refuerzo: z.optional(z.nullable(text(10))),
});
const newLitter = z.object({
  machos: z.optional(z.nullable(z.number())),
  hembras: z.optional(z.nullable(z.number())),
  fallecidos: z.optional(z.nullable(z.number())),
});

const eventFields = {
  tipo: text(40),
  event_on: text(10),
  hora: text(5),
  done: z.boolean(),
  description: z.optional(text(4000)),
  EventoConsulta: z.optional(newConsultation),
  EventoVacuna: z.optional(newVaccination),
  EventoDespExterna: z.optional(newDeworming),
  EventoDespInterna: z.optional(newDeworming),
  EventoCria: z.optional(newLitter),
  EventoCelo: z.optional(nothing),
};

export const createEvent = defineCall({
  id: 'createEvent',
  summary: 'Note what was done or is planned for a pet',
  method: 'POST',
  path: '/app/user/eventos',
  access: 'owner',
  body: z.object({ mascotaId: id, title: z.optional(text(100)), ...eventFields }),
  status: 201,
  response: created,
  errors: ['invalid_fields', 'not_found'],
});

/** Events per page of `listEvents`. */
export const EVENTS_PAGE = 500;

/** `antes` is the position of the previous page's last event, `YYYY-MM-DDTHH:MM,id`. A page that is not full is the last one. */
export const listEvents = defineCall({
  id: 'listEvents',
  summary: 'The events of the caller’s pets with birthdays and video calls, newest first, in pages (D13)',
  method: 'GET',
  path: '/app/user/eventos/timeline',
  access: 'owner',
  query: z.object({
    mascotaId: z.optional(idText),
    antes: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2},-?\d{1,15}$/))),
  }),
  status: 200,
  response: z.array(event),
  errors: ['not_found'],
});

/** An id in a path; negative for a birthday. */
export const eventParams = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^-?[1-9]\d{0,14}$/)),
    z.transform((digits: string) => Number(digits)),
  ),
});

export const getEvent = defineCall({
  id: 'getEvent',
  summary: 'One event of the caller; somebody else’s answers 404 like an unknown id (D26)',
  method: 'GET',
  path: '/app/user/eventos/{id}',
  access: 'owner',
  params: eventParams,
  status: 200,
  response: event,
  errors: ['not_found'],
});

/** `was_done` is the `done` that the sender knew: marking an event as done twice keeps the first moment. */
export const updateEvent = defineCall({
  id: 'updateEvent',
  summary:
    'Move an event, or say that it was done (D62). Of its kind’s own fields only the follow-up may differ: a date that passes it clears it (D64)',
  method: 'PUT',
  path: '/app/user/eventos/{id}',
  access: 'owner',
  params: eventParams,
  body: z.object({ was_done: z.optional(z.boolean()), ...eventFields }),
  status: 200,
  response: event,
  errors: ['invalid_fields', 'not_found', 'not_editable'],
});

export const deleteEvent = defineCall({
  id: 'deleteEvent',
  summary: 'Delete an event; birthdays and video calls stay',
  method: 'DELETE',
  path: '/app/user/eventos/{id}',
  access: 'owner',
  params: eventParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_editable'],
});
