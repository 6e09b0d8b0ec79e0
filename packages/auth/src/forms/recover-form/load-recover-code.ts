/** The chunk with the recovery's rule and call. */
export const loadRecoverCode = () => import('./recover-code.ts').then(({ recoverCode }) => recoverCode);
