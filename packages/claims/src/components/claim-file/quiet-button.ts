/** Secondary buttons: as narrow as their text, as high as a finger. */
export const quietButton = { minWidth: 48, px: 1 } as const;
