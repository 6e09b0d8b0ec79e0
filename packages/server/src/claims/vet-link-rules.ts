import { vetLinkSchema } from '@huella/validation/claim';
import { asObject } from '../http/check-input.ts';
import { validateForm } from '../http/validate-form.ts';

export function checkVetLink(sent: Readonly<Record<string, unknown>>, today: string, prefix = '') {
  return validateForm(vetLinkSchema(today), { ...sent, veterinario: asObject(sent['veterinario']) }, prefix);
}
