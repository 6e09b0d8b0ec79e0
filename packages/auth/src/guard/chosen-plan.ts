import { parseId } from '@huella/validation/number';

/** The id of the chosen plan in the return path, or null. */
export function chosenPlan(requested: string | null): number | null {
  const [, search] = (requested ?? '').split(/[?#]/);
  return parseId(new URLSearchParams(search).get('plan') ?? undefined);
}
