import type { WebApp, WebFile } from './web-app.ts';

/**
 * The file of a path or, for one of the app's own routes, its page (`/login` → `login/index.html` if built, else `index.html`). A missing
 * file is undefined, never the page: a missing script must not be answered with HTML (O-PW-04).
 */
export function findFile(app: WebApp, path: string): WebFile | undefined {
  const decoded = decode(path);
  if (decoded === null) return undefined;
  const file = app.get(decoded);
  if (file) return file;
  if (looksLikeFile(decoded)) return undefined;
  return app.get(`${decoded.replace(/\/+$/, '')}/index.html`) ?? app.get('/index.html');
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function looksLikeFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.\w+$/.test(path);
}
