import type { FieldError } from '@huella/contract';
import { html } from 'hono/html';
import { icon } from '../../pages/drawings.ts';
import { page } from '../../pages/page.ts';
import { pageText } from './copy.ts';

const copy = pageText.newPassword;

/** Posts to its own URL; what was typed is not sent back. */
export function newPasswordForm(email: string, errors: readonly FieldError[]) {
  const title = errors.length > 0 ? `Error: ${copy.title}` : copy.title;
  return page(
    title,
    html`${errors.length > 0 ? html`<p role="alert" class="error">${icon('alert')}${copy.wrong}</p>` : ''}
      <form method="post" novalidate>
        <label for="email">${copy.account}</label>
        <input id="email" type="email" value="${email}" readonly autocomplete="username" />
        ${passwordField('password', copy.password, copy.hint, errors)}
        ${passwordField('confirm', copy.confirm, '', errors)}
        <button class="button" type="submit">${copy.submit}</button>
      </form>`,
    { above: html`<p class="badge">${icon('lock')}</p>` },
  );
}

function passwordField(name: string, label: string, hint: string, errors: readonly FieldError[]) {
  const error = errors.find(({ path }) => path === name)?.message;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<label for="${name}">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    ${error ? html`<p class="error" id="${name}-error">${icon('alert')}${error}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      type="password"
      autocomplete="new-password"
      required
      aria-invalid="${error ? 'true' : 'false'}"
      aria-describedby="${described}"
    />`;
}
