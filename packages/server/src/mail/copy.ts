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
  accountDeleted: {
    subject: 'Su cuenta de Huella fue eliminada',
    greeting: 'Hola:',
    deleted: (email: string, moment: string) =>
      `Eliminamos la cuenta ${email} y sus datos, como nos pidió el ${moment} (Argentina).`,
    ended: 'Sus pólizas terminaron en ese momento.',
    kept:
      'La ley nos obliga a conservar durante diez años quién estuvo asegurado, con qué plan y entre qué fechas (Código Civil ' +
      'y Comercial, artículo 328, y Ley 25.326, artículo 16). Después también lo borramos.',
    otherwise: 'Si usted no lo pidió, escríbanos cuanto antes.',
  },
  legalReceived: {
    greeting: 'Hola:',
    code: (code: string) => `Número de gestión: ${code}`,
    made: (moment: string) => `Fecha y hora del pedido: ${moment} (Argentina)`,
    keep: 'Guarde este mensaje: el número identifica su gestión.',
    otherwise:
      'Si usted no hizo este pedido, escríbanos cuanto antes: antes de actuar verificamos quién lo pide.',
    BAJA: {
      subject: (code: string) => `Recibimos su pedido de baja: ${code}`,
      received: 'Recibimos su pedido de baja del servicio.',
      law: [
        'Le informamos este número dentro de las 24 horas y por el mismo medio, como establece la Disposición 954/2025. La ' +
          'baja no tiene costo y le confirmamos por mail cuando esté hecha.',
      ],
    },
    ARREPENTIMIENTO: {
      subject: (code: string) => `Recibimos su pedido de arrepentimiento: ${code}`,
      received: 'Recibimos su pedido de revocar la contratación.',
      law: [
        'Usted puede revocarla dentro de los 10 días corridos desde que la hizo o desde que recibió su póliza, lo último ' +
          'que haya ocurrido, sin costo ni responsabilidad alguna y sin dar motivos. Esta facultad no puede ser dispensada ' +
          'ni renunciada (artículo 34 de la Ley 24.240 y artículo 1110 del Código Civil y Comercial).',
        'Le informamos este número dentro de las 24 horas y por el mismo medio, como establece la Disposición 954/2025, y ' +
          'le confirmamos por mail cuando la gestión esté hecha.',
      ],
    },
  },
  legalResolved: {
    greeting: 'Hola:',
    subject: (code: string) => `Su gestión ${code} está resuelta`,
    done: (code: string) => `Resolvimos su gestión ${code}.`,
    ended: (policy: string) => `La póliza ${policy} está anulada.`,
    BAJA: ['Desde ahora no le cobramos más por ella.'],
    ARREPENTIMIENTO: ['Le devolvemos lo que haya pagado por ella, por el mismo medio de pago.'],
    otherwise: 'Si algo no es como esperaba, escríbanos con el número de gestión.',
  },
  syncPets: {
    subject: 'Asocie sus mascotas en Huella',
    greeting: 'Hola:',
    own: 'Desde su cuenta de Huella se pidió asociar las mascotas aseguradas con este email.',
    other: (account: string) =>
      `Alguien con la cuenta de Huella ${account} pidió asociar las mascotas aseguradas con este email.`,
    action: 'Ver las mascotas y asociarlas',
    limit: 'El enlace sirve una sola vez y vence en 24 horas.',
    otherwise: 'Si usted no lo pidió, ignore este mensaje: nada se asocia sin su confirmación.',
    nothing: {
      subject: 'No encontramos mascotas para asociar',
      text: 'No encontramos pólizas de otro canal con este email, o ya están asociadas. Si las contrató con otro email, pida el enlace con esa dirección.',
      otherwise: 'Si usted no lo pidió, ignore este mensaje.',
    },
  },
  signature: 'El equipo de Huella',
  help: (supportEmail: string) => `¿Necesita ayuda? Escríbanos a ${supportEmail}.`,
} as const;
