/** The Spanish of our mails. Placeholders are filled by whoever renders; `{link}` stands in the text part only. */
export const mailText = {
  passwordRecovery: {
    subject: 'Confirme su nueva contraseña de Huella',
    greeting: 'Hola:',
    why: (email: string) => `Recibimos un pedido para cambiar la contraseña de la cuenta ${email}.`,
    action: 'Elegir una contraseña nueva',
    limit: 'El enlace sirve una sola vez y vence en una hora.',
    otherwise: 'Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.',
  },
  changeResolved: {
    greeting: 'Hola:',
    APROBADA: {
      subject: 'Aprobamos su pedido de cambio',
      what: (pet: string | null, fields: string) =>
        `Ya cambiamos lo que pidió en ${pet === null ? 'sus datos personales' : `los datos de ${pet}`}: ${fields}.`,
      next: 'Si usted no pidió este cambio, avísenos cuanto antes.',
    },
    RECHAZADA: {
      subject: 'No pudimos aceptar su pedido de cambio',
      what: (pet: string | null, fields: string) =>
        `Revisamos su pedido de cambio en ${pet === null ? 'sus datos personales' : `los datos de ${pet}`}: ${fields}. ` +
        'Por ahora todo queda como estaba.',
      next: 'Puede volver a pedir el cambio desde la app.',
    },
    reason: (reason: string) => `Motivo: ${reason}`,
    action: 'Ver los datos',
    /** By column. */
    fields: {
      nombre: 'nombre',
      apellido: 'apellido',
      dni: 'DNI',
      tel_celular: 'teléfono celular',
      fecha_nacimiento: 'fecha de nacimiento',
      genero: 'género',
      direccion: 'calle',
      numero: 'altura',
      piso: 'piso',
      departamento: 'departamento',
      locality_id: 'localidad',
      color: 'color',
      sexo: 'sexo',
      animal: 'especie',
      raza: 'raza',
    } as Readonly<Record<string, string>>,
  },
  signature: 'El equipo de Huella',
  help: (supportEmail: string) => `¿Necesita ayuda? Escríbanos a ${supportEmail}.`,
} as const;
