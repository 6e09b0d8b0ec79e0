/** The chunk with the registration's rules and call. */
export const loadRegisterCode = () => import('./register-code.ts').then(({ registerCode }) => registerCode);
