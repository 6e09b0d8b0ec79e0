import { appPaths } from '@huella/contract/app-paths';
import { isolate, titleCase } from '@huella/validation/text';
import { html } from 'hono/html';
import { emailKey } from '../../auth/email-key.ts';
import { avatar } from '../../pages/drawings.ts';
import { notice, page } from '../../pages/page.ts';
import type { ServerConfig } from '../../ports.ts';
import { maskEmail } from '../mask-email.ts';
import type { PendingPet } from '../repositories/external-policies.ts';
import type { SyncLink } from '../repositories/sync-links.ts';
import { pageText } from './copy.ts';

type WebUrl = Pick<ServerConfig, 'webUrl'>;

const { confirm, associated, nothing, syncOver } = pageText;

/**
 * Shows what will be associated with which account, and the button, which posts to the page's own URL. Warns if the account's email
 * differs from the link's, so that nobody hands policies to a stranger unawares.
 */
export function confirmView({ accountEmail, emailKey: requested }: SyncLink, pets: readonly PendingPet[]) {
  const isOwn = emailKey(accountEmail) === requested;
  return page(
    confirm.title,
    html`<p>${isOwn ? confirm.own : confirm.other(isolate(maskEmail(accountEmail)))}</p>
      <ul class="pets">
        ${pets.map(pendingPet)}
      </ul>
      ${isOwn ? '' : html`<p class="error">${confirm.advice}</p>`}
      <form method="post"><button class="button" type="submit">${confirm.submit}</button></form>`,
  );
}

function pendingPet({ nombre, animal, plan }: PendingPet) {
  const text = `${isolate(titleCase(nombre))} (${animal}): ${plan}`;
  return html`<li>${avatar(animal)} <span>${text}</span></li>`;
}

export function doneView({ webUrl }: WebUrl, names: readonly string[]) {
  const text = associated.text(names.map((name) => isolate(titleCase(name))).join(', '));
  return notice('done', { ...associated, text, href: webUrl });
}

/** For a used link, also after a second tap, and for one whose pets are associated already. */
export function nothingView({ webUrl }: WebUrl) {
  return notice('done', { ...nothing, href: webUrl });
}

export function overView({ webUrl }: WebUrl) {
  return notice('missing', { ...syncOver, href: `${webUrl}${appPaths.syncPets.href()}` });
}
