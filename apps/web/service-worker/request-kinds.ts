declare const SERVER_PATHS: readonly string[];

const serverPaths = SERVER_PATHS.map((pattern) => new RegExp(pattern));

export function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

export function isPage(pathname: string): boolean {
  return !serverPaths.some((pattern) => pattern.test(pathname)) && !/\.\w+$/.test(pathname);
}
