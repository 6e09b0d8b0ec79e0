import { petChangeNames } from '@huella/contract/pet-data';

/** Columns of a person that a request can change, with their names on the wire (specification §3). */
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

export const changeNames: Readonly<Record<'pet' | 'person', ChangeNames>> = {
  pet: petChangeNames,
  person: personChangeNames,
};

export function wireNameOf(column: string, about: 'pet' | 'person'): string {
  const wire = changeNames[about][column];
  if (wire === undefined) throw new Error(`no change of a ${about} is about ${column}`);
  return wire;
}
