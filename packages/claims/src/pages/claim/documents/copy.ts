/** Texts of the step *Documentación*. */
export const copy = {
  intro:
    'Estos son los papeles que necesitamos para resolver el siniestro. Una foto nítida de cada uno alcanza.',
  list: 'Documentación obligatoria',
  states: {
    missing: 'Falta',
    RECIBIDO: 'Recibido',
    APROBADO: 'Aprobado',
    DEVUELTO: 'Devuelto',
    unknown: 'No sabemos si llegó',
  },
  on: (day: string) => `el ${day}`,
  hints: {
    dniFrente: 'El lado de la foto, con los cuatro bordes a la vista.',
    dniDorso: 'El otro lado, con las letras de abajo legibles.',
    libretas: 'Las páginas con las vacunas, con sus etiquetas y sellos.',
    cbu: 'La constancia de su banco, con los 22 dígitos y su nombre.',
    cbuTercero: 'La constancia del banco de quien va a cobrar, con los 22 dígitos y su nombre.',
    constancia: 'Una nota firmada por usted que autoriza a esa persona a cobrar.',
  },
  send: 'Por ahora mándenos por email una foto de cada papel a ',
  subject: (claim: number) => `Documentación del siniestro ${claim}`,
  errorTitle: 'No pudimos consultar qué papeles llegaron.',
} as const;
