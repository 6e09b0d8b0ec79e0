import { newPasswordSchema } from '@huella/validation/auth';
import type { Context } from 'hono';
import { toRefusal } from '../http/answer-errors.ts';
import type { AppEnv, ServerApp } from '../http/app-env.ts';
import { clientAddress } from '../http/client-address.ts';
import { checkForm } from '../http/form-rules.ts';
import { readForm } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { identify } from '../http/request-id.ts';
import type { Respond } from '../http/respond.ts';
import { PASSWORD_PAGE_PATH } from '../mail/password-recovery.ts';
import type { Ports } from '../ports.ts';
import { findOpenLink } from '../repositories/password-links.ts';
import type { Authenticator } from '../session/authenticator.ts';
import { limits, spend } from '../session/limits.ts';
import { hashOf } from '../session/secret.ts';
import { setPassword } from '../session/set-password.ts';
import { pageText } from './copy.ts';
import { newPasswordForm } from './new-password-form.ts';
import { notice, STYLE_PATH } from './page.ts';
import { pageStyle } from './style.ts';

type Page = { status: number; content: ReturnType<typeof notice>; headers?: Record<string, string> };
type PageContext = Context<AppEnv, `${typeof PASSWORD_PAGE_PATH}/:secret`>;

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
const css = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' };

/** The page behind the recovery mail (D32). Opening it uses nothing up: mail scanners open links, too. */
export function mountPasswordPage(
  app: ServerApp,
  ports: Ports,
  authenticator: Authenticator,
  respond: Respond,
): void {
  const answer = async (context: PageContext, work: () => Promise<Page>) => {
    identify(context);
    context.set('callId', 'passwordPage');
    const { status, content, headers } = await work().catch((error: unknown) =>
      refusedPage(ports, toRefusal(error, context, ports.log)),
    );
    return respond(context, {
      status,
      body: String(await content),
      headers: { ...html, ...headers },
      policy: 'page',
    });
  };
  app.get(STYLE_PATH, (context) => respond(context, { status: 200, body: pageStyle, headers: css }));
  app.get(`${PASSWORD_PAGE_PATH}/:secret`, (context) =>
    answer(context, () => showForm(ports, context.req.param('secret'))),
  );
  app.post(`${PASSWORD_PAGE_PATH}/:secret`, (context) =>
    answer(context, () => takePassword(ports, authenticator, context)),
  );
}

async function showForm(ports: Ports, secret: string): Promise<Page> {
  const link = await findOpenLink(ports.db, await hashOf(secret), ports.clock.now());
  return link ? { status: 200, content: newPasswordForm(link.email, []) } : overPage(ports);
}

async function takePassword(ports: Ports, authenticator: Authenticator, context: PageContext): Promise<Page> {
  refuseForeignForms(context, ports.config.publicUrl);
  const secret = context.req.param('secret');
  const address = clientAddress(context, ports.config);
  await spend(ports, limits.newPasswordByAddress, address);
  const link = await findOpenLink(ports.db, await hashOf(secret), ports.clock.now());
  if (!link) return overPage(ports);
  const { input, fields } = checkForm(newPasswordSchema, Object.fromEntries(await readForm(context)));
  if (!input) return { status: 422, content: newPasswordForm(link.email, fields) };
  const accountId = await setPassword(ports, { secret, password: input.password, address });
  if (accountId === undefined) return overPage(ports);
  authenticator.forget(accountId);
  return { status: 200, content: changedPage(ports) };
}

/** A form on another site cannot know the secret; a browser that tells where the form stood is believed anyway. */
function refuseForeignForms(context: PageContext, publicUrl: string): void {
  const site = context.req.header('Sec-Fetch-Site');
  const origin = context.req.header('Origin');
  const isForeign = site
    ? site !== 'same-origin'
    : origin?.startsWith('http') && origin !== new URL(publicUrl).origin;
  if (isForeign) throw new Refusal('not_found');
}

function overPage({ config }: Ports): Page {
  const { title, text, link } = pageText.over;
  return {
    status: 404,
    content: notice(title, text, { label: link, href: `${config.webUrl}/pass-recover` }),
  };
}

function changedPage({ config }: Ports) {
  const { title, text, link } = pageText.changed;
  return notice(title, text, { label: link, href: `${config.webUrl}/login` });
}

/** A person reads a page, not JSON, also when they are refused or we fail. */
function refusedPage({ config }: Ports, { status, message, details }: Refusal): Page {
  const { title, link } = pageText.refused;
  const content = notice(title, message, { label: link, href: config.webUrl });
  return { status, content, headers: { ...details.headers } };
}
