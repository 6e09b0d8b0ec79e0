const petFields = ['nombre', 'color', 'sexo', 'fecha_nacimiento', 'animal', 'raza', 'peso'] as const;
const planFields = ['plan', 'id'] as const;

/** Where a field that the server refused is shown: a field of one of the two forms, or the benefit code. */
export type FormField =
  | { form: 'pet'; name: (typeof petFields)[number] }
  | { form: 'plan'; name: (typeof planFields)[number] }
  | { form: 'code' };

/** Finds the place of a path in the body of POST /app/user/mascotas; null when no field shows it. */
export function fieldForPath(path: string): FormField | null {
  if (path === 'codigo_vendedor') return { form: 'code' };
  const [group, field] = path.split('.');
  const pet = petFields.find((name) => name === field);
  if (group === 'datos_mascota' && pet) return { form: 'pet', name: pet };
  const plan = planFields.find((name) => name === field);
  return group === 'datos_pago' && plan ? { form: 'plan', name: plan } : null;
}
