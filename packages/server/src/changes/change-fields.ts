/** Wire names of a personal-data change and the columns behind them (specification §3). */
export const personFields = {
  nombre: 'nombre',
  apellido: 'apellido',
  dni: 'dni',
  telCelular: 'tel_celular',
  fechaNac: 'fecha_nacimiento',
  genero: 'genero',
  direccion: 'direccion',
  numero: 'numero',
  piso: 'piso',
  dpto: 'departamento',
  localidad: 'locality_id',
} as const;

/** The same of a pet's change. */
export const petFields = {
  mascotaNombre: 'nombre',
  mascotaColor: 'color',
  mascotaSexo: 'sexo',
  mascotaFechaNac: 'fecha_nacimiento',
  mascotaEspecie: 'animal',
  mascotaRaza: 'raza',
} as const;

/** The name that a column has in a request about a pet, or about the person. */
export function wireNameOf(column: string, about: 'pet' | 'person'): string {
  const fields = Object.entries(about === 'pet' ? petFields : personFields);
  const [wire] = fields.find(([, field]) => field === column) ?? [];
  if (wire === undefined) throw new Error(`no change of a ${about} is about ${column}`);
  return wire;
}
