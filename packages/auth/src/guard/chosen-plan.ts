import { parseId } from '@huella/validation/number';

/** The id of the plan that was chosen before, out of the page that was asked for; null for none. */
export function chosenPlan(asked: string | null): number | null {
  const [, search] = (asked ?? '').split(/[?#]/);
  return parseId(new URLSearchParams(search).get('plan') ?? undefined);
}
