import { exportReminders } from '../../repositories/account-export.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

export const reminders: Section = {
  name: 'recordatorios',
  tables: ['reminder_settings', 'reminders'],
  async read(db, { accountId }) {
    const { chosen, sent } = await exportReminders(db, accountId);
    return {
      elegidos: chosen.map(({ kind, enabled, lead_days }) => ({
        tipo: kind,
        activo: enabled === 1,
        diasAntes: lead_days,
      })),
      avisados: sent.map(({ moment, day, accepted_at }) => ({
        vencimiento: moment,
        aviso: day,
        enviado: inArgentina(accepted_at),
      })),
    };
  },
};
