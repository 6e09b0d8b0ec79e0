import { vetLinkSchema } from '@huella/validation/claim';
import { recordOf } from '../http/check-input.ts';
import { checkForm } from '../http/form-rules.ts';

/** Whom a form goes to, and when they attended the pet; where nobody is named, each of the vet's fields says that it is missing. */
export function checkVetLink(sent: Readonly<Record<string, unknown>>, today: string, prefix = '') {
  return checkForm(vetLinkSchema(today), { ...sent, veterinario: recordOf(sent['veterinario']) }, prefix);
}
