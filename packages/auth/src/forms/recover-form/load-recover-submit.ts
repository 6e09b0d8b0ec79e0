/** The chunk with the recovery's rule and call. */
export const loadRecoverSubmit = () =>
  import('./recover-submit.ts').then(({ recoverSubmit }) => recoverSubmit);
