/** Texts of these components. */
export const copy = {
  error: { title: 'No pudimos cargar sus mascotas', text: 'Revise su conexión e intente nuevamente.' },
  uninsured: { title: 'Todavía no tiene una mascota asegurada', action: 'Agregar mascota' },
} as const;
