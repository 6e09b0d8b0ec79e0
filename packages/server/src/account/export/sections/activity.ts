import { calls, type Call } from '@huella/contract';
import { mails as definitions } from '../../../mail/registry.ts';
import {
  exportStoredReplies,
  exportLinks,
  exportMails,
  exportSessions,
} from '../../repositories/account-activity.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

export const sessions: Section = {
  name: 'sesiones',
  tables: ['sessions', 'refresh_tokens'],
  async read(db, { accountId }) {
    const rows = await exportSessions(db, accountId);
    return rows.map(({ created_at, revoked_at, expires_at }) => ({
      inicio: inArgentina(created_at),
      vence: inArgentina(expires_at),
      cierre: inArgentina(revoked_at),
    }));
  },
};

export const links: Section = {
  name: 'enlacesEnviados',
  tables: ['sync_links', 'password_links'],
  async read(db, { accountId }) {
    const { sync, password } = await exportLinks(db, accountId);
    return {
      paraAsociarMascotas: sync.map(({ email_key, expires_at, used_at }) => ({
        email: email_key,
        vence: inArgentina(expires_at),
        usado: inArgentina(used_at),
      })),
      paraElegirContrasena: password.map(({ expires_at, used_at }) => ({
        vence: inArgentina(expires_at),
        usado: inArgentina(used_at),
      })),
    };
  },
};

const names = new Map(definitions.map(({ kind, label }) => [kind, label]));

export const mails: Section = {
  name: 'mailsPorSalir',
  tables: ['outbox'],
  async read(db, { accountId, emailKey }) {
    const rows = await exportMails(db, accountId, emailKey);
    return rows.map(({ kind, created_at }) => ({
      asunto: names.get(kind) ?? kind,
      creado: inArgentina(created_at),
    }));
  },
};

const paths = new Map(Object.values<Call>(calls).map(({ id, path }) => [id, path]));

export const storedReplies: Section = {
  name: 'pedidosDelUltimoDia',
  tables: ['idempotency_keys'],
  async read(db, { accountId }) {
    const rows = await exportStoredReplies(db, accountId);
    return rows.map(({ call_id, created_at }) => ({
      pedido: paths.get(call_id) ?? call_id,
      fecha: inArgentina(created_at),
    }));
  },
};
