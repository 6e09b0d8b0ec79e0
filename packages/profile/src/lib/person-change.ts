import type { Person, PersonChangeRequest } from '@huella/contract';
import { toDayMonthYear } from '@huella/validation/day';
import type { AddressOutput, PersonForm } from '@huella/validation/person';

/** Null is unchanged. */
export type Changes = Omit<PersonChangeRequest, 'mascotaId'>;

function changed<Value>(before: Value, after: Value): Value | null {
  return before === after ? null : after;
}

/**
 * What changed, in the shape of the change request (specification §3). Only the birth date is DD-MM-YYYY (D15). A cleared `piso`
 * or `dpto` is '', because null means unchanged.
 */
export function changesOf(before: Person, person: PersonForm, address: AddressOutput): Changes {
  const home = before.datosDomicilio;
  const birth = changed(before.fecha_nacimiento, person.fecha_nacimiento);
  const locality = changed(home.localidadId, address.localidad);
  return {
    nombre: changed(before.nombre, person.nombre),
    apellido: changed(before.apellido, person.apellido),
    dni: changed(before.dni, person.dni),
    telCelular: changed(before.tel_celular, person.tel_celular),
    fechaNac: birth === null ? null : toDayMonthYear(birth),
    genero: changed<string>(before.genero, person.genero),
    direccion: changed(home.direccion, address.direccion),
    numero: changed(home.numero, address.numero),
    piso: changed(home.piso ?? '', address.piso ?? ''),
    dpto: changed(home.departamento ?? '', address.departamento ?? ''),
    provincia: changed(home.provincia, address.provincia),
    localidad: locality,
    localidadString: locality === null ? null : address.localidadString,
  };
}
