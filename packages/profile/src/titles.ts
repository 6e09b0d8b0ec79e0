/** Titles of this feature's screens. The router needs them before any screen's code, so they stand apart from `copy.ts`. */
export const titles = { personalData: 'Datos personales', myData: 'Privacidad y mis datos' } as const;
