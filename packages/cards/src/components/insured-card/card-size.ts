/** The issued card in pixels: 8.5 × 5.4 cm at 300 dpi (specification §9). */
export const CARD = { width: 1004, height: 638, dotsPerInch: 300 } as const;
