/** Query words of the menu's steps: `?paso=reintegros` (D82). */
const menuSteps = ['reintegros', 'documentacion', 'movimientos'] as const;
export type MenuStep = (typeof menuSteps)[number];

/** Null for the menu itself, also for an unknown name. */
export function menuStepOf(name: string | null): MenuStep | null {
  return menuSteps.find((step) => step === name) ?? null;
}
