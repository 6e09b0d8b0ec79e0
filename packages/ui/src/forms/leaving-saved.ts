/** Navigation state that says "this is saved": `navigate(to, { state: leavingSaved })` is never asked about. */
export const leavingSaved = { saved: true } as const;

/** Whether a navigation carries `leavingSaved`. */
export function isSaved(state: unknown): boolean {
  return state instanceof Object && 'saved' in state && state.saved === true;
}
