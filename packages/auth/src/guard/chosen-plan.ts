import { parseId } from '@huella/validation/number';

/** The id of the chosen plan in the return path, or null. */
export function chosenPlan(returnPath: string | null): number | null {
  const [, search] = (returnPath ?? '').split(/[?#]/);
  return parseId(new URLSearchParams(search).get('plan') ?? undefined);
}
