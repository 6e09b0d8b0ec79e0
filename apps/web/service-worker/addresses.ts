declare const SERVER_PATHS: readonly string[];

const serverPaths = SERVER_PATHS.map((pattern) => new RegExp(pattern));

/** A hashed file of the build. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

/** A path of the app's router: not the server's, and not a file. */
export function isPage(pathname: string): boolean {
  return !serverPaths.some((pattern) => pattern.test(pathname)) && !/\.\w+$/.test(pathname);
}
