import type { Notification } from '@huella/contract';
import type { TestAppOptions } from '@huella/testing';

/** Something that the owner of Luna was told, at ten o'clock on the Friday of the tests unless changed. */
export function storyNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: 5,
    tipo: 'Siniestro',
    titulo: 'Recibimos su siniestro',
    texto: 'Ya lo estamos mirando. Toque para ver cómo sigue.',
    ruta: '/tabs/siniestros/menu-siniestro/7',
    fecha: '2026-11-27T12:40:00.000Z',
    leido: false,
    ...changes,
  };
}

/** One of each kind, over several days, newest first as the server answers them; two are new. */
export const storyNotifications: readonly Notification[] = [
  storyNotification(),
  storyNotification({
    id: 4,
    tipo: 'FormularioVeterinario',
    titulo: 'Su veterinario completó el formulario',
    texto: 'Revise lo que indicó para Luna.',
    fecha: '2026-11-27T11:05:00.000Z',
  }),
  storyNotification({
    id: 3,
    tipo: 'Documentacion',
    titulo: 'Hace falta otra foto',
    texto: 'La libreta no se lee bien: envíela otra vez.',
    fecha: '2026-11-26T18:30:00.000Z',
    leido: true,
  }),
  storyNotification({
    id: 2,
    tipo: 'Calendario',
    titulo: 'Luna: antirrábica',
    texto: 'Vence en dos días.',
    ruta: '/tabs/historial?mascota=1',
    fecha: '2026-11-24T13:00:00.000Z',
    leido: true,
  }),
  storyNotification({
    id: 1,
    tipo: 'Alimento',
    titulo: 'Queda alimento para cinco días',
    texto: 'Maxi Adult de Luna.',
    ruta: '/tabs/alimentacion',
    fecha: '2026-11-24T12:30:00.000Z',
    leido: true,
  }),
];

const countNew = (list: readonly Notification[]) => list.filter(({ leido }) => !leido).length;

/** Answers the inbox from a list, in pages of so many, and keeps what is marked as read. */
export function inboxAnswers(
  list: readonly Notification[] = storyNotifications,
  pageSize = 20,
): NonNullable<TestAppOptions['failures']> {
  let current = list;
  return {
    listNotifications: (request) => {
      const before = Number(new URL(request.url).searchParams.get('antes') ?? Infinity);
      const left = current.filter(({ id }) => id < before);
      const avisos = left.slice(0, pageSize);
      const siguiente = left.length > pageSize ? (avisos.at(-1)?.id ?? null) : null;
      return Response.json({ avisos, sin_leer: countNew(current), siguiente });
    },
    markNotificationsRead: async (request) => {
      const { hasta }: { hasta: number } = await request.json();
      current = current.map((item) => (item.id <= hasta ? { ...item, leido: true } : item));
      return Response.json({ sin_leer: countNew(current) });
    },
  };
}
