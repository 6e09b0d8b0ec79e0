/** The Spanish texts of changing a pet's photo. */
export const copy = {
  change: (name: string) => `Cambiar la foto de ${name}`,
  title: 'Foto de perfil',
  hint: (name: string) => `Elija una foto en la que se vea bien a ${name}.`,
  opening: 'Abriendo la foto…',
  cropHint: 'Arrastre la foto y acérquela hasta que quede como quiera.',
  save: 'Guardar foto',
  other: 'Elegir otra foto',
  close: 'Cerrar',
  background: 'Puede cerrar esta ventana: la foto se sigue subiendo.',
  saved: (name: string) => `La foto de ${name} se guardó.`,
  failed: (name: string, reason: string) => `La foto de ${name} no se guardó. ${reason}`,
  retry: 'Reintentar',
} as const;
