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
