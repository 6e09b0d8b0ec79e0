import { appPaths } from '@huella/contract/app-paths';

/** The query parameter that holds the page somebody asked for before logging in. */
export const RETURN_PARAMETER = 'volver';

function withReturn<const Path extends string>(path: Path) {
  const href = (returnTo?: string | null) =>
    returnTo ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo }).toString()}` : path;
  return { path, href } as const;
}

/** Where auth's screens are. `href` takes the page to return to after the login (D41). */
export const authPaths = {
  login: withReturn(appPaths.login.path),
  slides: withReturn(appPaths.initialSlides.path),
  register: withReturn(appPaths.register.path),
  recover: withReturn(appPaths.recoverPassword.path),
} as const;

/** Where a person lands who asked for nothing (specification §2). */
export const HOME = appPaths.home.path;
