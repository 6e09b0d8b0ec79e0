import { isolate } from '@huella/validation/text';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail.ts';
import { renderTemplate } from '../../mail/mail-template.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import { findAccount } from '../repositories/accounts.ts';
import { insertPasswordLink } from '../repositories/password-links.ts';
import { hashOf, newSecret } from '../secret.ts';

const LIFETIME_MILLISECONDS = 60 * 60 * 1000;
const copy = {
  subject: 'Confirme su nueva contraseña de Huella',
  why: (email: string) => `Recibimos un pedido para cambiar la contraseña de la cuenta ${email}.`,
  action: 'Elegir una contraseña nueva',
  limit: 'El enlace sirve una sola vez y vence en una hora.',
  notYou: 'Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.',
} as const;

/** Creates a single-use link, valid for an hour. Null without an account: the request did not look, so that it reveals nothing (D79). */
export const passwordRecovery = defineMail({
  kind: 'password-recovery',
  label: 'Contraseña nueva',
  droppedWithAccountOf: 'recipient',
  payload: z.object({}),
  async render(ports, recipient) {
    const account = await findAccount(ports.db, recipient);
    if (!account) return null;
    const secret = newSecret();
    const expiresAt = new Date(ports.clock.now().getTime() + LIFETIME_MILLISECONDS);
    await insertPasswordLink(ports.db, account.id, await hashOf(secret), expiresAt);
    const { publicUrl, supportEmail } = ports.config;
    const template = await renderTemplate({
      subject: copy.subject,
      paragraphs: [copy.why(isolate(account.email))],
      action: { label: copy.action, href: `${publicUrl}${pagePaths.newPassword}/${secret}` },
      closing: [copy.limit, copy.notYou],
      supportEmail,
    });
    return { to: account.email, ...template };
  },
});
