export const copy = {
  sheet: {
    BAJA: {
      text:
        'Pida aquí la baja de su seguro, sin trámites previos. Le damos en el momento un número de gestión, que también va ' +
        'por email, y la hacemos efectiva dentro de las 24 horas.',
      submit: 'Pedir la baja',
    },
    ARREPENTIMIENTO: {
      text:
        'Si contrató hace 10 días corridos o menos puede arrepentirse sin costo y sin dar motivos, y le devolvemos lo que ' +
        'pagó (Ley 24.240, artículo 34). Le damos en el momento un número de gestión, que también va por email.',
      submit: 'Arrepentirme de la contratación',
    },
  },
  form: {
    nombre: 'Nombre y apellido',
    dni: 'Número de documento (DNI)',
    dniHint: 'Lo pedimos solo para verificar que el pedido es suyo.',
    email: 'Email',
    emailHint: 'Aquí enviamos el número de gestión.',
    poliza: 'Número de póliza',
    polizaHint: 'Figura en el carnet. Si no lo tiene a mano, lo buscamos con su documento.',
    motivo: 'Motivo',
    sending: 'Enviando…',
    failure: 'Hubo un problema. Por favor intente nuevamente.',
  },
  confirmation: {
    title: 'Recibimos su pedido',
    number: 'Número de gestión',
    mail: (email: string) => `También lo enviamos a ${email}.`,
    next: 'Guárdelo: con él puede consultar el estado de su gestión.',
    copy: 'Copiar el número',
    copied: 'Número copiado',
    notCopied: 'No se pudo copiar. Mantenga apretado el número para copiarlo.',
    close: 'Listo',
  },
} as const;
