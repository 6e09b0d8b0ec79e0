import type { Person } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import { copy } from '../copy.ts';
import type { Changes } from './person-change.ts';

/** One datum as it was and as it shall be, fit to be read. */
export interface ChangedLine {
  label: string;
  before: string;
  after: string;
}

const genders: Readonly<Record<string, string>> = { F: copy.person.female, M: copy.person.male };

/** Lists what a request would change, in the order of the form. */
export function changedLines(before: Person, changes: Changes): ChangedLine[] {
  const home = before.datosDomicilio;
  const { person, address } = copy;
  const rows: [label: string, old: string | null, next: string | null][] = [
    [person.nombre, before.nombre, changes.nombre],
    [person.apellido, before.apellido, changes.apellido],
    [person.dni, before.dni, changes.dni],
    [person.phone, before.tel_celular, changes.telCelular],
    [
      person.birth,
      formatDay(before.fecha_nacimiento),
      changes.fechaNac && changes.fechaNac.replaceAll('-', '/'),
    ],
    [
      person.gender,
      genders[before.genero] ?? before.genero,
      changes.genero && (genders[changes.genero] ?? ''),
    ],
    [address.street, home.direccion, changes.direccion],
    [address.number, home.numero, changes.numero],
    [address.floor, home.piso, changes.piso],
    [address.flat, home.departamento, changes.dpto],
    [address.province, home.provincia, changes.provincia],
    [address.locality, home.localidad, changes.localidadString],
  ];
  return rows.flatMap(([label, old, next]) =>
    next === null ? [] : [{ label, before: old || copy.change.empty, after: next || copy.change.empty }],
  );
}
