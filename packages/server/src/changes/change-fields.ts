import { petChangeNames } from '@huella/contract/pet-data';

/** The columns of a person that a request can change, each with its name in the request (specification §3). */
const personChangeNames = {
  nombre: 'nombre',
  apellido: 'apellido',
  dni: 'dni',
  tel_celular: 'telCelular',
  fecha_nacimiento: 'fechaNac',
  genero: 'genero',
  direccion: 'direccion',
  numero: 'numero',
  piso: 'piso',
  departamento: 'dpto',
  locality_id: 'localidad',
} as const;

type ChangeNames = Readonly<Record<string, string>>;

/** What can be changed of a pet and of a person: columns and their names in the request. */
export const changeNames: Readonly<Record<'pet' | 'person', ChangeNames>> = {
  pet: petChangeNames,
  person: personChangeNames,
};

/** The name that a column has in a request about a pet, or about the person. */
export function wireNameOf(column: string, about: 'pet' | 'person'): string {
  const wire = changeNames[about][column];
  if (wire === undefined) throw new Error(`no change of a ${about} is about ${column}`);
  return wire;
}
