export const copy = {
  error: 'No pudimos cargar sus mascotas',
  uninsured: { title: 'Todavía no tiene una mascota asegurada', action: 'Agregar mascota' },
  petError: 'No pudimos cargar los datos de su mascota',
  outdated: 'No pudimos actualizar estos datos: puede que falte lo último.',
  petNotFound: {
    title: 'No encontramos esta mascota',
    text: 'Puede que el enlace esté incompleto o que ya no esté en su cuenta.',
    action: 'Ir al inicio',
  },
} as const;
