/** Renders nothing inside the shell (specification §2, D34); nothing links to it. */
export function NutritionalInfoPage() {
  return null;
}
