import { calls } from '@huella/contract';
import type { Visitor } from './visitor.ts';

/** A request about the person's own data that changes nothing: all keys are there (specification §3). */
export const unchangedPerson = {
  mascotaId: null,
  nombre: null,
  apellido: null,
  dni: null,
  telCelular: null,
  fechaNac: null,
  genero: null,
  direccion: null,
  numero: null,
  piso: null,
  dpto: null,
  provincia: null,
  localidad: null,
  localidadString: null,
};

/** Asks for a change of either kind. */
export const askChange = (visitor: Visitor, body: object) => visitor.call(calls.requestDataChange, { body });

/** Asks for a change of the person's own data, by what differs. */
export const askPersonChange = (visitor: Visitor, changes: object) =>
  askChange(visitor, { ...unchangedPerson, ...changes });
