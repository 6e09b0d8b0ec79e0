/** The card as it is issued: 8.5 × 5.4 cm at 300 dpi (specification §9), in pixels of the saved picture. */
export const CARD = { width: 1004, height: 638, dotsPerInch: 300 } as const;
