/** The query parameter that holds the page somebody asked for before logging in. */
export const RETURN_PARAMETER = 'volver';

function withReturn(path: string) {
  return (returnTo?: string | null) =>
    returnTo ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo }).toString()}` : path;
}

/** Where auth's screens are. `href` takes the page to return to after the login (D41). */
export const authPaths = {
  login: { path: '/login', href: withReturn('/login') },
  register: { path: '/register', href: withReturn('/register') },
  recover: { path: '/pass-recover', href: withReturn('/pass-recover') },
} as const;

/** Where a person lands who asked for nothing (specification §2). */
export const HOME = '/tabs/home';
