import type { Indication } from '@huella/contract';

/** Milliseconds: a form stored within them was not resent (D66). */
const STORING_MS = 1000;

/** Whether the form was sent more than once. */
export function wasResent({ vetForm }: Pick<Indication, 'vetForm'>): boolean {
  return vetForm !== null && Date.parse(vetForm.updatedAt) - Date.parse(vetForm.createdAt) > STORING_MS;
}
