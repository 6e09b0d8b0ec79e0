/** Titles of this feature's pages. The router needs them before any page's code, so they are apart from `copy.ts`. */
export const titles = { card: 'Carnet' } as const;
