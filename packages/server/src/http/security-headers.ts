import type { ServerConfig } from '../ports.ts';

/** `data` is JSON; `page` a server page without scripts, `form` one with a script and an image; `app` the single-page app. */
export type HeaderSet = 'data' | 'page' | 'form' | 'app';

const closed = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** MUI writes style sheets at run time, hence `unsafe-inline` for styles, never for scripts. */
const app = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Security headers: strict CSP, no sniffing, framing or referrer, HSTS behind TLS. `connect` lists further origins that the single-page
 * app may connect to and load images from.
 */
export function headersFor(
  { secure }: Pick<ServerConfig, 'secure'>,
  set: HeaderSet,
  connect: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(set, connect),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(set !== 'data' && { 'Cross-Origin-Resource-Policy': 'same-origin' }),
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

function contentSecurityPolicy(set: HeaderSet, connect: readonly string[]): string {
  if (set === 'data') return closed;
  const page = `${closed}; style-src 'self'; font-src 'self'; form-action 'self'`;
  if (set === 'page') return page;
  if (set === 'form') return `${page}; script-src 'self'; img-src 'self'; connect-src 'self'`;
  const sources = ["'self'", ...connect].join(' ');
  return `${app}; connect-src ${sources}; img-src ${sources} data: blob:`;
}
