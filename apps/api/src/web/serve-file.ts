import { chooseVariant } from './choose-variant.ts';
import type { WebFile } from './web-app.ts';

type Headers = Readonly<Record<string, string>>;

/** For scripts, styles and fonts, which need no Content-Security-Policy. */
const subresource: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * A worker has only its own script's Content-Security-Policy: it may load our code and data, and compile WebAssembly, which pages may not
 * (it decodes HEIC photos).
 */
const worker: Headers = {
  ...subresource,
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};

function headersFor(request: Request, file: WebFile, securityHeaders: Headers): Headers {
  if (!isSubresource(file)) return securityHeaders;
  return request.headers.get('sec-fetch-dest') === 'worker' ? worker : subresource;
}

function isSubresource({ immutable, contentType }: WebFile): boolean {
  return immutable && /^(text\/(javascript|css)|font\/)/.test(contentType);
}

/** Hashed files are cached for a year; all others are revalidated, so that nobody keeps an old build. */
export function serveFile(request: Request, file: WebFile, securityHeaders: Headers): Response {
  const { bytes, etag, encoding } = chooseVariant(file, request.headers.get('accept-encoding'));
  const headers: Record<string, string> = {
    ...headersFor(request, file, securityHeaders),
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
  };
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  headers['content-type'] = file.contentType;
  headers['content-length'] = String(bytes.length);
  if (encoding) headers['content-encoding'] = encoding;
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()));
}
