/**
 * Navigation state after contracting, when the policy is mailed. A pet opened by its URL may have an external policy, which is not
 * mailed.
 */
export const justContracted = { isJustContracted: true };

export function isJustContracted(state: unknown): boolean {
  return state instanceof Object && 'isJustContracted' in state && state.isJustContracted === true;
}
