/**
 * Navigation state of the page that celebrates, when contracting leads to it: the policy is mailed then. A cover that was opened by its
 * address may be of another channel, which sends its own.
 */
export const justContracted = { isJustContracted: true };

export function isJustContracted(state: unknown): boolean {
  return state instanceof Object && 'isJustContracted' in state && state.isJustContracted === true;
}
