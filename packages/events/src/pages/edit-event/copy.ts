import { titles } from '../../titles.ts';

/** Those quoted in specification §8 must stay byte for byte. */
export const copy = {
  title: titles.editEvent,
  details: {
    when: 'Cuándo',
    vaccine: 'Vacuna',
    product: 'Producto',
    unnamed: 'No está en el catálogo',
    vet: 'Sobre la videollamada',
    title: 'Título',
  },
  move: 'Cambiar fecha y hora',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  /** quoted */
  edited: 'El evento ha sido editado con éxito',
  deleted: 'El evento ha sido eliminado con éxito',
  failure: 'Hubo un error, intente de nuevo más tarde.',
  /** Deleted in another tab or on another device. */
  gone: 'Este evento ya no está: fue eliminado.',
  /** Stays in the form, while the quoted sentence is a toast. */
  stays: 'Los cambios no se guardaron. Intente nuevamente.',
  followUp: {
    kept: (day: string) => `La próxima fecha no cambia: ${day}.`,
    cleared: (day: string) =>
      `Al guardar se quita la próxima fecha (${day}): quedaría antes que la del evento.`,
  },
  markDone: {
    action: 'Ya ocurrió',
    question: '¿Ya ocurrió?',
    text: (moment: string) => `Lo guardamos como hecho con la fecha y la hora de ahora: ${moment}.`,
    already: (moment: string) => `Ya estaba anotado como hecho: ${moment}.`,
    confirm: 'Sí, ya ocurrió',
    busy: 'Guardando…',
    /** The device's clock is ahead of the server's. */
    clock: 'La hora de su teléfono parece adelantada. Corríjala e intente nuevamente.',
  },
  remove: {
    action: 'Eliminar el evento',
    question: '¿Eliminar este evento?',
    text: (what: string, next: string | null) =>
      `${what}. Ya no estará en el calendario${next === null ? '' : `, ni tampoco su próxima fecha, ${next}`}.`,
    confirm: 'Eliminar',
    busy: 'Eliminando…',
  },
  calendar: {
    action: 'Agregar a mi calendario',
    busy: 'Preparando…',
    file: 'evento.ics',
    done: 'Abra el archivo que se descargó para agregarlo a su calendario.',
    failure: 'No pudimos preparar el archivo. Intente nuevamente.',
  },
  birthday:
    'Los cumpleaños salen de la fecha de nacimiento: no se editan ni se eliminan. Si la fecha está mal, pida el cambio en los datos de su mascota.',
  birthdayAction: 'Ver los datos de la mascota',
  call: 'Las videollamadas se acuerdan por teléfono. Para moverla o cancelarla, llámenos.',
  callAction: 'Cómo llamarnos',
  eventError: 'No pudimos cargar el evento',
} as const;
