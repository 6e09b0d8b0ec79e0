/** The chunk with the login's rules and call. */
export const loadLoginCode = () => import('./login-code.ts').then(({ loginCode }) => loginCode);
