/** The id of the plan that was chosen before, out of the page that was asked for; null for none. */
export function chosenPlan(asked: string | null): number | null {
  const [, search] = (asked ?? '').split(/[?#]/);
  const plan = Number(new URLSearchParams(search).get('plan'));
  return Number.isSafeInteger(plan) && plan > 0 ? plan : null;
}
