import { appPaths } from '@huella/contract/app-paths';
import { newPasswordSchema } from '@huella/validation/auth';
import type { Context } from 'hono';
import type { AppEnv, ServerApp } from '../../http/app-env.ts';
import { clientIp } from '../../http/client-ip.ts';
import { validateForm } from '../../http/validate-form.ts';
import { readForm } from '../../http/read-body.ts';
import { limits, consume } from '../../limits/limits.ts';
import type { RespondWithPage, Page } from '../../pages/page-responder.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import { notice } from '../../pages/page.ts';
import { rejectForeignForms } from '../../pages/reject-foreign-forms.ts';
import type { Ports } from '../../ports.ts';
import type { Authenticator } from '../authenticator.ts';
import { findOpenLink } from '../repositories/password-links.ts';
import { hashOf } from '../secret.ts';
import { setPassword } from '../set-password.ts';
import { pageText } from './copy.ts';
import { newPasswordForm } from './new-password-form.ts';

type PageContext = Context<AppEnv, `${typeof pagePaths.newPassword}/:secret`>;

/** The page behind the recovery mail (D32). Opening it does not consume the link, because mail scanners open links, too. */
export function mountPasswordPage(
  app: ServerApp,
  ports: Ports,
  authenticator: Authenticator,
  respond: RespondWithPage,
): void {
  app.get(`${pagePaths.newPassword}/:secret`, (context) =>
    respond(context, 'passwordPage', () => showForm(ports, context.req.param('secret'))),
  );
  app.post(`${pagePaths.newPassword}/:secret`, (context) =>
    respond(context, 'passwordPage', () => submitPassword(ports, authenticator, context)),
  );
}

async function showForm(ports: Ports, secret: string): Promise<Page> {
  const link = await findOpenLink(ports.db, await hashOf(secret), ports.clock.now());
  return link ? { status: 200, content: newPasswordForm(link.email, []) } : overPage(ports);
}

async function submitPassword(
  ports: Ports,
  authenticator: Authenticator,
  context: PageContext,
): Promise<Page> {
  rejectForeignForms(context, ports.config.publicUrl);
  const secret = context.req.param('secret');
  const ip = clientIp(context, ports.config);
  await consume(ports, limits.newPasswordByIp, ip);
  const link = await findOpenLink(ports.db, await hashOf(secret), ports.clock.now());
  if (!link) return overPage(ports);
  const { input, fields } = validateForm(newPasswordSchema, Object.fromEntries(await readForm(context)));
  if (!input) return { status: 422, content: newPasswordForm(link.email, fields) };
  const accountId = await setPassword(ports, { secret, password: input.password, ip });
  if (accountId === undefined) return overPage(ports);
  authenticator.forget(accountId);
  return { status: 200, content: changedPage(ports) };
}

function overPage({ config }: Ports): Page {
  const href = `${config.webUrl}${appPaths.recoverPassword.href()}`;
  return { status: 404, content: notice('missing', { ...pageText.over, href }) };
}

function changedPage({ config }: Ports) {
  return notice('done', { ...pageText.changed, href: `${config.webUrl}${appPaths.login.href()}` });
}
