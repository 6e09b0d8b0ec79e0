import type { Indication } from '@huella/contract';

/** Milliseconds that a form may take to be stored without counting as sent again (D66). */
const STORING_MS = 1000;

/** Whether the form went out more than once. */
export function wasResent({ vetForm }: Pick<Indication, 'vetForm'>): boolean {
  return vetForm !== null && Date.parse(vetForm.updatedAt) - Date.parse(vetForm.createdAt) > STORING_MS;
}
