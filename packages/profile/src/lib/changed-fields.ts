import type { ChangedField, Person } from '@huella/contract';
import type { Changes } from './person-change.ts';

/** The changes with old and new values, in the order of the form. */
export function changedFields(before: Person, changes: Changes): ChangedField[] {
  const home = before.datosDomicilio;
  const fields: ChangedField[] = [
    { campo: 'nombre', antes: before.nombre, despues: changes.nombre },
    { campo: 'apellido', antes: before.apellido, despues: changes.apellido },
    { campo: 'dni', antes: before.dni, despues: changes.dni },
    { campo: 'telCelular', antes: before.tel_celular, despues: changes.telCelular },
    { campo: 'fechaNac', antes: before.fecha_nacimiento, despues: changes.fechaNac },
    { campo: 'genero', antes: before.genero, despues: changes.genero },
    { campo: 'direccion', antes: home.direccion, despues: changes.direccion },
    { campo: 'numero', antes: home.numero, despues: changes.numero },
    { campo: 'piso', antes: home.piso, despues: changes.piso },
    { campo: 'dpto', antes: home.departamento, despues: changes.dpto },
    { campo: 'provincia', antes: home.provincia, despues: changes.provincia },
    { campo: 'localidad', antes: home.localidad, despues: changes.localidadString },
  ];
  return fields.filter(({ despues }) => despues !== null);
}
