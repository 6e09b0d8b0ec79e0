import type { ServerApp } from '../../http/app-env.ts';
import { argentineDay } from '../../http/argentine-day.ts';
import { clientIp } from '../../http/client-ip.ts';
import { limits, consume } from '../../limits/limits.ts';
import type { RespondWithPage, Page } from '../../pages/page-responder.ts';
import { pagePaths } from '../../pages/page-paths.ts';
import type { Ports } from '../../ports.ts';
import { readCardCode } from '../card-code.ts';
import { policyStateOn } from '../policy-state.ts';
import { findCardRow } from '../repositories/policies.ts';
import { cardView, unverifiedView } from './card-view.ts';

/** The public page behind a card's QR (D32): only its validity, the pet and the plan. */
export function mountCardPage(app: ServerApp, ports: Ports, respond: RespondWithPage): void {
  app.get(`${pagePaths.card}/:code{.*}`, (context) =>
    respond(context, 'cardPage', async () => {
      await consume(ports, limits.cardByIp, clientIp(context, ports.config));
      return showCard(ports, context.req.param('code'));
    }),
  );
}

async function showCard(ports: Ports, code: string): Promise<Page> {
  const policyId = await readCardCode(ports, code);
  const card = policyId === null ? undefined : await findCardRow(ports.db, policyId);
  if (!card) return { status: 404, content: unverifiedView(ports.config) };
  const state = policyStateOn(argentineDay(ports.clock.now()), card);
  return { status: 200, content: cardView({ state, pet: card.pet, plan: card.plan }) };
}
