import { leavingSaved } from '@huella/ui';

/** Navigation state that says "this claim was just filed"; leaving the form for it is never asked about. */
export const justFiled = { ...leavingSaved, filed: true } as const;

/** Whether a navigation carries `justFiled`. */
export function isJustFiled(state: unknown): boolean {
  return state instanceof Object && 'filed' in state && state.filed === true;
}
