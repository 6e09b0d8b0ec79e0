/**
 * Navigation state after insuring a pet, when the policy is mailed. A pet opened by its URL may have an external policy, which is not
 * mailed.
 */
export const justInsured = { isJustInsured: true };

export function isJustInsured(state: unknown): boolean {
  return state instanceof Object && 'isJustInsured' in state && state.isJustInsured === true;
}
