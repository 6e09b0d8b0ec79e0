/** The chunk with the login's rules and call. */
export const loadLoginSubmit = () => import('./login-submit.ts').then(({ loginSubmit }) => loginSubmit);
