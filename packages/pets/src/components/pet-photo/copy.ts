/** The Spanish texts of changing a pet's photo. */
export const copy = {
  change: (name: string) => `Cambiar la foto de ${name}`,
  title: 'Foto de perfil',
  hint: (name: string) => `Elija una foto en la que se vea bien a ${name}.`,
  opening: 'Abriendo la foto…',
  cropHint: 'Arrastre la foto y acérquela hasta que quede como quiera.',
  save: 'Guardar foto',
  saving: 'Preparando la foto…',
  other: 'Elegir otra foto',
  outboxTitle: (name: string) => `Foto de ${name}`,
  saved: (name: string) => `La foto de ${name} se guardó.`,
  notAdded: 'No pudimos preparar la foto. Revise su conexión e intente nuevamente.',
  status: {
    waiting: 'En cola para enviar.',
    sending: 'Subiendo la foto…',
    saving: 'Guardando la foto…',
  },
  progress: 'Progreso de la subida',
  failed: (reason: string) => `La foto no se guardó. ${reason}`,
  retry: 'Reintentar',
  discard: 'Descartar la foto',
} as const;
