/** The chunk with the registration's rules and call. */
export const loadRegisterSubmit = () =>
  import('./register-submit.ts').then(({ registerSubmit }) => registerSubmit);
