/** Where a field that the server refused is shown: a field of one of the two forms, or the benefit code. */
export type Place =
  | { form: 'pet'; name: string }
  | { form: 'plan'; name: 'plan' | 'id' }
  | { form: 'code' };

const petFields = ['nombre', 'color', 'sexo', 'fecha_nacimiento', 'animal', 'raza', 'peso'];

/** Finds the place of a path in the body of POST /app/user/mascotas; null when no field shows it. */
export function placeOfError(path: string): Place | null {
  const [group, name = ''] = path.split('.');
  if (group === 'codigo_vendedor') return { form: 'code' };
  if (group === 'datos_mascota' && petFields.includes(name)) return { form: 'pet', name };
  if (group === 'datos_pago' && (name === 'plan' || name === 'id')) return { form: 'plan', name };
  return null;
}
