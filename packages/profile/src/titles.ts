/** Separate from `copy.ts`, because the router needs them before any screen's code. */
export const titles = { personalData: 'Datos personales', myData: 'Privacidad y mis datos' } as const;
