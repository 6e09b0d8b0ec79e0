/** The texts of the tour, which are loaded with it. Those of its row in settings are with the other rows. */
export const copy = {
  next: 'Siguiente',
  done: 'Listo',
  close: 'Cerrar',
  pet: 'Toque a su mascota para ver todo lo suyo.',
  addPet: 'Empiece por acá: agregue a su mascota.',
  calendar: 'Anote acá vacunas y controles, y le avisamos a tiempo.',
  food: 'Anote acá cada bolsa, y sepa cuándo se termina.',
  settings: 'Acá están sus datos, sus pagos y este tutorial.',
} as const;
