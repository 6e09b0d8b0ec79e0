/** Texts of these components. */
export const copy = {
  error: { title: 'No pudimos cargar sus mascotas', text: 'Revise su conexión e intente nuevamente.' },
  uninsured: { title: 'Todavía no tiene una mascota asegurada', action: 'Agregar mascota' },
  petError: {
    title: 'No pudimos cargar los datos de su mascota',
    text: 'Revise su conexión e intente nuevamente.',
  },
  petNotFound: {
    title: 'No encontramos esta mascota',
    text: 'Puede que el enlace esté incompleto o que ya no esté en su cuenta.',
  },
} as const;
