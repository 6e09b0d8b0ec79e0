import { appPaths } from '@huella/contract/app-paths';

export const RETURN_PARAMETER = 'volver';

function withReturn<const Path extends string>(path: Path) {
  const href = (returnTo?: string | null) =>
    returnTo ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo }).toString()}` : path;
  return { path, href } as const;
}

/** `href` takes the return path (D41). */
export const authPaths = {
  login: withReturn(appPaths.login.path),
  slides: withReturn(appPaths.initialSlides.path),
  register: withReturn(appPaths.register.path),
  recover: withReturn(appPaths.recoverPassword.path),
} as const;

/** The default page (specification §2). */
export const HOME = appPaths.home.path;
