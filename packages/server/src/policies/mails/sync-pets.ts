import { isolate } from '@huella/validation/text';
import * as z from 'zod/mini';
import { emailKey } from '../../auth/email-key.ts';
import { findEmailOf } from '../../auth/repositories/accounts.ts';
import { hashOf, newSecret } from '../../auth/secret.ts';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import type { Ports } from '../../ports.ts';
import { maskEmail } from '../mask-email.ts';
import { listPendingPets } from '../repositories/external-policies.ts';
import { insertSyncLink } from '../repositories/sync-links.ts';

const LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;
const copy = {
  subject: 'Asocie sus mascotas en Huella',
  own: 'Desde su cuenta de Huella se pidió asociar las mascotas aseguradas con este email.',
  other: (account: string) =>
    `Alguien con la cuenta de Huella ${account} pidió asociar las mascotas aseguradas con este email.`,
  action: 'Ver las mascotas y asociarlas',
  limit: 'El enlace sirve una sola vez y vence en 24 horas.',
  notYou: 'Si usted no lo pidió, ignore este mensaje: nada se asocia sin su confirmación.',
  nothing: {
    subject: 'No encontramos mascotas para asociar',
    text: 'No encontramos pólizas de otro canal con este email, o ya están asociadas. Si las contrató con otro email, pida el enlace con esa dirección.',
    notYou: 'Si usted no lo pidió, ignore este mensaje.',
  },
} as const;

/**
 * Writes to the requested email. Only the delivery looks for pending policies, so that the request reveals nothing; the mail's reader is
 * told in either case. `accountId` is the requesting account.
 */
export const syncPets = defineMail({
  kind: 'sync-pets',
  label: 'Asociar mascotas',
  droppedWithAccountOf: 'payload',
  payload: z.object({ accountId: z.number() }),
  async render(ports, recipient, { accountId }) {
    const request = { accountId, emailKey: emailKey(recipient) };
    const account = await findEmailOf(ports.db, request.accountId);
    if (account === undefined) return null;
    const pending = await listPendingPets(ports.db, request.emailKey);
    const { supportEmail } = ports.config;
    const isOwn = emailKey(account) === request.emailKey;
    const opening = [isOwn ? copy.own : copy.other(isolate(maskEmail(account)))];
    if (pending.length === 0) {
      const { subject, text, notYou } = copy.nothing;
      const paragraphs = [...opening, text];
      return {
        to: recipient,
        ...(await renderTemplate({ subject, paragraphs, closing: [notYou], supportEmail })),
      };
    }
    const href = await newLink(ports, request);
    const template = await renderTemplate({
      subject: copy.subject,
      paragraphs: opening,
      action: { label: copy.action, href },
      closing: [copy.limit, copy.notYou],
      supportEmail,
    });
    return { to: recipient, ...template };
  },
});

/** Single-use, valid for a day. */
async function newLink(
  { db, clock, config }: Ports,
  request: { accountId: number; emailKey: string },
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MILLISECONDS);
  await insertSyncLink(db, request, await hashOf(secret), expiresAt);
  return `${config.publicUrl}${pagePaths.syncPets}/${secret}`;
}
