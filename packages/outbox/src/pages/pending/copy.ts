import type { OutboxStatus } from '../../state/snapshot.ts';

export const copy = {
  intro:
    'Se envían solos, uno por vez. Puede seguir usando Huella o cerrarla: continúan cuando vuelva a abrirla.',
  notPersisted: 'Su navegador no pudo guardar todo. No cierre esta página hasta que se envíe.',
  lost: (titles: string) =>
    `El navegador perdió archivos que faltaba enviar: ${titles}. Vuelva a elegirlos donde los agregó.`,
  acknowledge: 'Entendido',
  empty: {
    title: 'No hay nada pendiente',
    text: 'Todo lo que envió desde este dispositivo ya nos llegó.',
  },
  status: {
    waiting: 'En cola',
    sending: 'Subiendo',
    confirming: 'Guardando',
    failed: 'No se pudo enviar',
  } satisfies Record<OutboxStatus, string>,
  percent: (percent: number) => `${percent} %`,
  progress: (title: string) => `Progreso de ${title}`,
  mayHaveArrived: 'Puede que ya nos haya llegado: lo confirmamos al enviarlo otra vez, sin duplicarlo.',
  retry: 'Reintentar',
  discard: 'Quitar',
  labelled: (action: string, title: string) => `${action}: ${title}`,
  confirmDialog: {
    title: '¿Quitar este archivo?',
    text: (title: string) =>
      `${title} no se va a enviar, y la copia que guarda Huella en este dispositivo se borra.`,
    mayHaveArrived: (title: string) =>
      `Puede que ${title} ya nos haya llegado: quitarlo de aquí no lo borra de nuestro lado.`,
    confirm: 'Quitar',
    cancel: 'Conservarlo',
  },
} as const;
