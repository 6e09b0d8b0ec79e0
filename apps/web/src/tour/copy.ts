/** The texts of the tour, which are loaded with it. Those of its row in settings are with the other rows. */
export const copy = {
  next: 'Siguiente',
  done: 'Listo',
  close: 'Cerrar',
  pet: 'Toque a su mascota para ver todo lo suyo.',
  addPet: 'Empiece por aquí: agregue a su mascota.',
  calendar: 'Anote aquí vacunas y controles, y le avisamos a tiempo.',
  food: 'Anote aquí cada bolsa, y sepa cuándo se termina.',
  settings: 'Aquí están sus datos, sus pagos y este tutorial.',
} as const;
