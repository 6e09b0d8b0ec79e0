declare const __SERVER_PATHS__: readonly string[];

const serverPaths = __SERVER_PATHS__.map((pattern) => new RegExp(pattern));

/** A hashed file of the build. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

/** An address of the app's own router: neither the server's, nor a file. */
export function isScreen(pathname: string): boolean {
  return !serverPaths.some((pattern) => pattern.test(pathname)) && !/\.\w+$/.test(pathname);
}
