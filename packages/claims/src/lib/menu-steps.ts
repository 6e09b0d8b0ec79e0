/** The steps of a claim's menu, by their word in the address: `?paso=reintegros` (D82). */
const menuSteps = ['reintegros', 'documentacion', 'movimientos'] as const;
export type MenuStep = (typeof menuSteps)[number];

/** The step that the address names; null is the menu itself, also for a word that names none. */
export function menuStepOf(word: string | null): MenuStep | null {
  return menuSteps.find((step) => step === word) ?? null;
}
