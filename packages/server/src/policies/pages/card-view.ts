import type { PolicyState } from '@huella/contract';
import { isolate, titleCase } from '@huella/validation/text';
import { html } from 'hono/html';
import { icon } from '../../pages/drawings.ts';
import { notice, page } from '../../pages/page.ts';
import type { ServerConfig } from '../../ports.ts';
import { pageText } from './copy.ts';

const copy = pageText.card;

const signs = { vigente: 'tick', vencida: 'clock', anulada: 'cross', futura: 'clock' } as const;

/** For anybody with the card: the state, the pet's name (D60a) and the plan. */
export function cardView({ state, pet, plan }: { state: PolicyState; pet: string; plan: string }) {
  return page(
    copy.title,
    html`<p class="state ${state}">${icon(signs[state])} <span>${copy.states[state]}</span></p>
      <dl>
        <dt>${copy.pet}</dt>
        <dd>${isolate(titleCase(pet))}</dd>
        <dt>${copy.plan}</dt>
        <dd>${plan}</dd>
      </dl>
      <p class="hint">${copy.advice}</p>`,
  );
}

/** The same for every invalid code. */
export function unverifiedView({ webUrl }: Pick<ServerConfig, 'webUrl'>) {
  return notice('missing', { ...pageText.unverified, href: webUrl });
}
