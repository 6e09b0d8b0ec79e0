import { vetLinkSchema } from '@huella/validation/claim';
import { asObject } from '../http/check-input.ts';
import { checkForm } from '../http/form-rules.ts';

export function checkVetLink(sent: Readonly<Record<string, unknown>>, today: string, prefix = '') {
  return checkForm(vetLinkSchema(today), { ...sent, veterinario: asObject(sent['veterinario']) }, prefix);
}
