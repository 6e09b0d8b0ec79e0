import type { PersonalDataForm } from '@huella/validation/person';
import type { FieldPath } from 'react-hook-form';
import type { Changes } from './person-change.ts';

/** The form's fields by their names in a change request (specification §3). */
const fields: Readonly<Record<keyof Changes, FieldPath<PersonalDataForm>>> = {
  nombre: 'datos_persona.nombre',
  apellido: 'datos_persona.apellido',
  dni: 'datos_persona.dni',
  telCelular: 'datos_persona.tel_celular',
  fechaNac: 'datos_persona.fecha_nacimiento',
  genero: 'datos_persona.genero',
  direccion: 'datos_domicilio.direccion',
  numero: 'datos_domicilio.numero',
  piso: 'datos_domicilio.piso',
  dpto: 'datos_domicilio.departamento',
  provincia: 'datos_domicilio.provincia',
  localidad: 'datos_domicilio.localidad',
  localidadString: 'datos_domicilio.localidad',
};

/** The field for a rejected path of a change request. */
export function changeField(path: string): FieldPath<PersonalDataForm> | undefined {
  return isField(path) ? fields[path] : undefined;
}

function isField(path: string): path is keyof Changes {
  return Object.hasOwn(fields, path);
}
