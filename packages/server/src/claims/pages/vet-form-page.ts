import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { ApiError } from '../../http/api-error.ts';
import type { AppEnv, ServerApp } from '../../http/app-env.ts';
import { clientIp } from '../../http/client-ip.ts';
import { readForm } from '../../http/read-body.ts';
import type { ToResponse } from '../../http/to-response.ts';
import { consume, limits } from '../../limits/limits.ts';
import type { RespondWithPage, Page } from '../../pages/page-responder.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import { rejectForeignForms } from '../../pages/reject-foreign-forms.ts';
import type { Ports } from '../../ports.ts';
import { parseVetLinkCode } from '../vet-link-code.ts';
import { closedPage } from './closed-view.ts';
import { showVetPage, showVetPhoto } from './show-vet-page.ts';
import { submitVetForm, type SubmitResult } from './submit-vet-form.ts';
import { vetScript } from './vet-script.ts';
import { vetStyle } from './vet-style.ts';

const PATH = `${pagePaths.vetForm}/:code{[^/]*}` as const;
type PageContext = Context<AppEnv, typeof PATH>;

const NAME = 'vetFormPage';
/** The longest draft in its longest encoding. */
const FORM_BYTES = 512 * 1024;

const files = [
  [pagePaths.vetStyle, vetStyle, 'text/css; charset=utf-8'],
  [pagePaths.vetScript, vetScript, 'text/javascript; charset=utf-8'],
] as const;

/**
 * The form behind the link to a vet (D32, D87, D88), in steps that work without a script. Reading it changes nothing, because mail
 * scanners open links, too. Every step is posted to its own URL, stored, and redirected to the next one.
 */
export function mountVetFormPage(
  app: ServerApp,
  ports: Ports,
  respond: RespondWithPage,
  toResponse: ToResponse,
): void {
  for (const [path, body, type] of files)
    app.get(path, (context) =>
      toResponse(context, {
        status: 200,
        body,
        headers: { 'Content-Type': type, 'Cache-Control': 'max-age=3600' },
      }),
    );
  app.get(`${PATH}/foto`, async (context) => {
    context.set('callId', 'vetFormPhoto');
    return toResponse(context, await showVetPhoto(ports, context.req.param('code')));
  });
  app.get(PATH, (context) => respond(context, NAME, async () => asForm(await show(ports, context))));
  app.post(PATH, (context) => respond(context, NAME, async () => asForm(await submit(ports, context))));
  // Links may be truncated or lengthened anywhere, also by a slash.
  app.get(`${pagePaths.vetForm}/*`, (context) =>
    respond(context, NAME, async () => asForm(pageOfDamaged(ports, context.req.path))),
  );
}

function pageOfDamaged({ config }: Ports, path: string): Page {
  const code = parseVetLinkCode(path.slice(pagePaths.vetForm.length + 1))?.code;
  return code === undefined ? closedPage(config, { kind: 'unknown' }) : seeOther(hrefOf(code));
}

function asForm(page: Page): Page {
  return { ...page, headerSet: 'form', headers: { 'X-Robots-Tag': 'noindex', ...page.headers } };
}

async function show(ports: Ports, context: PageContext): Promise<Page> {
  await consume(ports, limits.vetPageByIp, clientIp(context, ports.config));
  const text = context.req.param('code');
  const code = parseVetLinkCode(text)?.code;
  // Drops what a mail program added after the code: steps are relative to the URL.
  if (code !== undefined && code !== text) return seeOther(hrefOf(code));
  const { paso, fila, revisar, lleno } = context.req.query();
  return showVetPage(ports, text, {
    pageStep: paso,
    opened: fila,
    isChecked: revisar !== undefined,
    isFull: lleno !== undefined,
  });
}

async function submit(ports: Ports, context: PageContext): Promise<Page> {
  rejectForeignForms(context, ports.config.publicUrl);
  const ip = clientIp(context, ports.config);
  await consume(ports, limits.vetPageByIp, ip);
  const text = context.req.param('code');
  const code = parseVetLinkCode(text)?.code;
  const sent = await readForm(context, FORM_BYTES);
  if (code !== undefined) await consume(ports, limits.vetSaveByForm, code);
  const result = await submitVetForm(ports, { text, pageStep: context.req.query('paso'), sent, ip });
  const isFetched = context.req.header('Accept') === 'application/json';
  return isFetched
    ? answerScript(result, hrefOf(code ?? ''))
    : answerBrowser(ports, result, hrefOf(code ?? ''));
}

function hrefOf(code: string): string {
  return `${pagePaths.vetForm}/${code}`;
}

/** Redirects, so that going back or reloading sends nothing twice. */
function seeOther(to: string): Page {
  return { status: 303, content: html``, headers: { Location: to } };
}

function answerBrowser({ config }: Ports, result: SubmitResult, href: string): Page {
  if (result.kind === 'closed') {
    const page = closedPage(config, result.state, result.unsaved);
    return { ...page, status: page.status === 200 ? 409 : page.status };
  }
  return seeOther(result.kind === 'next' ? `${href}${result.search}` : href);
}

/** The page's script shows the result itself. */
function answerScript(result: SubmitResult, href: string): Page {
  if (result.kind === 'closed') throw new ApiError('not_found');
  const body = result.kind === 'next' ? { ir: `${href}${result.search}` } : { mostrado: result.shown };
  const headers = { 'Content-Type': 'application/json' };
  return { status: 200, content: raw(JSON.stringify(body)), headers };
}
