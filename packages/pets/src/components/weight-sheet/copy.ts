export const copy = {
  title: (name: string) => `Actualizar el peso de ${name}`,
  peso: 'Peso en kilos',
  pesoHint: 'Por ejemplo: 4,5',
  kilograms: 'kg',
  day: 'Día del pesaje',
  dayHint: 'Hoy o un día anterior.',
  submit: 'Guardar peso',
  sending: 'Guardando…',
  success: (name: string, weight: string) => `Registramos el peso de ${name}: ${weight}.`,
  failure: 'Hubo un problema. Por favor intente nuevamente.',
  replace: {
    title: '¿Reemplazar el peso de ese día?',
    text: (day: string, before: string, after: string) =>
      `El ${day} ya registró ${before}. Si lo reemplaza, quedará ${after}.`,
    confirm: 'Reemplazar',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Se perderá el peso que ingresó.',
    confirm: 'Salir sin guardar',
    stay: 'Seguir editando',
  },
} as const;
