/** Buttons beside the one that leads on: as narrow as their word, still as high as a finger. */
export const quietButton = { minWidth: 48, px: 1 } as const;
