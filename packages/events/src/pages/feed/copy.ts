import { formatDay } from '@huella/validation/day';
import { argentineMoment, dayOfMoment, timeOfMoment } from '@huella/validation/event';
import { titles } from '../../titles.ts';

/** `27/11/2026, 09:05`, in Argentina. */
function shown(instant: string): string {
  const moment = argentineMoment(new Date(instant));
  return `${formatDay(dayOfMoment(moment))}, ${timeOfMoment(moment)}`;
}

export const copy = {
  title: titles.feed,
  failed: 'No pudimos cargar su calendario compartido',
  off: {
    title: 'Vea todo en el calendario que ya usa',
    text: 'Agregue los turnos, las vacunas, los cumpleaños y el fin del alimento de sus mascotas al calendario de su teléfono o de su computadora. Se actualiza solo.',
    action: 'Crear la dirección',
  },
  feedUrl: {
    title: 'Su dirección',
    text: 'Quien la tenga ve qué toca, cuándo y el nombre de su mascota. Nada más: ni diagnósticos ni notas.',
    subscribe: 'Agregar a mi calendario',
    copy: 'Copiar la dirección',
    copied: 'Dirección copiada.',
    refused: 'No se pudo copiar. Mantenga apretada la dirección para copiarla.',
    code: 'Código con la dirección del calendario',
    codeText: 'Con la cámara del teléfono, para agregarlo allí.',
    read: (instant: string) => `Leída por última vez el ${shown(instant)}.`,
    unread: 'Todavía no la leyó ningún calendario.',
  },
  kinds: 'Qué incluye',
  pets: 'De qué mascotas',
  atLeastOne: 'Deje al menos uno.',
  renew: {
    action: 'Cambiar la dirección',
    title: '¿Cambiar la dirección?',
    text: 'La de ahora deja de funcionar en el momento, en todos los calendarios que la usan. Después agregue la nueva.',
    confirm: 'Cambiarla',
    done: 'La dirección es otra. La anterior ya no funciona.',
    failed: 'No pudimos cambiar la dirección. Intente nuevamente.',
  },
} as const;
