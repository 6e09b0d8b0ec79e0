const personFields = ['nombre', 'apellido', 'dni', 'tel_celular', 'fecha_nacimiento', 'genero'] as const;
const addressFields = ['direccion', 'numero', 'piso', 'departamento', 'provincia', 'localidad'] as const;

/** Where a field that the server refused is shown. */
export type FormField =
  | { form: 'person'; name: (typeof personFields)[number] }
  | { form: 'address'; name: (typeof addressFields)[number] };

/** The change request calls some fields by other names than the forms do (specification §3). */
const formNames: Readonly<Record<string, string>> = {
  telCelular: 'tel_celular',
  fechaNac: 'fecha_nacimiento',
  dpto: 'departamento',
  localidadString: 'localidad',
};

/** Finds the place of a path in the body of either call; null when no field shows it. */
export function fieldForPath(path: string): FormField | null {
  const last = path.split('.').at(-1) ?? '';
  const wanted = formNames[last] ?? last;
  const person = personFields.find((name) => name === wanted);
  if (person) return { form: 'person', name: person };
  const address = addressFields.find((name) => name === wanted);
  return address ? { form: 'address', name: address } : null;
}
