/** Navigation state that skips the confirmation of unsaved changes: `navigate(to, { state: leavingSaved })`. */
export const leavingSaved = { saved: true } as const;

export function isSaved(state: unknown): boolean {
  return state instanceof Object && 'saved' in state && state.saved === true;
}
