import { readPushKinds } from '../../../notifications/repositories/settings.ts';
import { toNotification } from '../../../notifications/render-notification.ts';
import { exportNotifications } from '../../repositories/account-export.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

export const notifications: Section = {
  name: 'avisos',
  tables: ['notifications', 'notification_settings', 'push_subscriptions', 'pushes'],
  async read(db, { accountId }) {
    const { notifications: rows, browsers } = await exportNotifications(db, accountId);
    return {
      elegidos: [...(await readPushKinds(db, accountId))],
      navegadores: browsers.map(({ service, created_at, waiting }) => ({
        servicio: service,
        desde: inArgentina(created_at),
        porSalir: Number(waiting),
      })),
      avisos: rows.map((row) => {
        const { tipo, titulo, texto } = toNotification(row);
        const { created_at, read_at } = row;
        return { tipo, titulo, texto, avisado: inArgentina(created_at), leido: inArgentina(read_at) };
      }),
    };
  },
};
