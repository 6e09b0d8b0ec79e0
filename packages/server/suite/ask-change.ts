import { calls } from '@huella/contract';
import type { Client } from './client.ts';

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
export const askChange = (client: Client, body: object) => client.call(calls.requestDataChange, { body });

/** Asks for a change of the person's own data, by what differs. */
export const askPersonChange = (client: Client, changes: object) =>
  askChange(client, { ...unchangedPerson, ...changes });
