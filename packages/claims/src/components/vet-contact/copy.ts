/** Those quoted in specification §8 must stay byte for byte. */
export const copy = {
  titles: {
    first: 'Nuevo reintegro',
    one: 'Enviar a un veterinario',
    several: (count: number) => `Enviar ${count} reintegros`,
    again: 'Reenviar el formulario',
  },
  lead: {
    first: 'Le enviamos a su veterinario un formulario por email. Con sus respuestas empieza el reintegro.',
    pending: 'Le enviamos a su veterinario un solo formulario por email para lo que eligió:',
    again: (vet: string) => `${vet} recibe el mismo formulario otra vez. Lo que ya escribió no se pierde.`,
    bounced: (email: string) => `El email no llegó a ${email}. Corrija la dirección y reenvíelo.`,
  },
  suggested: {
    title: 'Veterinarios recomendados',
    none: 'No tenemos veterinarios para recomendarle. Agregue al suyo.',
    add: 'Agregar veterinario',
    other: 'Elegir otro veterinario',
    error: 'No pudimos buscar veterinarios. Puede escribir los datos del suyo.',
    all: (count: number) => `Ver los ${count}`,
    filled: (vet: string) => `Completamos los datos de ${vet}. Falta la fecha de atención.`,
  },
  fields: {
    name: 'Nombre y apellido',
    email: 'Email',
    emailHint: 'Ahí le llega el formulario.',
    phone: 'Teléfono',
    day: 'Fecha de atención',
    dayHint: 'El día en que atendió a su mascota.',
  },
  submit: 'Enviar formulario',
  sending: 'Enviando…',
  sent: 'Formulario enviado correctamente!',
  /** Shown on the page below the form. */
  gone: {
    title: 'El formulario va en camino',
    text: 'En Reintegros va a ver cuándo su veterinario lo abre y cuándo lo completa. Si tarda, desde ahí puede recordárselo.',
  },
  failure: 'El formulario no se pudo enviar. Por favor intentelo nuevamente más tarde.',
  notPending:
    'Algo de lo que eligió ya no está pendiente. Cierre esta ventana y elija de nuevo entre lo que está pendiente.',
  resubmit: 'Reenviar formulario',
  resending: 'Reenviando…',
  resent: 'Formulario reenviado con éxito',
  resendFailure: 'Error al reenviar el formulario',
  ended: 'No hizo falta reenviarlo: su veterinario ya terminó con este formulario.',
  leave: {
    title: '¿Salir sin enviar?',
    text: 'Se perderán los datos del veterinario que ingresó.',
    confirm: 'Salir sin enviar',
    stay: 'Seguir editando',
  },
} as const;
