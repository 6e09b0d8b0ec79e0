import type { Context } from 'hono';
import { hashOf } from '../../auth/secret.ts';
import type { AppEnv, ServerApp } from '../../http/app-env.ts';
import { clientIp } from '../../http/client-ip.ts';
import { limits, consume } from '../../limits/limits.ts';
import type { RespondWithPage, Page } from '../../pages/page-responder.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import { rejectForeignForms } from '../../pages/reject-foreign-forms.ts';
import type { Ports } from '../../ports.ts';
import { associatePolicies } from '../associate-policies.ts';
import { listPendingPets } from '../repositories/external-policies.ts';
import { findSyncLink } from '../repositories/sync-links.ts';
import { confirmView, doneView, nothingView, overView } from './sync-view.ts';

type PageContext = Context<AppEnv, `${typeof pagePaths.syncPets}/:secret`>;

/** The page behind the sync mail (D32). Opening it associates nothing, because mail scanners open links, too. */
export function mountSyncPage(app: ServerApp, ports: Ports, respond: RespondWithPage): void {
  app.get(`${pagePaths.syncPets}/:secret`, (context) =>
    respond(context, 'syncPage', async () => showLink(ports, await hashOf(context.req.param('secret')))),
  );
  app.post(`${pagePaths.syncPets}/:secret`, (context) =>
    respond(context, 'syncPage', () => associate(ports, context)),
  );
}

async function showLink({ db, clock, config }: Ports, tokenHash: string): Promise<Page> {
  const link = await findSyncLink(db, tokenHash);
  if (!link) return { status: 404, content: overView(config) };
  if (link.usedAt !== null) return { status: 404, content: nothingView(config) };
  if (Date.parse(link.expiresAt) <= clock.now().getTime()) return { status: 404, content: overView(config) };
  const pets = await listPendingPets(db, link.emailKey);
  if (pets.length === 0) return { status: 404, content: nothingView(config) };
  return { status: 200, content: confirmView(link, pets) };
}

async function associate(ports: Ports, context: PageContext): Promise<Page> {
  rejectForeignForms(context, ports.config.publicUrl);
  await consume(ports, limits.syncPageByIp, clientIp(context, ports.config));
  const tokenHash = await hashOf(context.req.param('secret'));
  const names = await associatePolicies(ports, tokenHash);
  if (names.length === 0) return showLink(ports, tokenHash);
  return { status: 200, content: doneView(ports.config, names) };
}
