import { leavingSaved } from '@huella/ui';

/** Navigation state after filing; skips the confirmation of unsaved changes. */
export const justFiled = { ...leavingSaved, filed: true } as const;

export function isJustFiled(state: unknown): boolean {
  return state instanceof Object && 'filed' in state && state.filed === true;
}
