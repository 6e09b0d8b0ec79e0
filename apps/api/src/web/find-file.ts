import type { WebApp, WebFile } from './web-app.ts';

/**
 * What a path of the web app shows: a file of the build, or, for a screen of the app's own router, the page that
 * begins there (`/login` → `login/index.html` where the build made one, `index.html` otherwise). A missing file is
 * undefined, never the page: a script that is gone must not come back as HTML (O-PW-04).
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
